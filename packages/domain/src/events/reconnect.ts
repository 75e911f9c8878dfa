import { transportRules } from '../rules/transport.ts'

const JITTER_MILLISECONDS = 1_000
const LONGEST_MILLISECONDS = 30_000

/** What a server says when it closes a connection because it stops, with the time over which its clients should come back. */
const ELSEWHERE = /^elsewhere (\d{1,6})$/

/**
 * The reason that a stopping server closes with.
 * @param withinMilliseconds over which its clients spread
 * @example
 * elsewhereReason(5_000) // 'elsewhere 5000'
 */
export function elsewhereReason(withinMilliseconds: number): string {
  return `elsewhere ${withinMilliseconds}`
}

/**
 * The time over which to come back; null when the close said nothing of that.
 * @example
 * elsewhereWithin(elsewhereReason(5_000)) // 5_000
 * elsewhereWithin('going away') // null
 */
export function elsewhereWithin(reason: string): number | null {
  const within = ELSEWHERE.exec(reason)?.[1]
  return within === undefined ? null : Math.min(Number(within), LONGEST_MILLISECONDS)
}

/**
 * How long to wait before a connection is tried again, in milliseconds: 3 s (marketplace.md §9) and a part by chance that grows
 * while tries fail, so that a server under load is not met by all its clients at once.
 *
 * @param attempt 0 for the first try after a close
 * @param chance from 0 up to, not including, 1
 * @param within what a stopping server said: another one serves already, so any time within is right for the first try
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
