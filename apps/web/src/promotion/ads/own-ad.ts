import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type OwnAd = ApiOutputs['ads']['ownList']['data'][number]
export type AdPlace = 'home' | 'category'

/** State of an ad in one place, for the badges of the own list. */
export type AdStanding = 'delisted' | 'waiting' | 'shown' | 'hidden' | 'usedUp' | 'ended' | 'notBought'

const CLOSED_BY = { owner: 'hidden', moderator: 'ended', clock: 'ended', lastClick: 'usedUp' } as const

export function standingOf(ad: OwnAd, place: AdPlace): AdStanding {
  if (ad.delisted !== null) return 'delisted'
  const slot = place === 'home' ? ad.home : ad.category
  if (slot === null) return 'notBought'
  if (slot.status === 'shown') return ad.waitingSince === null ? 'shown' : 'waiting'
  return slot.closedBy === null ? 'hidden' : CLOSED_BY[slot.closedBy]
}
