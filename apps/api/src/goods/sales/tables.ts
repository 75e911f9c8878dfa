import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idRef } from '../../platform/db/columns.ts'

/** How many people looked at goods on a day (UTC), the owner and robots left out: one row for goods and day. */
export const goodsViewDay = pgTable(
  'goods_view_day',
  {
    goodsId: idRef('goods_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ name: 'goods_view_day_pkey', columns: [table.goodsId, table.day] }),
    index('goods_view_day_seller_idx').on(table.sellerUid, table.day),
    check('goods_view_day_views_check', sql`${table.views} >= 0`),
  ],
)
