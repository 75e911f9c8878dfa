import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId } from '../../platform/db/columns.ts'
import { goodsOrder } from '../orders/tables.ts'

/** The buyer's review of an ended order, with the seller's reply. */
export const goodsReview = pgTable(
  'goods_review',
  {
    id: rowId(),
    /** Unique: of concurrent reviews of one order, only one is stored. */
    orderId: idRef('order_id')
      .notNull()
      .unique('goods_review_order_key')
      .references(() => goodsOrder.id),
    goodsId: idRef('goods_id').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    buyerUid: idRef('buyer_uid').notNull(),
    rating: smallint('rating').notNull(),
    /** Whether it counts in averages (`reviewCounts`); it is read all the same. */
    counted: boolean('counted').notNull().default(true),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
    editedAt: instant('edited_at'),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    replyEditedAt: instant('reply_edited_at'),
    /** Set by a moderator. Only the writer and moderators see a hidden review, and no rating counts it. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** Optimistic lock: every change increments it. */
    version: integer('version').notNull().default(0),
  },
  (table) => {
    const shown = sql`hidden_at is null`
    return [
      index('goods_review_goods_idx').on(table.goodsId, table.id).where(shown),
      index('goods_review_goods_rating_idx').on(table.goodsId, table.rating, table.id).where(shown),
      index('goods_review_seller_idx').on(table.sellerUid, table.id).where(shown),
      index('goods_review_seller_rating_idx').on(table.sellerUid, table.rating, table.id).where(shown),
      // Whether a buyer's review counts already, of the goods and of the seller.
      index('goods_review_counted_idx')
        .on(table.buyerUid, table.sellerUid, table.writtenAt)
        .where(sql`counted`),
      index('goods_review_hidden_idx')
        .on(table.hiddenAt)
        .where(sql`hidden_at is not null`),
      check('goods_review_rating_check', sql`${table.rating} between 1 and 5`),
      check('goods_review_parties_check', sql`${table.buyerUid} <> ${table.sellerUid}`),
      check('goods_review_reply_check', sql`(reply is null) = (replied_at is null)`),
      check('goods_review_hidden_check', sql`(hidden_at is null) = (hidden_reason is null)`),
    ]
  },
)

/** Every version of a text, so that edits destroy nothing. Append-only: the database refuses changes. */
export const goodsReviewVersion = pgTable(
  'goods_review_version',
  {
    id: rowId(),
    reviewId: idRef('review_id').notNull(),
    part: text('part', { enum: ['review', 'reply'] }).notNull(),
    rating: smallint('rating'),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('goods_review_version_review_idx').on(table.reviewId, table.id)],
)

/**
 * Counts of reviews in averages, per rating, for goods and sellers. Each subject's counts are sharded over several rows, chosen by order
 * id. So concurrent reviews of one seller do not contend for one row; readers sum the rows.
 */
export const reviewTally = pgTable(
  'review_tally',
  {
    subject: text('subject', { enum: ['goods', 'seller'] }).notNull(),
    subjectId: idRef('subject_id').notNull(),
    slot: smallint('slot').notNull(),
    ones: integer('ones').notNull().default(0),
    twos: integer('twos').notNull().default(0),
    threes: integer('threes').notNull().default(0),
    fours: integer('fours').notNull().default(0),
    fives: integer('fives').notNull().default(0),
    /** Reviews that are shown and count in no average. */
    uncounted: integer('uncounted').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'review_tally_pkey', columns: [table.subject, table.subjectId, table.slot] })],
)

/** Review count and sum of stars, null without reviews: a column for queries over goods or sellers. */
export type Rated = readonly [count: number | null, sum: number | null]

/** @param id the column with the goods' or seller's id */
export const ratedOf = (subject: 'goods' | 'seller', id: SQLWrapper) =>
  sql<Rated>`(select json_build_array(sum(ones + twos + threes + fours + fives), sum(ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives))
    from ${reviewTally} where subject = ${sql.raw(`'${subject}'`)} and subject_id = ${id})`

export const toRating = ([count, sum]: Rated) => ({ count: count ?? 0, sum: sum ?? 0 })
