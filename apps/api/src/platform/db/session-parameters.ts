/** The text forms that the client's parsers expect, whatever the database or the role sets: a day first, or bytes as escapes, would be read wrongly. */
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
