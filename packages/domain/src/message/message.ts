import type { GoodsOrderTimelineNote } from '../goods-order/index.ts'

/** A step of an order, told to both sides. */
interface OrderMessage {
  readonly kind: 'goodsOrder'
  readonly note: GoodsOrderTimelineNote
  readonly orderId: number
  readonly goodsId: number
  /** Whether the reader is the seller of the order. */
  readonly isSeller: boolean
}

/** What staff did to goods, told to their seller with the reason. */
interface ModerationMessage {
  readonly kind: 'goods'
  readonly note: 'goods.delisted' | 'goods.relisted'
  readonly goodsId: number
  readonly reason: string
}

/** A purchase took the last unit, or one that leaves few. */
interface StockMessage {
  readonly kind: 'goods'
  readonly note: 'goods.soldOut' | 'goods.stockLow'
  readonly goodsId: number
  /** Units that can still be sold; none when sold out. */
  readonly left: number
}

/** What staff did to the account itself, with the reason. */
interface AccountMessage {
  readonly kind: 'system'
  readonly note: 'account.frozen' | 'account.unfrozen'
  readonly reason: string
}

/**
 * Everything that the site tells somebody in a stored message. The kinds are tabs of the message centre (marketplace.md §2):
 * order, goods and system. What is stored are codes and figures; the words come from the catalogue when it is read.
 */
export type StoredMessage = OrderMessage | ModerationMessage | StockMessage | AccountMessage

export type MessageNote = StoredMessage['note']

export const MESSAGE_KINDS = ['goodsOrder', 'goods', 'system'] as const satisfies readonly StoredMessage['kind'][]
