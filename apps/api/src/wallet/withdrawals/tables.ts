import type { Withdrawal } from '@jindu/domain/wallet/withdrawals'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'
import { timelineEnd } from '../../records/timeline/tables.ts'
import { walletCoin } from '../treasury/tables.ts'

export const WITHDRAWAL_KINDS = [
  'pending',
  'approved',
  'signed',
  'broadcast',
  'completed',
  'failed',
  'reviewFailed',
  'revoked',
] as const satisfies readonly Withdrawal['kind'][]

/**
 * Why a withdrawal waits, shown to finance. `lost`: the coin that its transactions spend is lost. `error`: the node or
 * the books refused; the message is in `waiting_detail`. `gas`: the wallet lacks gas, or gas costs more than we offer.
 * `token`: the token's contract refuses, because it is paused or froze an address.
 */
export const WAITING_REASONS = [
  'breaker',
  'limit',
  'float',
  'capital',
  'node',
  'frozen',
  'debt',
  'lost',
  'gas',
  'token',
  'error',
] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    currency: currencyCode().notNull(),
    address: text('address').notNull(),
    amountUnits: units('amount_units').notNull(),
    feeUnits: units('fee_units').notNull(),
    status: text('status', { enum: WITHDRAWAL_KINDS }).notNull(),
    approvalsNeeded: integer('approvals_needed').notNull(),
    /** The member of finance who gave the first of two approvals. */
    approvedByUid: idRef('approved_by_uid'),
    appliedAt: instant('applied_at').notNull(),
    waitsUntil: instant('waits_until'),
    approvedAt: instant('approved_at'),
    /** The transaction that paid it, or the latest one signed. */
    tx: text('tx'),
    setAsideUnits: units('set_aside_units')
      .notNull()
      .default(sql`0`),
    networkFeeUnits: units('network_fee_units'),
    remark: text('remark').notNull().default(''),
    endedAt: instant('ended_at'),
    /** When the first transaction was signed. */
    signedAt: instant('signed_at'),
    waiting: text('waiting', { enum: WAITING_REASONS }),
    /** The error text of the last refusal, for finance only. */
    waitingDetail: text('waiting_detail'),
    /** When signing was last tried: withdrawals never tried come first. */
    triedAt: instant('tried_at'),
    /** The coin that all its transactions spend, so that at most one can confirm. */
    anchorCoinId: idRef('anchor_coin_id').references(() => walletCoin.id),
    /** The block in which that coin was first seen as lost; valid while that block is on the chain. */
    lostHeight: integer('lost_height'),
    lostHash: text('lost_hash'),
    /** Confirmations of its payment at the last read of the chain. */
    confirmations: integer('confirmations').notNull().default(0),
    /** The chain's height at completion. */
    completedHeight: integer('completed_height'),
    /** Applied for without the pay password, by an old client or a program: always reviewed. */
    unverified: boolean('unverified').notNull().default(false),
    ...timelineEnd(),
    /** Optimistic lock: every event increments it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    unique('withdrawal_anchor_key').on(table.id, table.anchorCoinId),
    index('withdrawal_uid_idx').on(table.uid, table.currency, table.id),
    index('withdrawal_applied_idx').on(table.uid, table.currency, table.appliedAt),
    index('withdrawal_address_idx').on(table.currency, table.address),
    index('withdrawal_pending_idx')
      .on(table.id)
      .where(sql`status = 'pending'`),
    index('withdrawal_out_idx')
      .on(table.currency, table.approvedAt)
      .where(sql`status in ('approved', 'signed', 'broadcast')`),
    index('withdrawal_signed_idx')
      .on(table.currency, table.signedAt)
      .where(sql`signed_at is not null`),
    index('withdrawal_completed_idx')
      .on(table.currency, table.completedHeight)
      .where(sql`status = 'completed'`),
    index('withdrawal_returned_idx')
      .on(table.currency)
      .where(sql`status = 'failed' and tx is not null`),
    check('withdrawal_lost_check', sql`(${table.lostHeight} is null) = (${table.lostHash} is null)`),
    check('withdrawal_amount_check', sql`${table.amountUnits} > 0 and ${table.feeUnits} >= 0`),
    check(
      'withdrawal_tx_check',
      sql`${table.status} not in ('signed', 'broadcast', 'completed') or (${table.tx} is not null and ${table.anchorCoinId} is not null)`,
    ),
  ],
)

/** Every transaction ever signed for a withdrawal, stored before it was sent. */
export const withdrawalAttempt = pgTable(
  'withdrawal_attempt',
  {
    id: rowId(),
    withdrawalId: idRef('withdrawal_id').notNull(),
    currency: currencyCode().notNull(),
    /** 1, 2, 3 … within the withdrawal. */
    number: integer('number').notNull(),
    tx: text('tx').notNull(),
    raw: text('raw').notNull(),
    feeUnits: units('fee_units').notNull(),
    /** Per thousand virtual bytes. */
    feeRate: units('fee_rate').notNull(),
    changeAddress: text('change_address').notNull(),
    changeIndex: integer('change_index'),
    changeUnits: units('change_units'),
    /** The withdrawal's anchor: all its attempts spend this coin, so at most one of them can confirm. */
    anchorCoinId: idRef('anchor_coin_id').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    unique('withdrawal_attempt_number').on(table.withdrawalId, table.number),
    unique('withdrawal_attempt_tx').on(table.currency, table.tx),
    index('withdrawal_attempt_change_idx').on(table.currency, table.changeAddress),
    check('withdrawal_attempt_change_check', sql`(${table.changeIndex} is null) = (${table.changeUnits} is null)`),
  ],
)

/** The coins that an attempt spends. */
export const attemptInput = pgTable(
  'withdrawal_attempt_input',
  {
    attemptId: idRef('attempt_id').notNull(),
    coinId: idRef('coin_id')
      .notNull()
      .references(() => walletCoin.id),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.coinId] })],
)

/** A user's withdrawal settings, with the version that serialises their applications. */
export const withdrawalProfile = pgTable('withdrawal_profile', {
  uid: idRef('uid').primaryKey(),
  newAddressesWait: boolean('new_addresses_wait').notNull().default(false),
  version: integer('version').notNull().default(0),
})

/** A user's address book. */
export const withdrawalAddress = pgTable(
  'withdrawal_address',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    currency: currencyCode().notNull(),
    address: text('address').notNull(),
    label: text('label').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [unique('withdrawal_address_key').on(table.uid, table.currency, table.address)],
)
