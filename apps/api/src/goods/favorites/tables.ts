import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, pgTable, unique } from 'drizzle-orm/pg-core'
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
    /** When the follower was last notified that the goods are available again. */
    toldBackAt: instant('told_back_at'),
  },
  (table) => [
    unique('goods_favorite_key').on(table.uid, table.goodsId),
    index('goods_favorite_uid_idx').on(table.uid, table.id),
    index('goods_favorite_goods_idx').on(table.goodsId),
  ],
)

/** A user's settings for all their favourites; without a row the default applies. */
export const favoriteChoice = pgTable('favorite_choice', {
  uid: idRef('uid').primaryKey(),
  /** Notify when goods that were sold out or off sale are available again. */
  tellBack: boolean('tell_back').notNull().default(true),
})

/**
 * The update that records a back-in-stock notice. It is defined here because goods verbs run it in their own commits.
 */
export const markToldBack = (favorites: SQL, at: SQL): SQL =>
  sql`update goods_favorite set told_back_at = ${at} where id in (${favorites})`
