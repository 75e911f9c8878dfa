import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { proposalColumns } from '../../platform/second-member/proposal.ts'

/** Why the payouts of a coin are stopped. */
export const BREAKER_REASONS = ['unequal', 'reorganisation', 'paidAfterReturn', 'byHand'] as const

/**
 * Every coin (unspent output) of our wallets in the books, by outpoint. Those neither spent nor gone sum up exactly to
 * the account `chain`. A payout reserves its coins (`withdrawal_id`) in the commit that signs it, so each coin has one
 * payout. On a chain of balances a row is an address (its own outpoint, -1), or a slot: what a payout took of the
 * address, at the sender and nonce that all its transactions share.
 */
export const walletCoin = pgTable(
  'wallet_coin',
  {
    id: rowId(),
    currency: currencyCode().notNull(),
    txid: text('txid').notNull(),
    outputIndex: integer('output_index').notNull(),
    address: text('address').notNull(),
    amountUnits: units('amount_units').notNull(),
    source: text('source', { enum: ['deposit', 'change'] }).notNull(),
    /** The payout that reserves it, signed or later. */
    withdrawalId: idRef('withdrawal_id'),
    /** The move between hot and cold wallet that reserves it, or that spent it: `gone_at` says when. */
    moveId: idRef('move_id'),
    /** Whether it lies in the cold wallet, whose keys the node does not have. */
    cold: boolean('cold').notNull().default(false),
    /** When that payout was confirmed to the required depth. */
    spentAt: instant('spent_at'),
    /** When a reorganisation removed it, or it was written off. */
    goneAt: instant('gone_at'),
    /** When two members of finance wrote it off. */
    writtenOffAt: instant('written_off_at'),
    /** Since when the chain no longer shows it as ours; null while it does. */
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
    index('wallet_coin_move_idx')
      .on(table.moveId)
      .where(sql`move_id is not null`),
    index('wallet_coin_missing_idx')
      .on(table.currency)
      .where(sql`missing_since is not null or written_off_at is not null`),
    check('wallet_coin_written_off_check', sql`${table.writtenOffAt} is null or ${table.goneAt} is not null`),
    check(
      'wallet_coin_units_check',
      sql`${table.amountUnits} > 0 or (${table.amountUnits} = 0 and ${table.outputIndex} = -1)`,
    ),
    check('wallet_coin_spent_check', sql`${table.spentAt} is null or ${table.withdrawalId} is not null`),
  ],
)

/**
 * The circuit breaker of a coin's payouts, with the latest comparison of chain and books. Without a row nothing is
 * paid.
 */
export const coinBreaker = pgTable(
  'coin_breaker',
  {
    currency: currencyCode().primaryKey(),
    /** When chain and books were last compared; null if never or if it failed. */
    measuredAt: instant('measured_at'),
    /** The balance in the books, smallest units. */
    inBooks: units('in_books')
      .notNull()
      .default(sql`0`),
    /** The part of it found on the chain. */
    found: units('found')
      .notNull()
      .default(sql`0`),
    /** When payouts were stopped; null while they run. */
    openedAt: instant('opened_at'),
    reason: text('reason', { enum: BREAKER_REASONS }),
    /** The member of finance who asked to resume, and why. */
    askedBy: idRef('asked_by'),
    askedAt: instant('asked_at'),
    askedReason: text('asked_reason'),
    /** Incremented by every signature, so that concurrent signers wait for the row's lock. */
    signatures: bigint('signatures', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('coin_breaker_open_check', sql`(${table.openedAt} is null) = (${table.reason} is null)`),
    check('coin_breaker_asked_check', sql`${table.askedBy} is null or ${table.openedAt} is not null`),
  ],
)

/** A proposed write-off of a lost coin. A second member of finance confirms it; the row stays. */
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

/** When finance was last alerted per subject, so that a lasting problem is not reported at every run. */
export const financeAlert = pgTable(
  'finance_alert',
  {
    kind: text('kind').notNull(),
    /** A coin's wire number or a withdrawal's id. */
    subjectId: idRef('subject_id').notNull(),
    /** The reason, where a subject can have several; else empty. */
    about: text('about').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId, table.about] })],
)

/** One comparison per hour, for the chart. */
export const holdingsSample = pgTable(
  'holdings_sample',
  {
    currency: currencyCode().notNull(),
    /** The hour: unix seconds divided by 3600. */
    hour: bigint('hour', { mode: 'number' }).notNull(),
    inBooks: units('in_books').notNull(),
    found: units('found').notNull(),
    /** The liability to users. */
    owed: units('owed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.hour] })],
)
