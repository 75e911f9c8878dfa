/** What sort of failure a code is; transports turn the kind into a status. */
export type ErrorKind =
  | 'input'
  | 'auth'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'money'
  | 'limit'
  | 'unavailable'
  | 'internal'

/** One row of the catalogue: the number old clients see, and the kind. */
export interface ErrorRow {
  readonly msCode: number
  readonly kind: ErrorKind
}

/** The errors of one area; each area counts its numbers from its own base. */
export type ErrorArea = Readonly<Record<string, ErrorRow>>
