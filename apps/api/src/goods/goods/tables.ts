import { DELIVERIES } from '@jindu/domain/goods/goods'
import { REPLACEMENT_REASONS } from '@jindu/domain/goods/orders'
import type { RichTextInput } from '@jindu/domain/input'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { goodsCategory } from '../categories/tables.ts'
import type { StoredPricing } from './pricing/stored-pricing.ts'

/** The SQL that computes `search_rank`. */
export const RANK_OF_SALES = 'floor(log(2.0, (weighed_sales / 100 + 1)::numeric))'

export const goods = pgTable(
  'goods',
  {
    id: rowId(),
    sellerUid: idRef('seller_uid').notNull(),
    categoryId: idRef('category_id')
      .notNull()
      .references(() => goodsCategory.id),
    /** The current version; orders keep pointing to older ones. */
    versionId: idRef('version_id').notNull(),
    title: text('title').notNull(),
    priceCents: units('price_cents').notNull(),
    coverFileId: text('cover_file_id'),
    offline: boolean('offline').notNull().default(false),
    /** Set by a moderator; the owner cannot relist the goods. */
    delistedAt: instant('delisted_at'),
    /** The moderator's reason, shown to the owner. */
    delistReason: text('delist_reason'),
    /** Copy of the seller account's freeze, updated in the same transaction by a trigger on accounts. */
    sellerFrozen: boolean('seller_frozen').notNull().default(false),
    /** Publicly visible: lists, counters and the search index contain only listed goods. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`not offline and delisted_at is null and not seller_frozen`),
    recommended: boolean('recommended').notNull().default(false),
    salesVolume: integer('sales_volume').notNull().default(0),
    salesAmount: integer('sales_amount').notNull().default(0),
    attentions: integer('attentions').notNull().default(0),
    /** Sum of the weights of all sales, in hundredths, without decay. Never shown. */
    weighedSales: integer('weighed_sales').notNull().default(0),
    /** Weights of sales with exponential decay, stored as a logarithm: ageing needs no rewrite. */
    hotScore: doublePrecision('hot_score').notNull(),
    recommendedScore: integer('recommended_score').notNull().default(0),
    /** The folded title; a trigger stores its terms in `goods_term`. */
    searchKey: text('search_key').notNull(),
    /** log2 of the weighed sales: the order of the search index, updated by a job. */
    searchRank: smallint('search_rank').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null until first pushed. */
    pushedAt: instant('pushed_at'),
    /**
     * How the goods are delivered besides the after-sales text. Orders keep the delivery that was current when bought.
     */
    delivery: text('delivery', { enum: DELIVERIES }).notNull().default('text'),
    /** The secret that all buyers get, if `delivery` is `shared`. */
    sharedSecretId: idRef('shared_secret_id'),
    /** Within how many hours the seller delivers by hand, if `delivery` is `manual`. */
    promisedHours: smallint('promised_hours'),
    /** The threshold of unsold units at which the stock counts as low. */
    lowStock: integer('low_stock').notNull().default(5),
    /** The later of update and push: the key of the sort by update time. */
    raisedAt: instant('raised_at').notNull(),
    /** Sale, prices by quantity or a named price; null for the price alone. Orders keep the price that they paid. */
    pricing: jsonb('pricing').$type<StoredPricing>(),
    version: integer('version').notNull().default(0),
  },
  (table) => {
    const listed = sql`listed`
    return [
      index('goods_published_idx').on(table.createdAt),
      index('goods_created_idx').on(table.createdAt, table.id).where(listed),
      index('goods_raised_idx').on(table.raisedAt, table.id).where(listed),
      index('goods_sales_idx').on(table.salesVolume, table.id).where(listed),
      index('goods_hot_idx').on(table.hotScore, table.id).where(listed),
      index('goods_recommended_idx').on(table.recommendedScore, table.id).where(listed),
      index('goods_category_created_idx').on(table.categoryId, table.createdAt, table.id).where(listed),
      index('goods_category_raised_idx').on(table.categoryId, table.raisedAt, table.id).where(listed),
      index('goods_category_sales_idx').on(table.categoryId, table.salesVolume, table.id).where(listed),
      index('goods_category_hot_idx').on(table.categoryId, table.hotScore, table.id).where(listed),
      index('goods_category_recommended_idx').on(table.categoryId, table.recommendedScore, table.id).where(listed),
      index('goods_seller_idx').on(table.sellerUid, table.id),
      index('goods_delisted_idx')
        .on(table.id)
        .where(sql`delisted_at is not null`),
      index('goods_price_idx').on(table.priceCents, table.id).where(listed),
      index('goods_category_price_idx').on(table.categoryId, table.priceCents, table.id).where(listed),
      index('goods_automatic_idx')
        .on(table.id)
        .where(sql`listed and delivery <> 'text'`),
      index('goods_search_key_idx').on(table.searchKey).where(listed),
      index('goods_weighed_due_idx')
        .on(table.id)
        .where(sql`listed and search_rank <> ${sql.raw(RANK_OF_SALES)}`),
      check('goods_promise_check', sql`(delivery = 'manual') = (promised_hours is not null)`),
      check('goods_price_check', sql`${table.priceCents} > 0`),
      check('goods_counters_check', sql`${table.salesVolume} >= 0 and ${table.attentions} >= 0`),
    ]
  },
)

