import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'
import { otcOrder } from '../orders/tables.ts'

/** What one side of a completed order of the fiat market says of the other; parallel ones of a side meet at the key. */
export const otcRating = pgTable(
  'otc_rating',
  {
    orderId: idRef('order_id')
      .notNull()
      .references(() => otcOrder.id),
    raterUid: idRef('rater_uid').notNull(),
    ratedUid: idRef('rated_uid').notNull(),
    isUp: boolean('is_up').notNull(),
    /** Read by both sides, and by arbiters where the order was disputed; may be empty. */
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at'),
    /** Guard: every change raises it by one. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'otc_rating_pkey', columns: [table.orderId, table.raterUid] }),
    check('otc_rating_parties_check', sql`rater_uid <> rated_uid`),
  ],
)

/**
 * Everybody with whom an account completed a trade, once each: two rows for a pair, one seen from either side. Records count
 * these, so that trading with the same partner over and over adds nothing to them.
 */
export const otcPair = pgTable(
  'otc_pair',
  {
    uid: idRef('uid').notNull(),
    otherUid: idRef('other_uid').notNull(),
    trades: integer('trades').notNull(),
    /** What the other last said of `uid`, whichever of their orders it was about; null is nothing yet. */
    isUp: boolean('is_up'),
  },
  (table) => [
    primaryKey({ name: 'otc_pair_pkey', columns: [table.uid, table.otherUid] }),
    check('otc_pair_trades_check', sql`trades > 0`),
    check('otc_pair_parties_check', sql`uid <> other_uid`),
  ],
)
