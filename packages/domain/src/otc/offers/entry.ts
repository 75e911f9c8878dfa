import { entryTemplates, type EntryDraft } from '../../ledger/index.ts'
import type { OtcOffer, OtcOfferMove } from './states.ts'

/**
 * The journal entry of a step between owner and lock: publishing and withdrawing a sell offer. The order posts moves to
 * and from an order.
 * @param offerId id of the offer, owner of its lock account
 * @param moves of one step, from `publishOtcOffer` or `next`
 * @returns null when the step has no posting of its own
 * @example
 * otcOfferEntry(9, offer, moves)?.kind // 'offer_lock'
 */
export function otcOfferEntry(offerId: number, offer: OtcOffer, moves: readonly OtcOfferMove[]): EntryDraft | null {
  const { ownerUid } = offer
  const own = moves.find((move) => move.from !== 'order' && move.to !== 'order')
  if (own === undefined) return null
  const template = own.to === 'lock' ? entryTemplates.offerLock : entryTemplates.offerRelease
  return template({ ownerUid, offerId, money: own.money })
}
