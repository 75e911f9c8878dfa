import { CURRENCY_CODES, FOREIGN_FIATS, type CurrencyCode, type ForeignFiat } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, units } from '../db/columns.ts'
import { proposalColumns } from '../second-member/proposal.ts'

/** What has a rate: a coin in dollars, or a dollar in a currency that fiat is paid in. */
export type RateCode = CurrencyCode | ForeignFiat

export const RATE_CODES: readonly [RateCode, ...RateCode[]] = [...CURRENCY_CODES, ...FOREIGN_FIATS]

const rateCode = () => text('currency', { enum: RATE_CODES }).$type<RateCode>()

/**
 * A rate that finance sets instead of the market's: proposed by one member, in force for a time once another confirmed.
 * One per coin or currency; the audit has earlier ones.
 */
export const setRate = pgTable(
  'set_rate',
  {
    currency: rateCode().primaryKey(),
    /** USD per coin, or units of a currency per USD, x 10^8. */
    usdE8: units('usd_e8').notNull(),
    hours: integer('hours').notNull(),
    ...proposalColumns,
    confirmedBy: idRef('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    check('set_rate_positive_check', sql`${table.usdE8} > 0`),
    check('set_rate_hours_check', sql`${table.hours} between 1 and 24`),
    check('set_rate_confirmed_check', sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    check('set_rate_second_check', sql`${table.confirmedBy} <> ${table.proposedBy}`),
  ],
)

/** The last price of each coin that the operator's feed gave and that was believed: the next one is held against it, after a restart too. */
export const acceptedPrice = pgTable(
  'accepted_price',
  {
    currency: rateCode().primaryKey(),
    /** USD per coin, or units of a currency per USD, x 10^8. */
    usdE8: units('usd_e8').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [check('accepted_price_positive_check', sql`${table.usdE8} > 0`)],
)

/** The market price of each coin at the start of every quarter of an hour: for charts, and for what coin was worth. */
export const pricePoint = pgTable(
  'price_point',
  {
    currency: currencyCode().notNull(),
    at: instant('at').notNull(),
    /** USD per coin x 10^8. */
    usdE8: units('usd_e8').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.at] }),
    check('price_point_positive_check', sql`${table.usdE8} > 0`),
  ],
)
