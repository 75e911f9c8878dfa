import type { GoodsOrder } from '@jindu/domain/goods/orders'

/**
 * An order with the unit that it delivers: sealed, read by the buyer, or gone back into stock unread. Of a delivery by
 * hand the text alone counts: unread or read.
 */
export interface Raced {
  readonly order: GoodsOrder
  readonly unit: 'sealed' | 'opened' | 'returned' | 'unread' | 'read'
}
