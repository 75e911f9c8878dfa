import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { proposalColumns } from '../../platform/second-member/proposal.ts'

const currencies = ['BTC', 'USDT', 'LTC'] as const

/** Why the payouts of a coin are stopped. */
export const BREAKER_REASONS = ['unequal', 'reorganisation', 'paidAfterReturn', 'byHand'] as const

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
    /** The chain took it back, or it was written off. */
    goneAt: instant('gone_at'),
    /** When two of finance wrote it off. */
    writtenOffAt: instant('written_off_at'),
    /** Since when the chain no longer holds it for us; null while it does. */
    missingSince: instant('missing_since'),
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
    index('wallet_coin_missing_idx')
      .on(table.currency)
      .where(sql`missing_since is not null or written_off_at is not null`),
    check('wallet_coin_written_off_check', sql`${table.writtenOffAt} is null or ${table.goneAt} is not null`),
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
    reason: text('reason', { enum: BREAKER_REASONS }),
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

/** A member of finance proposes to write a lost coin off; with the second member it is, and the row stays. */
export const coinWriteOff = pgTable('coin_write_off', {
  id: rowId(),
  coinId: idRef('coin_id')
    .notNull()
    .unique()
    .references(() => walletCoin.id),
  ...proposalColumns,
  confirmedBy: idRef('confirmed_by'),
  confirmedAt: instant('confirmed_at'),
})

/** What finance was told last of each thing, so that what goes on is not told with every look. */
export const financeAlert = pgTable(
  'finance_alert',
  {
    kind: text('kind').notNull(),
    /** A coin by its wire number, a withdrawal by its id. */
    subjectId: idRef('subject_id').notNull(),
    /** What of it: a reason; empty where there is but one. */
    about: text('about').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId, table.about] })],
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
