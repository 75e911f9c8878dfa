import type { ClosedHomeAd, HomeAd } from './states.ts'

/**
 * Weeks bought before the review start with the approval: until then the full term lies ahead.
 * @param approved whether staff approved it, or no review is needed
 * @param now unix seconds
 * @example
 * whileWaiting(ad, false, 1_760_000_000).kind // 'shown'
 */
export function whileWaiting(state: HomeAd, approved: boolean, now: number): HomeAd {
  if (approved || state.kind === 'notBought') return state
  return { ...state, startAt: now, stopAt: now + (state.stopAt - state.startAt) }
}

/**
 * Seconds that are paid for and not used.
 * @param now unix seconds
 * @example
 * secondsLeft(ad, 1_760_000_060) // 604_740
 */
export function secondsLeft(state: HomeAd, now: number): number {
  return state.kind === 'notBought' ? 0 : Math.max(0, state.stopAt - Math.max(now, state.startAt))
}

/**
 * The slot of an ad that staff took down: its rest is refunded, so it ends now.
 * @param now unix seconds
 * @example
 * takenDown(ad, 1_760_000_000) // { kind: 'closed', startAt: 1_760_000_000, stopAt: 1_760_000_000, closedBy: 'moderator' }
 */
export function takenDown(state: HomeAd, now: number): HomeAd {
  if (state.kind === 'notBought') return state
  const stopAt = Math.min(state.stopAt, now)
  return { kind: 'closed', startAt: Math.min(state.startAt, stopAt), stopAt, closedBy: 'moderator' }
}

/**
 * The slot of an ad that staff let back: over, and to be bought again.
 * @example
 * letBack(takenDown(ad, 1_760_000_000)) // { kind: 'closed', startAt: 1_760_000_000, stopAt: 1_760_000_000, closedBy: 'clock' }
 */
export function letBack(state: HomeAd): HomeAd {
  if (state.kind !== 'closed' || state.closedBy !== 'moderator') return state
  return { ...state, closedBy: 'clock' } satisfies ClosedHomeAd
}
