import type { GoodsOrderTimelineNote } from '@jindu/domain/goods-order'
import type { StoredMessage } from '@jindu/domain/message'
import { insertRow, type Statement } from '../../platform/db/index.ts'
import { userMessage } from './tables.ts'

/** The row of a message, unread. @param at unix seconds */
export function messageRow(uid: number, message: StoredMessage, at: number): typeof userMessage.$inferInsert {
  const { kind, note } = message
  const of = { uid, kind, note, createdAt: at }
  if (message.kind === 'goodsOrder') {
    const { orderId, goodsId, isSeller } = message
    return { ...of, orderId, goodsId, isSeller }
  }
  const goods = message.kind === 'goods' ? { goodsId: message.goodsId } : {}
  return { ...of, ...goods, details: 'left' in message ? { left: message.left } : { reason: message.reason } }
}

/** The message of a row. */
export function messageOf(row: Omit<typeof userMessage.$inferSelect, 'uid'>): StoredMessage {
  const { kind, note, orderId, goodsId, isSeller, details } = row
  const order = kind === 'goodsOrder' ? { orderId, isSeller } : {}
  const goods = kind === 'system' ? {} : { goodsId }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's check keeps a kind and its columns together
  return { kind, note, ...order, ...goods, ...details } as StoredMessage
}

/** A message as a write of the commit that it tells of: both are there, or neither. @param at unix seconds */
export function storeMessage(uid: number, message: StoredMessage, at: number): Statement {
  return insertRow(userMessage, messageRow(uid, message, at))
}

interface MessagedOrder {
  readonly id: number
  readonly goodsId: number
  readonly buyerUid: number
  readonly sellerUid: number
}

/** The message of a step to each side, as writes of the step's own commit. @param at unix seconds */
export function orderMessages(order: MessagedOrder, note: GoodsOrderTimelineNote, at: number): readonly Statement[] {
  const { id: orderId, goodsId, buyerUid, sellerUid } = order
  const step = { kind: 'goodsOrder', note, orderId, goodsId } as const
  return [
    storeMessage(buyerUid, { ...step, isSeller: false }, at),
    storeMessage(sellerUid, { ...step, isSeller: true }, at),
  ]
}
