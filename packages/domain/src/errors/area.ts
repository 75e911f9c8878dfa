/** Category of an error; transports map it to a status. */
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

/** One row of the catalogue: the error number for old clients, and the kind. */
export interface ErrorRow {
  readonly msCode: number
  readonly kind: ErrorKind
}

/** The errors of one area; each area has its own number range. */
export type ErrorArea = Readonly<Record<string, ErrorRow>>
