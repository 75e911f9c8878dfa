import type { MessageNote } from '@jindu/domain/message'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** What the site tells somebody: of their orders, their goods, their account; unread until they look. */
export const userMessage = pgTable(
  'user_message',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    kind: text('kind', { enum: ['goodsOrder', 'goods', 'system'] }).notNull(),
    note: text('note').$type<MessageNote>().notNull(),
    orderId: idRef('order_id'),
    goodsId: idRef('goods_id'),
    /** Of an order: whether the reader is its seller. */
    isSeller: boolean('is_seller'),
    /** What the catalogue's words leave open. */
    details: jsonb('details').$type<{ readonly reason?: string; readonly left?: number }>(),
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
    check(
      'user_message_kind_check',
      sql`case kind when 'goodsOrder' then order_id is not null and goods_id is not null and is_seller is not null
        when 'goods' then order_id is null and goods_id is not null and details is not null
        when 'system' then order_id is null and goods_id is null and details is not null else false end`,
    ),
  ],
)
