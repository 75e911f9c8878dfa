import type { Text } from '../text/locale.ts'

/** Values for a message's placeholders. Amounts are formatted, times are unix seconds, durations are seconds. */
export type ErrorDetails = Readonly<Record<string, string | number>>

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

/** One row of the catalogue: all that is known about an error. */
export interface ErrorRow {
  /** The number in answers of `Ms*` calls. */
  readonly msCode: number
  readonly kind: ErrorKind
  /** The message; a text quoted in the specification is verbatim in the quoted language. */
  readonly words: Text
  /** Default values of the message's placeholders, such as bounds; details given with an error override them. */
  readonly details?: ErrorDetails
}

/** The errors of one area; each area has its own number range. */
export type ErrorArea = Readonly<Record<string, ErrorRow>>
