/**
 * Text formats that the client's parsers expect, overriding the database's and role's settings: other date or bytea
 * formats would be misread.
 */
export const FORMATS = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
} as const

/** Statements end before the answer that waits for them is given up; milliseconds. */
export const LIMITS = {
  statement_timeout: 25_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} as const