/** Followed goods of sellers that were unfrozen. A trigger of `app_user` adds rows; a job notifies the followers and deletes them. */
export const goodsBack = pgTable('goods_back', {
  goodsId: idRef('goods_id')
    .primaryKey()
    .references(() => goods.id),
  at: instant('at').notNull(),
})

/** Stock: encrypted secrets. One per unit sold, or one for all buyers (`shared`). */
export const goodsSecret = pgTable(
  'goods_secret',
  {
    id: rowId(),
    goodsId: idRef('goods_id').notNull(),
    shared: boolean('shared').notNull().default(false),
    keyId: text('key_id').notNull(),
    nonce: bytes('nonce').notNull(),
    ciphertext: bytes('ciphertext').notNull(),
    /** A keyed hash, equal for equal secrets of the same goods: detects duplicates. */
    fingerprint: bytes('fingerprint').notNull(),
    addedAt: instant('added_at').notNull(),
    /** The seller's batch name for units added together; null for none. */
    batch: text('batch'),
    /** Null while unsold. */
    orderId: idRef('order_id'),
    allocatedAt: instant('allocated_at'),
    /** When the buyer opened it. An opened secret never returns to stock. */
    openedAt: instant('opened_at'),
    /** When it last returned to stock unopened. */
    returnedAt: instant('returned_at'),
    /** When and why the seller replaced it; a replaced unit never returns to stock. */
    replacedAt: instant('replaced_at'),
    replacementReason: text('replacement_reason', { enum: REPLACEMENT_REASONS }),
    replacementRemark: text('replacement_remark'),
    /** The unit that this one replaced in its order; null for a bought unit. */
    replacesId: idRef('replaces_id'),
  },
  (table) => [
    uniqueIndex('goods_secret_fingerprint_idx')
      .on(table.goodsId, table.fingerprint)
      .where(sql`not shared`),
    index('goods_secret_unsold_idx')
      .on(table.goodsId, table.id)
      .where(sql`order_id is null and not shared`),
    index('goods_secret_order_idx')
      .on(table.orderId, table.id)
      .where(sql`order_id is not null`),
    check('goods_secret_allocated_check', sql`(order_id is null) = (allocated_at is null)`),
    check('goods_secret_opened_check', sql`opened_at is null or order_id is not null`),
    uniqueIndex('goods_secret_replaces_idx')
      .on(table.replacesId)
      .where(sql`replaces_id is not null`),
    // A replaced unit stays with its order permanently, its replacement until it returns to stock unopened.
    check('goods_secret_replaced_check', sql`replaced_at is null or order_id is not null`),
    check('goods_secret_reason_check', sql`(replaced_at is null) = (replacement_reason is null)`),
    check('goods_secret_replaces_check', sql`replaces_id is null or order_id is not null`),
    check('goods_secret_shared_check', sql`not shared or order_id is null`),
  ],
)

/** An immutable version of the goods' text and price. The database refuses updates. */
export const goodsVersion = pgTable(
  'goods_version',
  {
    id: rowId(),
    goodsId: idRef('goods_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    priceCents: units('price_cents').notNull(),
    categoryId: idRef('category_id').notNull(),
    contents: jsonb('contents').$type<RichTextInput>().notNull(),
    contentsHtml: text('contents_html').notNull(),
    contentsText: text('contents_text').notNull(),
    attach: text('attach').array().notNull(),
    /** The content sold. Readable by the owner, buyers who paid, and staff in a dispute. */
    shipment: jsonb('shipment').$type<RichTextInput>().notNull(),
    shipmentHtml: text('shipment_html').notNull(),
    attachSales: text('attach_sales').array().notNull(),
    /** Every file that the shipment embeds or attaches, to check who may read a file. */
    shipmentFiles: text('shipment_files').array().notNull(),
    /** Incremented when the shipment changes, not when only the description does. */
    shipmentNumber: integer('shipment_number').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: idRef('created_by').notNull(),
  },
  (table) => [index('goods_version_goods_idx').on(table.goodsId, table.number)],
)

/** Moderation actions on goods, with reasons. Append-only. */
export const goodsModeration = pgTable(
  'goods_moderation',
  {
    id: rowId(),
    goodsId: idRef('goods_id').notNull(),
    action: text('action', { enum: ['delisted', 'relisted'] }).notNull(),
    reason: text('reason').notNull(),
    staffUid: idRef('staff_uid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('goods_moderation_goods_idx').on(table.goodsId, table.id)],
)
