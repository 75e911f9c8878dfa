import type { CategoryAd } from './states.ts'

/**
 * The clicks of an ad that staff took down are refunded: none is left.
 * @example
 * takenDown(ad) // { kind: 'closed', categoryIds: [9], bought: 200, remaining: 0, closedBy: 'moderator' }
 */
export function takenDown(state: CategoryAd): CategoryAd {
  if (state.kind === 'notBought') return state
  const { categoryIds, bought } = state
  return { kind: 'closed', categoryIds, bought, remaining: 0, closedBy: 'moderator' }
}

/**
 * The slot of an ad that staff let back: without clicks, and to be bought again.
 * @example
 * letBack(takenDown(ad)) // { kind: 'closed', categoryIds: [9], bought: 200, remaining: 0, closedBy: 'lastClick' }
 */
export function letBack(state: CategoryAd): CategoryAd {
  if (state.kind !== 'closed' || state.closedBy !== 'moderator') return state
  return { ...state, closedBy: state.remaining > 0 ? 'owner' : 'lastClick' }
}
