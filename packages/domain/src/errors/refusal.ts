import type { ErrorCode } from './catalogue.ts'

/** An invalid input field: its path joined with dots, and the catalogue code that its schema names. */
export interface FieldError {
  readonly field: string
  readonly code: ErrorCode
}

/** Error data for clients: in `error.data.domain` of a tRPC error. */
export interface DomainErrorData {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>
  /** Present if the input was invalid; unique fields in input order. */
  readonly fields?: readonly FieldError[]
}
