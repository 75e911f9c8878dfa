import type { ErrorCode } from '../../errors/index.ts'

/** Blocks between two people, seen from the one who acts. */
export interface Blocks {
  /** The acting person blocked the other. */
  readonly byOwn: boolean
  /** The other blocked the acting person. */
  readonly byOther: boolean
}

/** Acts towards somebody else that a block refuses. Running orders and their conversations go on. */
export type PersonAct = 'seeOffer' | 'takeOffer' | 'writeFirst'

/** A block hides offers both ways. Taking or writing names the own block; the other's is a missing offer or recipient. */
const REFUSALS = {
  seeOffer: { byOwn: 'OFFER_NOT_FOUND', byOther: 'OFFER_NOT_FOUND' },
  takeOffer: { byOwn: 'PERSON_BLOCKED', byOther: 'OFFER_NOT_FOUND' },
  writeFirst: { byOwn: 'PERSON_BLOCKED', byOther: 'PERSON_UNAVAILABLE' },
} as const satisfies Readonly<Record<PersonAct, Readonly<Record<keyof Blocks, ErrorCode>>>>

/**
 * Why a block refuses an act towards somebody; null if neither blocked the other. The own block comes first.
 * @example
 * whyNotDeal('takeOffer', { byOwn: true, byOther: false }) // 'PERSON_BLOCKED'
 * whyNotDeal('writeFirst', { byOwn: false, byOther: true }) // 'PERSON_UNAVAILABLE'
 * whyNotDeal('seeOffer', { byOwn: false, byOther: false }) // null
 */
export function whyNotDeal(act: PersonAct, { byOwn, byOther }: Blocks): ErrorCode | null {
  if (byOwn) return REFUSALS[act].byOwn
  return byOther ? REFUSALS[act].byOther : null
}
