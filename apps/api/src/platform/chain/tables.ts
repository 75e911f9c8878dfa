import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId, units } from '../db/columns.ts'

/** The simulated chain of the sandbox: blocks, the addresses it handed out, and payments with the mempool (height null). */
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
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
    droppedAt: instant('dropped_at'),
  },
  (t) => [
    unique().on(t.currency, t.txid, t.outputIndex),
    unique().on(t.currency, t.reference),
    index().on(t.currency, t.height),
    index().on(t.currency, t.address),
  ],
)
