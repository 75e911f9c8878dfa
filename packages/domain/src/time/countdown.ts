import { timeRules } from '../rules/transport.ts'

/** Time left until a deadline, in display parts: `10 d 06 h`, `22:20:14`, `41:07`, and red under 5 minutes. */
export type Countdown =
  | { readonly kind: 'days'; readonly days: number; readonly hours: string }
  | { readonly kind: 'clock'; readonly text: string; readonly urgent: boolean }
  | { readonly kind: 'passed' }

const HOUR = 3_600
const DAY = 86_400

/**
 * @param deadline unix seconds
 * @param now unix seconds
 * @example
 * countdown(1_760_003_600, 1_760_000_000) // { kind: 'clock', text: '01:00:00', urgent: false }
 */
export function countdown(deadline: number, now: number): Countdown {
  const left = deadline - now
  if (left <= 0) return { kind: 'passed' }
  if (left > timeRules.countdownDaysFromSeconds) {
    return { kind: 'days', days: Math.floor(left / DAY), hours: twoDigits(Math.floor((left % DAY) / HOUR)) }
  }
  return { kind: 'clock', text: clockText(left), urgent: left < timeRules.urgentSeconds }
}

/**
 * A duration as `hh:mm:ss`, under an hour as `mm:ss`.
 * @param seconds zero or more
 * @example
 * clockText(5_025) // '01:23:45'
 */
export function clockText(seconds: number): string {
  const tail = `${twoDigits(Math.floor((seconds % HOUR) / 60))}:${twoDigits(seconds % 60)}`
  return seconds < timeRules.countdownHoursFromSeconds ? tail : `${twoDigits(Math.floor(seconds / HOUR))}:${tail}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
