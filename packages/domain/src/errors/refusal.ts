import type { ErrorCode } from './catalogue.ts'

/** One refused field of an input: its path joined with dots, and the catalogue code that its schema names. */
export interface FieldError {
  readonly field: string
  readonly code: ErrorCode
}

/** What a client reads of every failure: in `error.data.domain` of a tRPC error. */
export interface DomainErrorData {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>
  /** Present when the input itself was refused; unique fields in input order. */
  readonly fields?: readonly FieldError[]
}
