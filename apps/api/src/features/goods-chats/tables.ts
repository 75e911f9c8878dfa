import { check, pgTable, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'

/** A conversation over goods between one who asks or buys and their owner. */
export const goodsChat = pgTable(
  'goods_chat',
  {
    id: rowId(),
    goodsId: idRef('goods_id').notNull(),
    userId: idRef('user_id').notNull(),
    ownerUid: idRef('owner_uid').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('goods_chat_goods_user_key').on(table.goodsId, table.userId),
    check('goods_chat_two_check', sql`user_id <> owner_uid`),
  ],
)
