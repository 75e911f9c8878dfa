import { DELIVERIES, PRICE_REASONS } from '@jindu/domain/goods/goods'
import type { GoodsOrderOutcome } from '@jindu/domain/goods/orders'
import { SELF_DEALING_SIGNS } from '@jindu/domain/trust/moderation'
import { isNotNull, isNull, or, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { goodsVersion } from '../goods/tables.ts'
import { timelineEnd } from '../../records/timeline/tables.ts'

export const OUTCOMES = [
  'confirmed',
  'settled',
  'ruledToSeller',
  'ruledSplit',
  'agreedSplit',
  'refunded',
  'ruledToBuyer',
  'cancelled',
  'undelivered',
] as const satisfies readonly GoodsOrderOutcome[]

export const goodsOrder = pgTable(
  'goods_order',
  {
    id: rowId(),
    buyerUid: idRef('buyer_uid').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    goodsId: idRef('goods_id').notNull(),
    versionId: idRef('version_id')
      .notNull()
      .references(() => goodsVersion.id),
    title: text('title').notNull(),
    coverFileId: text('cover_file_id'),
    volume: integer('volume').notNull(),
    /** The price that was paid for one piece. */
    priceCents: units('price_cents').notNull(),
    totalCents: units('total_cents').notNull(),
    /** The discount in cents: `total_cents` = `price_cents` × `volume` − `off_cents`. */
    offCents: units('off_cents')
      .notNull()
      .default(sql`0`),
    /** The discount code that was used; null for none. */
    discountCode: text('discount_code'),
    currency: currencyCode().notNull(),
    amountUnits: units('amount_units').notNull(),
    /** USD per coin times 10^8, at the time of payment. */
    rateE8: units('rate_e8').notNull(),
    rateAt: instant('rate_at').notNull(),
    feeBasisPoints: integer('fee_basis_points').notNull(),
    protectionSeconds: integer('protection_seconds').notNull(),
    disputeResponseSeconds: integer('dispute_response_seconds').notNull(),
    rulingNeedsSecond: boolean('ruling_needs_second').notNull(),
    status: text('status', { enum: ['open', 'completed', 'revoked'] }).notNull(),
    paidAt: instant('paid_at').notNull(),
    protectUntil: instant('protect_until').notNull(),
    heldSince: instant('held_since'),
    holdDisabled: boolean('hold_disabled').notNull().default(false),
    settledAt: instant('settled_at'),
    outcome: text('outcome', { enum: OUTCOMES }),
    splitBuyerBasisPoints: integer('split_buyer_basis_points'),
    splitBuyerUnits: units('split_buyer_units'),
    /** The delivery kind at the time of purchase. */
    delivery: text('delivery', { enum: DELIVERIES }).notNull().default('text'),
    sharedSecretId: idRef('shared_secret_id'),
    /** The conversation of buyer and seller over the goods. */
    chatId: idRef('chat_id').notNull(),
    /** Freeze and unfreeze times of each side's account, written by a trigger on `app_user`. */
    buyerFrozenAt: instant('buyer_frozen_at'),
    buyerReturnedAt: instant('buyer_returned_at'),
    sellerFrozenAt: instant('seller_frozen_at'),
    sellerReturnedAt: instant('seller_returned_at'),
    ...timelineEnd(),
    /** When the buyer first opened the shipment. */
    openedAt: instant('opened_at'),
    /** Optimistic lock: every event increments it. */
    version: integer('version').notNull().default(0),
    /** The price that the goods had, or the minimum of a named one, and why another was paid; null if none was. */
    listCents: units('list_cents'),
    priceReason: text('price_reason', { enum: PRICE_REASONS }),
    /** Until when the seller promised to deliver by hand, and when they did; null for other deliveries. */
    promisedUntil: instant('promised_until'),
    deliveredAt: instant('delivered_at'),
    /** When the next warning about the promise is due; null once all were sent. Ignored after the delivery. */
    promiseWarningAt: instant('promise_warning_at'),
  },
  (table) => [
    index('goods_order_buyer_idx').on(table.buyerUid, table.id),
    index('goods_order_seller_idx').on(table.sellerUid, table.id),
    index('goods_order_buyer_paid_idx').on(table.buyerUid, table.paidAt),
    index('goods_order_seller_paid_idx').on(table.sellerUid, table.paidAt),
    // For site-wide queries by day. BRIN, because the planner would prefer a btree over the seller's own index for one
    // seller's sales.
    index('goods_order_paid_idx').using('brin', table.paidAt),
    index('goods_order_goods_idx').on(table.goodsId, table.id),
    index('goods_order_due_idx')
      .on(table.protectUntil)
      .where(sql`status = 'open' and held_since is null`),
    index('goods_order_promise_idx')
      .on(table.promiseWarningAt)
      .where(sql`promise_warning_at is not null and status = 'open' and delivered_at is null`),
    check('goods_order_promise_check', sql`(delivery = 'manual') = (promised_until is not null)`),
    check('goods_order_delivered_check', sql`delivered_at is null or promised_until is not null`),
    check('goods_order_amounts_check', sql`volume > 0 and price_cents > 0 and total_cents > 0 and amount_units > 0`),
    check(
      'goods_order_ended_check',
      sql`(status = 'open') = (settled_at is null) and (status = 'open') = (outcome is null)`,
    ),
    check('goods_order_total_check', sql`total_cents = price_cents * volume - off_cents and off_cents >= 0`),
    check('goods_order_reason_check', sql`(list_cents is null) = (price_reason is null)`),
    check('goods_order_parties_check', sql`buyer_uid <> seller_uid`),
  ],
)

/** Orders whose delivery is there: with the payment, or by hand since. */
export const isDelivered = or(isNull(goodsOrder.promisedUntil), isNotNull(goodsOrder.deliveredAt))

/** A completed order as the ranking of goods sees it. */
export const goodsSale = pgTable(
  'goods_sale',
  {
    orderId: idRef('order_id')
      .primaryKey()
      .references(() => goodsOrder.id),
    goodsId: idRef('goods_id').notNull(),
    buyerUid: idRef('buyer_uid').notNull(),
    sellerUid: idRef('seller_uid').notNull(),
    totalCents: units('total_cents').notNull(),
    soldAt: instant('sold_at').notNull(),
    /** From 0 to 1; null until it is weighed. */
    weight: doublePrecision('weight'),
    /** Signs that seller and buyer are the same people; null until it is weighed. */
    signs: text('signs', { enum: SELF_DEALING_SIGNS }).array(),
  },
  (table) => [
    index('goods_sale_due_idx')
      .on(table.orderId)
      .where(sql`weight is null`),
    index('goods_sale_buyer_idx').on(table.goodsId, table.buyerUid, table.soldAt),
    index('goods_sale_flagged_idx')
      .on(table.goodsId, table.orderId)
      .where(sql`cardinality(signs) > 0`),
    index('goods_sale_flagged_pair_idx')
      .on(table.sellerUid, table.buyerUid, table.soldAt)
      .where(sql`cardinality(signs) > 0`),
    check('goods_sale_weighed_check', sql`(weight is null) = (signs is null) and weight between 0 and 1`),
  ],
)
