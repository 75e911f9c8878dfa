import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'
import { otcOrder } from '../orders/tables.ts'

/** One party's rating of the other for a completed fiat order. The primary key keeps one of concurrent ratings. */
export const otcRating = pgTable(
  'otc_rating',
  {
    orderId: idRef('order_id')
      .notNull()
      .references(() => otcOrder.id),
    raterUid: idRef('rater_uid').notNull(),
    ratedUid: idRef('rated_uid').notNull(),
    isUp: boolean('is_up').notNull(),
    /** Visible to both sides, and to arbiters if the order was disputed; may be empty. */
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at'),
    /** Optimistic lock: every change increments it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'otc_rating_pkey', columns: [table.orderId, table.raterUid] }),
    check('otc_rating_parties_check', sql`rater_uid <> rated_uid`),
  ],
)

/**
 * Pairs of users who completed a trade, one row per direction. Trader records count pairs, so that repeated trades with
 * one partner add nothing.
 */
export const otcPair = pgTable(
  'otc_pair',
  {
    uid: idRef('uid').notNull(),
    otherUid: idRef('other_uid').notNull(),
    trades: integer('trades').notNull(),
    /** The other user's latest rating of `uid`, from any of their orders; null without one. */
    isUp: boolean('is_up'),
    /** The latest trade of the two while nobody has looked for signs of a deal with oneself; null afterwards. */
    unweighedOrderId: idRef('unweighed_order_id'),
    /** The signs at their latest trade. With any, the pair counts in no record. */
    signs: text('signs')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ name: 'otc_pair_pkey', columns: [table.uid, table.otherUid] }),
    index('otc_pair_unweighed_idx')
      .on(table.unweighedOrderId)
      .where(sql`unweighed_order_id is not null and uid < other_uid`),
    check('otc_pair_trades_check', sql`trades > 0`),
    check('otc_pair_parties_check', sql`uid <> other_uid`),
  ],
)

/** Signs of a deal with oneself were found: such pairs count for nobody. */
export const isOwnDeal = sql`cardinality(${otcPair.signs}) > 0`
