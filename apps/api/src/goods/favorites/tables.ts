import { index, pgTable, unique } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'
import { goods } from '../goods/tables.ts'

export const goodsFavorite = pgTable(
  'goods_favorite',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    goodsId: idRef('goods_id')
      .notNull()
      .references(() => goods.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('goods_favorite_key').on(table.uid, table.goodsId),
    index('goods_favorite_uid_idx').on(table.uid, table.id),
    index('goods_favorite_goods_idx').on(table.goodsId),
  ],
)
