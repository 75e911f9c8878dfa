import { timeRules } from '../rules/transport.ts'

/** The parts of a relative time; `date` means that it is old enough to show the date instead. */
export type RelativeTime =
  | { readonly kind: 'just_now' }
  | { readonly kind: 'minutes'; readonly count: number }
  | { readonly kind: 'hours'; readonly count: number }
  | { readonly kind: 'days'; readonly count: 1 }
  | { readonly kind: 'date' }

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/**
 * Under 30 s just now, then minutes, hours and 1 day, then the date (marketplace.md §9).
 * @param then unix seconds; a moment in the future reads as just now, because clocks differ
 * @param now unix seconds
 * @example
 * relativeTime(1_760_000_000, 1_760_003_600) // { kind: 'hours', count: 1 }
 */
export function relativeTime(then: number, now: number): RelativeTime {
  const seconds = now - then
  if (seconds < timeRules.justNowSeconds) return { kind: 'just_now' }
  if (seconds < HOUR) return { kind: 'minutes', count: Math.max(1, Math.floor(seconds / MINUTE)) }
  if (seconds < DAY) return { kind: 'hours', count: Math.floor(seconds / HOUR) }
  return seconds < timeRules.relativeUpToSeconds ? { kind: 'days', count: 1 } : { kind: 'date' }
}
