import { entryTemplates, type EntryDraft } from '../../ledger/index.ts'
import { add, isZero, sum, type CurrencyCode, type Money } from '../../money/index.ts'
import type { GoodsOrderMove, GoodsOrderTerms } from './states.ts'

/**
 * The journal entry for a step's moves.
 * @param orderId id of the order, owner of its escrow account
 * @param moves of one step, from `openGoodsOrder` or `next`
 * @returns null when the step moves nothing
 * @example
 * goodsOrderEntry(7, order, placed.moves)?.kind // 'goods_purchase'
 */
export function goodsOrderEntry(
  orderId: number,
  order: GoodsOrderTerms,
  moves: readonly GoodsOrderMove[],
): EntryDraft | null {
  const { buyerUid, sellerUid } = order
  const to = (role: GoodsOrderMove['to']): Money<CurrencyCode> =>
    sum(
      order.escrow.asset,
      moves.filter((move) => move.to === role).map((move) => move.money),
    )
  if (moves.length === 0) return null
  if (!isZero(to('escrow'))) return entryTemplates.purchase({ buyerUid, orderId, money: to('escrow') })
  const toBuyer = to('buyer')
  const fee = to('platform')
  const earned = add(to('seller'), fee)
  if (isZero(earned)) return entryTemplates.refundGoodsOrder({ buyerUid, orderId, money: toBuyer })
  if (isZero(toBuyer)) return entryTemplates.settleGoodsOrder({ sellerUid, orderId, money: earned, fee })
  return entryTemplates.splitGoodsOrder({ buyerUid, sellerUid, orderId, money: order.escrow, toBuyer, fee })
}
