import { timeRules } from '../rules/transport.ts'

/**
 * Unix seconds of a timestamp whose unit is not said (marketplace.md §1): up to 10 digits are seconds, more are milliseconds.
 * @param value a whole number, zero or more
 */
export function normalizeTimestamp(value: number): number {
  const digits = String(Math.trunc(value)).length
  return Math.trunc(digits <= timeRules.secondsTimestampDigits ? value : value / 1_000)
}
