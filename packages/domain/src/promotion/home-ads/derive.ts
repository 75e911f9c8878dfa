import type { HomeAd } from './states.ts'

/** Numbers of the status field; null when never bought (wallet-and-otc.md §3 "Own ad"). */
export const HOME_AD_STATUS_NUMBERS = { notBought: null, shown: 1, closed: 2 } as const satisfies Record<
  HomeAd['kind'],
  number | null
>

/**
 * When the clock closes the ad; null when it is not shown. Unix seconds.
 * @example
 * deadlineOf(ad) // { at: 1_760_604_800, event: { kind: 'expire' } }
 */
export function deadlineOf(state: HomeAd): { at: number; event: { kind: 'expire' } } | null {
  return state.kind === 'shown' ? { at: state.stopAt, event: { kind: 'expire' } } : null
}

/**
 * Whether visitors see the ad: shown, and its time not over even if the clock is late.
 * @example
 * isVisible(ad, 1_760_000_000) // true
 * isVisible(ad, 1_760_604_800) // false
 */
export function isVisible(state: HomeAd, now: number): boolean {
  return state.kind === 'shown' && now < state.stopAt
}

/**
 * The `homeAd` field of an own ad; times in unix seconds.
 * @example
 * homeAdWire(ad) // { start_time: 1_760_000_000, stop_time: 1_760_604_800, status: 1 }
 */
export function homeAdWire(state: HomeAd) {
  if (state.kind === 'notBought') return null
  return { start_time: state.startAt, stop_time: state.stopAt, status: HOME_AD_STATUS_NUMBERS[state.kind] }
}
