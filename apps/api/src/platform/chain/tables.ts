import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId, units } from '../db/columns.ts'

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
