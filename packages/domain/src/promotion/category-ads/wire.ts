import type { CategoryAd } from './states.ts'

/** Numbers of the status field; null when never bought (wallet-and-otc.md §3 "Own ad"). */
export const CATEGORY_AD_STATUS_NUMBERS = { notBought: null, shown: 1, closed: 2 } as const satisfies Record<
  CategoryAd['kind'],
  number | null
>

/**
 * The state fields of the `categoryAd` field of an own ad.
 * @example
 * categoryAdWire(ad) // { buy_hits: 200, remain_hits: 120, status: 1 }
 */
export function categoryAdWire(state: CategoryAd) {
  if (state.kind === 'notBought') return null
  return { buy_hits: state.bought, remain_hits: state.remaining, status: CATEGORY_AD_STATUS_NUMBERS[state.kind] }
}
