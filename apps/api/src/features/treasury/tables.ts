import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../../platform/db/columns.ts'

const currencies = ['BTC', 'USDT', 'LTC'] as const

/**
 * Every coin of our wallets that the books know, by its outpoint. Those that are neither spent nor gone are what the account `chain`
 * holds, to the unit. A coin that a payout spends is reserved (`withdrawal_id`) from the commit that signs it: one payout for each coin.
 */
export const walletCoin = pgTable(
  'wallet_coin',
  {
    id: rowId(),
    currency: text('currency', { enum: currencies }).notNull(),
    txid: text('txid').notNull(),
    outputIndex: integer('output_index').notNull(),
    address: text('address').notNull(),
    amountUnits: units('amount_units').notNull(),
    source: text('source', { enum: ['deposit', 'change'] }).notNull(),
    /** The payout that spends it, signed at least. */
    withdrawalId: idRef('withdrawal_id'),
    /** That payout is confirmed to depth. */
    spentAt: instant('spent_at'),
    /** The chain took it back. */
    goneAt: instant('gone_at'),
    bookedAt: instant('booked_at').notNull(),
  },
  (table) => [
    unique('wallet_coin_key').on(table.currency, table.txid, table.outputIndex),
    index('wallet_coin_unspent_idx')
      .on(table.currency, table.amountUnits)
      .where(sql`withdrawal_id is null and spent_at is null and gone_at is null`),
    index('wallet_coin_held_idx')
      .on(table.currency)
      .where(sql`spent_at is null and gone_at is null`),
    index('wallet_coin_withdrawal_idx')
      .on(table.withdrawalId)
      .where(sql`withdrawal_id is not null`),
    check('wallet_coin_amount_check', sql`${table.amountUnits} > 0`),
    check('wallet_coin_spent_check', sql`${table.spentAt} is null or ${table.withdrawalId} is not null`),
  ],
)

/** What a coin's payouts depend on: the latest comparison of chain and books, and whether somebody must look. Without a row nothing is paid. */
export const coinBreaker = pgTable(
  'coin_breaker',
  {
    currency: text('currency', { enum: currencies }).primaryKey(),
    /** When the chain was last compared with the books; null: never, or it could not be. */
    measuredAt: instant('measured_at'),
    /** The books' coin, smallest units. */
    inBooks: units('in_books')
      .notNull()
      .default(sql`0`),
    /** As much of it as the chain holds. */
    found: units('found')
      .notNull()
      .default(sql`0`),
    /** Payouts are stopped since then. */
    openedAt: instant('opened_at'),
    reason: text('reason', { enum: ['unequal', 'reorganisation', 'byHand'] }),
    /** Who of finance asked to close it, and why. */
    askedBy: idRef('asked_by'),
    askedAt: instant('asked_at'),
    askedReason: text('asked_reason'),
    /** Raised by every signature: whoever signs waits for the one before. */
    signatures: bigint('signatures', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('coin_breaker_open_check', sql`(${table.openedAt} is null) = (${table.reason} is null)`),
    check('coin_breaker_asked_check', sql`${table.askedBy} is null or ${table.openedAt} is not null`),
  ],
)

/** One comparison an hour, for the chart. */
export const holdingsSample = pgTable(
  'holdings_sample',
  {
    currency: text('currency', { enum: currencies }).notNull(),
    /** The hour, unix seconds through 3600. */
    hour: bigint('hour', { mode: 'number' }).notNull(),
    inBooks: units('in_books').notNull(),
    found: units('found').notNull(),
    /** What users are owed. */
    owed: units('owed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.hour] })],
)
