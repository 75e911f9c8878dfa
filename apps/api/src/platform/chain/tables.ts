import { NONCE_STATES } from '@jindu/domain/wallet/evm'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../db/columns.ts'

/** The sandbox's simulated chain: blocks, issued addresses, and outputs including the mempool (null height). */
export const simulatedBlock = pgTable(
  'simulated_block',
  {
    currency: text('currency').notNull(),
    height: bigint('height', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    minedAt: instant('mined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.height] }), unique().on(t.currency, t.hash)],
)

export const simulatedAddress = pgTable(
  'simulated_address',
  {
    id: rowId(),
    currency: text('currency').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique().on(t.currency, t.address)],
)

/** Outputs of transactions. A transaction without inputs (`simulated_spend`) creates coin from outside. */
export const simulatedPayment = pgTable(
  'simulated_payment',
  {
    id: rowId(),
    currency: text('currency').notNull(),
    txid: text('txid').notNull(),
    outputIndex: integer('output_index').notNull(),
    address: text('address').notNull(),
    amountUnits: units('amount_units').notNull(),
    height: bigint('height', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** When it was replaced or conflicted, so that it is neither in the mempool nor in a block. */
    droppedAt: instant('dropped_at'),
    /** The chain's height at that time. */
    droppedHeight: bigint('dropped_height', { mode: 'number' }),
  },
  (t) => [
    unique().on(t.currency, t.txid, t.outputIndex),
    index().on(t.currency, t.height),
    index().on(t.currency, t.address),
  ],
)

/** The outputs that a transaction spends. */
export const simulatedSpend = pgTable(
  'simulated_spend',
  {
    id: rowId(),
    currency: text('currency').notNull(),
    txid: text('txid').notNull(),
    spentTxid: text('spent_txid').notNull(),
    spentIndex: integer('spent_index').notNull(),
    /** The fee of the whole transaction. */
    feeUnits: units('fee_units').notNull(),
  },
  (t) => [
    unique().on(t.currency, t.txid, t.spentTxid, t.spentIndex),
    index().on(t.currency, t.spentTxid, t.spentIndex),
  ],
)

/** Addresses that come from the operator's one seed: `id` is the index of a user's, and no key is stored. */
export const evmAddress = pgTable(
  'evm_address',
  {
    id: rowId(),
    /** In checksum form (EIP-55). */
    address: text('address').notNull().unique(),
    /** The one that pays withdrawals and gas. */
    hot: boolean('hot').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('evm_address_hot_key')
      .on(t.hot)
      .where(sql`hot`),
  ],
)

/** The purpose of our transaction. `heal` moves nothing: it fills a nonce gap that blocks later transactions. */
export const NONCE_USES = ['payout', 'sweep', 'gas', 'heal'] as const

/** Each nonce that was drawn for a sender of ours, once: whatever is signed for it, the chain executes at most one. */
export const evmNonce = pgTable(
  'evm_nonce',
  {
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    sender: text('sender').notNull(),
    nonce: integer('nonce').notNull(),
    purpose: text('purpose', { enum: NONCE_USES }).notNull(),
    /** The withdrawal that it pays. */
    withdrawalId: idRef('withdrawal_id'),
    recipient: text('recipient').notNull(),
    /** The books' units of the token that it moves; 0 where it moves gas or nothing. */
    amountUnits: units('amount_units').notNull(),
    /** Gas that it carries to another address of ours, in wei. */
    wei: numeric('wei', { precision: 40, scale: 0, mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    state: text('state', { enum: NONCE_STATES }).notNull().default('open'),
    openedAt: instant('opened_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.sender, t.nonce] }),
    index('evm_nonce_open_idx')
      .on(t.chainId, t.sender, t.nonce)
      .where(sql`state = 'open'`),
    check('evm_nonce_payout_check', sql`(${t.purpose} = 'payout') = (${t.withdrawalId} is not null)`),
    check('evm_nonce_end_check', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('evm_nonce_check', sql`${t.nonce} >= 0 and ${t.amountUnits} >= 0`),
  ],
)

/** Every transaction that was ever signed for a nonce, stored before it was sent. */
export const evmAttempt = pgTable(
  'evm_attempt',
  {
    hash: text('hash').primaryKey(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    sender: text('sender').notNull(),
    nonce: integer('nonce').notNull(),
    /** 1, 2, 3 … of the nonce. */
    number: integer('number').notNull(),
    raw: text('raw').notNull(),
    gasLimit: units('gas_limit').notNull(),
    /** Wei for a unit of gas. */
    maxFee: units('max_fee').notNull(),
    tip: units('tip').notNull(),
    signedAt: instant('signed_at').notNull(),
    /** Gas cost in wei, known after final execution. */
    gasWei: numeric('gas_wei', { precision: 40, scale: 0, mode: 'bigint' }),
  },
  (t) => [
    unique('evm_attempt_number').on(t.chainId, t.sender, t.nonce, t.number),
    foreignKey({
      columns: [t.chainId, t.sender, t.nonce],
      foreignColumns: [evmNonce.chainId, evmNonce.sender, evmNonce.nonce],
    }),
    check('evm_attempt_fee_check', sql`${t.maxFee} >= ${t.tip} and ${t.tip} >= 0 and ${t.gasLimit} > 0`),
  ],
)

/** Gas that the operator has put into our addresses, in wei: what they hold besides what transactions cost. */
export const evmGasDeposit = pgTable(
  'evm_gas_deposit',
  {
    id: rowId(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    wei: numeric('wei', { precision: 40, scale: 0, mode: 'bigint' }).notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [index().on(t.chainId), check('evm_gas_deposit_check', sql`${t.wei} > 0`)],
)
