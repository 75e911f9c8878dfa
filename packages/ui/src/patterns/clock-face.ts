const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Face of a clock: days and hours above two days, then `22:20:14`, `41:07`, and `04:59` in the last five minutes. */
export type ClockFace =
  | { readonly kind: 'days'; readonly days: string; readonly hours: string }
  | { readonly kind: 'digits'; readonly text: string; readonly last: boolean }
  | { readonly kind: 'passed' }

/**
 * Seconds left, rounded as the face shows them: whole hours above two days, so that a clock redraws only when it
 * changes.
 */
export function shownSeconds(secondsLeft: number): number {
  if (secondsLeft <= 0) return 0
  const whole = Math.ceil(secondsLeft)
  return whole >= 2 * DAY ? whole - (whole % HOUR) : whole
}

/** `secondsLeft` until the moment, of the server's clock. */
export function clockFace(secondsLeft: number): ClockFace {
  const left = shownSeconds(secondsLeft)
  if (left === 0) return { kind: 'passed' }
  const days = Math.floor(left / DAY)
  const hours = Math.floor(left / HOUR)
  if (days >= 2) return { kind: 'days', days: String(days), hours: pair(Math.floor((left % DAY) / HOUR)) }
  const rest = `${pair(Math.floor((left % HOUR) / MINUTE))}:${pair(left % MINUTE)}`
  return { kind: 'digits', text: hours > 0 ? `${pair(hours)}:${rest}` : rest, last: left < 5 * MINUTE }
}

function pair(value: number): string {
  return String(value).padStart(2, '0')
}
