import { timeRules } from '../rules/transport.ts'

/**
 * Unix seconds of a timestamp of unknown unit (marketplace.md §1): up to 10 digits are seconds, more are milliseconds.
 * @param value a whole number, zero or more
 * @example
 * normalizeTimestamp(1_760_000_000_123) // 1_760_000_000
 */
export function normalizeTimestamp(value: number): number {
  const digits = String(Math.trunc(value)).length
  return Math.trunc(digits <= timeRules.secondsTimestampDigits ? value : value / 1_000)
}
