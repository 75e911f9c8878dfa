import type { GoodsOrderNote } from '@jindu/domain/goods-order'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** What happened to somebody's orders, told to them; unread until they look. */
export const userMessage = pgTable(
  'user_message',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    kind: text('kind', { enum: ['goodsOrder'] }).notNull(),
    note: text('note').$type<GoodsOrderNote>().notNull(),
    orderId: idRef('order_id').notNull(),
    goodsId: idRef('goods_id').notNull(),
    /** Whether the reader is the seller of the order. */
    isSeller: boolean('is_seller').notNull(),
    /** 0: the site speaks. */
    senderId: idRef('sender_id').notNull().default(0),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('user_message_uid_idx').on(table.uid, table.id),
    index('user_message_unread_idx')
      .on(table.uid)
      .where(sql`read_at is null`),
  ],
)
