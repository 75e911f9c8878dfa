import { entryTemplates, type EntryDraft, type OtcSource } from '../../ledger/index.ts'
import { add, isZero, sum, type CurrencyCode, type Money } from '../../money/index.ts'
import type { OtcOrderMove, OtcOrderTerms } from './states.ts'

/**
 * The journal entry for a step's moves.
 * @param orderId id of the order, owner of its escrow account
 * @param offer the order's offer; `ongoing` decides whether coin of a sell offer returns to the lock or to the seller
 * @param moves of one step, from `openOtcOrder` or `next`
 * @returns null when the step moves nothing
 * @example
 * otcOrderEntry(11, order, { id: 9, ongoing: true }, opened.moves)?.kind // 'otc_take'
 */
export function otcOrderEntry(
  orderId: number,
  order: OtcOrderTerms,
  offer: { readonly id: number; readonly ongoing: boolean },
  moves: readonly OtcOrderMove[],
): EntryDraft | null {
  const { buyerUid, sellerUid, escrow } = order
  const source: OtcSource = order.source === 'offer' && offer.ongoing ? { offerId: offer.id } : { sellerUid }
  const to = (role: OtcOrderMove['to']): Money<CurrencyCode> =>
    sum(
      escrow.asset,
      moves.filter((move) => move.to === role).map((move) => move.money),
    )
  if (moves.length === 0) return null
  if (!isZero(to('escrow'))) return entryTemplates.otcTake({ orderId, money: escrow, from: source })
  const fee = to('platform')
  const bought = add(to('buyer'), fee)
  if (isZero(bought)) return entryTemplates.otcCancel({ orderId, money: escrow, to: source })
  if (isZero(to('source'))) return entryTemplates.otcRelease({ orderId, buyerUid, money: escrow, fee })
  return entryTemplates.splitOtcOrder({ orderId, buyerUid, money: escrow, toBuyer: bought, fee, restTo: source })
}
