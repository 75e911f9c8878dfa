import type { GoodsOrderNote } from '@jindu/domain/goods-order'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

interface MessagedOrder {
  readonly id: number
  readonly goodsId: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/** The message of a step to each side, as writes of the step's own commit. @param at unix seconds */
export function orderMessages(order: MessagedOrder, note: GoodsOrderNote, at: number): readonly Statement[] {
  const { id: orderId, goodsId, buyerUid, sellerUid } = order
  const to = (uid: number, isSeller: boolean): Statement =>
    insertRow(userMessage, { uid, kind: 'goodsOrder', note, orderId, goodsId, isSeller, createdAt: at })
  return [to(buyerUid, false), to(sellerUid, true)]
}
