import type { CurrencyCode } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import type { RichTextSource } from '../../platform/rich-text/index.ts'

const KINDS = ['notBought', 'shown', 'closed'] as const
const AD_PLACES = ['home', 'category'] as const
export type AdPlace = (typeof AD_PLACES)[number]

export const ad = pgTable(
  'ad',
  {
    id: rowId(),
    ownerUid: idRef('owner_uid').notNull(),
    title: text('title').notNull(),
    contents: jsonb('contents').$type<RichTextSource>().notNull(),
    contentsHtml: text('contents_html').notNull(),
    contentsText: text('contents_text').notNull(),
    attach: jsonb('attach').$type<string[]>().notNull(),
    coverFileId: text('cover_file_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Since when it waits for review by staff. */
    waitingSince: instant('waiting_since'),
    /** When it was first approved; paid time starts only then. */
    approvedAt: instant('approved_at'),
    delistedAt: instant('delisted_at'),
    delistReason: text('delist_reason'),

    homeKind: text('home_kind', { enum: KINDS }).notNull().default('notBought'),
    homeStartAt: instant('home_start_at'),
    homeStopAt: instant('home_stop_at'),
    homeClosedBy: text('home_closed_by', { enum: ['owner', 'moderator', 'clock'] }),

    categoryKind: text('category_kind', { enum: KINDS }).notNull().default('notBought'),
    categoryIds: bigint('category_ids', { mode: 'number' }).array().notNull().default([]),
    categoryBought: integer('category_bought').notNull().default(0),
    categoryRemaining: integer('category_remaining').notNull().default(0),
    categoryClosedBy: text('category_closed_by', { enum: ['owner', 'moderator', 'lastClick'] }),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('ad_owner_idx').on(table.ownerUid, table.id),
    index('ad_home_stop_idx')
      .on(table.homeStopAt)
      .where(sql`home_kind = 'shown'`),
    index('ad_waiting_idx')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
    check(
      'ad_home_check',
      sql`(home_kind = 'notBought') = (home_start_at is null) and (home_start_at is null) = (home_stop_at is null)`,
    ),
    check('ad_clicks_check', sql`category_remaining >= 0 and category_remaining <= category_bought`),
    check('ad_shown_check', sql`category_kind <> 'shown' or category_remaining > 0`),
    check('ad_delisted_check', sql`(delisted_at is null) = (delist_reason is null)`),
  ],
)

/** Payments for ads; only a refund changes a row. */
export const adPurchase = pgTable(
  'ad_purchase',
  {
    id: rowId(),
    adId: idRef('ad_id').notNull(),
    ownerUid: idRef('owner_uid').notNull(),
    place: text('place', { enum: AD_PLACES }).notNull(),
    /** Weeks or packages. */
    count: integer('count').notNull(),
    /** The equivalent seconds or clicks. */
    bought: integer('bought').notNull(),
    totalCents: units('total_cents').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    paidUnits: units('paid_units').notNull(),
    rateE8: units('rate_e8').notNull(),
    rateAt: instant('rate_at').notNull(),
    boughtAt: instant('bought_at').notNull(),
    refundedUnits: units('refunded_units'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [index('ad_purchase_ad_idx').on(table.adId, table.id)],
)

/** Counted clicks. Append-only. */
export const adClick = pgTable(
  'ad_click',
  {
    id: rowId(),
    adId: idRef('ad_id').notNull(),
    place: text('place', { enum: AD_PLACES }).notNull(),
    /** Null on the home page. */
    categoryId: idRef('category_id'),
    /** The account's id, or a hash of a visitor's address and user agent. */
    clicker: text('clicker').notNull(),
    /** A hash of address and user agent, even if logged in; null for older clicks. */
    visitor: text('visitor'),
    /** A hash of the address's network; null for older clicks. */
    network: text('network'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('ad_click_clicker_idx').on(table.adId, table.clicker, table.at),
    index('ad_click_visitor_idx').on(table.adId, table.visitor, table.at),
    index('ad_click_network_idx').on(table.adId, table.network, table.at),
    index('ad_click_at_idx').on(table.adId, table.at),
  ],
)

/** Views and uncounted clicks per ad, place and quarter of an hour: days of every time zone begin at one. */
export const adQuarter = pgTable(
  'ad_quarter',
  {
    adId: idRef('ad_id').notNull(),
    /** When the quarter begins. */
    at: instant('at').notNull(),
    place: text('place', { enum: AD_PLACES }).notNull(),
    impressions: integer('impressions').notNull(),
    uncounted: integer('uncounted').notNull(),
  },
  (table) => [primaryKey({ name: 'ad_quarter_pkey', columns: [table.adId, table.at, table.place] })],
)

/** The same per UTC day, as earlier releases counted. Read only; to be dropped once `rules.ads.statistics.maximumDays` have passed. */
export const adDay = pgTable(
  'ad_day',
  {
    adId: idRef('ad_id').notNull(),
    day: date('day').notNull(),
    place: text('place', { enum: AD_PLACES }).notNull(),
    impressions: integer('impressions').notNull(),
    uncounted: integer('uncounted').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'ad_day_pkey', columns: [table.adId, table.day, table.place] })],
)
