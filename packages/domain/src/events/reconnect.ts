import { transportRules } from '../rules/transport.ts'

const JITTER_MILLISECONDS = 1_000
const LONGEST_MILLISECONDS = 30_000

/** Close reason of a stopping server, with the milliseconds over which its clients should spread their reconnects. */
const ELSEWHERE = /^elsewhere (\d{1,6})$/

/**
 * Builds the close reason of a stopping server.
 * @param withinMilliseconds time over which its clients spread their reconnects
 * @example
 * elsewhereReason(5_000) // 'elsewhere 5000'
 */
export function elsewhereReason(withinMilliseconds: number): string {
  return `elsewhere ${withinMilliseconds}`
}

/**
 * Parses the reconnect window from a close reason; null for other reasons.
 * @example
 * elsewhereWithin(elsewhereReason(5_000)) // 5_000
 * elsewhereWithin('going away') // null
 */
export function elsewhereWithin(reason: string): number | null {
  const within = ELSEWHERE.exec(reason)?.[1]
  return within === undefined ? null : Math.min(Number(within), LONGEST_MILLISECONDS)
}

/**
 * Delay before a reconnect, in milliseconds: 3 s (marketplace.md §9) plus a random part that grows with failed
 * attempts. So clients do not reconnect to a loaded server all at once.
 *
 * @param attempt 0 for the first try after a close
 * @param chance from 0 up to, not including, 1
 * @param within reconnect window of a stopping server: another server is up already, so the first attempt may come at
 * any time within it
 * @example
 * reconnectDelay(0, 0.5) // 3_500
 * reconnectDelay(4, 0.5) // 11_000
 */
export function reconnectDelay(attempt: number, chance: number, within: number | null = null): number {
  if (attempt === 0 && within !== null) return Math.floor(chance * within)
  const { reconnectMilliseconds } = transportRules.live
  const spread = Math.min(JITTER_MILLISECONDS * 2 ** attempt, LONGEST_MILLISECONDS - reconnectMilliseconds)
  return reconnectMilliseconds + Math.floor(chance * spread)
}
