import { FIAT_CODES } from '@jindu/domain/money'
import { ALERT_DIRECTIONS } from '@jindu/domain/otc/alerts'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { appUser } from '../../accounts/accounts/tables.ts'

/** An alert: its user is told when offers fit its filters, or when the market price of a coin reaches its price. */
export const otcAlert = pgTable(
  'otc_alert',
  {
    id: rowId(),
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    about: text('about', { enum: ['offers', 'price'] }).notNull(),
    currency: currencyCode().notNull(),
    /** The owners' side of the offers. */
    side: text('side', { enum: ['buy', 'sell'] }),
    amountCents: units('amount_cents'),
    method: text('method', { enum: PAYMENT_METHODS }),
    fiat: text('fiat', { enum: FIAT_CODES }),
    trust: integer('trust'),
    ownerUid: idRef('owner_uid'),
    /** For a price alert. */
    direction: text('direction', { enum: ALERT_DIRECTIONS }),
    /** USD per coin times 10^8: the worst price of offers, or the price to reach. */
    priceE8: units('price_e8'),
    createdAt: instant('created_at').notNull(),
    /** When the user was last told; a price alert tells once. */
    toldAt: instant('told_at'),
    /** Offers that the user was told of, or saw when the alert was made. */
    namedIds: bigint('named_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the market was last searched, and the newest offer then: only newer ones are searched for at once. */
    searchedAt: instant('searched_at').notNull(),
    newestOfferId: idRef('newest_offer_id').notNull().default(0),
    /** Optimistic lock: every search that is stored increments it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('otc_alert_uid_idx').on(table.uid, table.id),
    index('otc_alert_price_idx')
      .on(table.currency, table.direction, table.priceE8)
      .where(sql`about = 'price' and told_at is null`),
    index('otc_alert_search_idx')
      .on(table.searchedAt)
      .where(sql`about = 'offers'`),
    check(
      'otc_alert_about_check',
      sql`case about when 'price' then direction is not null and price_e8 is not null and side is null else side is not null and direction is null end`,
    ),
  ],
)
