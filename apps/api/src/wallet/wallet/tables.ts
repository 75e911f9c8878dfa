import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'

/** Receiving addresses. The newest of a user and currency is the current one; old ones keep working. */
export const depositAddress = pgTable(
  'deposit_address',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    currency: currencyCode().notNull(),
    address: text('address').notNull(),
    /** Credited through this address so far. */
    receivedUnits: units('received_units')
      .notNull()
      .default(sql`0`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('deposit_address_key').on(table.currency, table.address),
    index('deposit_address_uid_idx').on(table.uid, table.currency, table.id),
  ],
)

export const deposit = pgTable(
  'deposit',
  {
    id: rowId(),
    /** Null: the operator's, for it came to an address that is no user's. */
    uid: idRef('uid'),
    currency: currencyCode().notNull(),
    addressId: idRef('address_id').references(() => depositAddress.id),
    address: text('address').notNull(),
    txid: text('txid').notNull(),
    outputIndex: integer('output_index').notNull(),
    amountUnits: units('amount_units').notNull(),
    confirmations: integer('confirmations').notNull().default(0),
    /** `orphaned`: taken out of the chain before it was credited; comes back if the chain takes it again. */
    status: text('status', { enum: ['unconfirmed', 'credited', 'orphaned'] }).notNull(),
    /** Whether the chain takes it back no more and all its nodes agree; only then it is credited. */
    settled: boolean('settled').notNull().default(true),
    /** Whether the cold wallet received it. */
    cold: boolean('cold').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    creditedAt: instant('credited_at'),
    /** When a reorganisation removed it after crediting; null again once re-credited. */
    revertedAt: instant('reverted_at'),
    /** How often it was taken back after it was credited: each time it is credited under a key of its own. */
    generation: integer('generation').notNull().default(0),
    /** The chain's height when it was credited, so that young ones are looked up after a reorganisation. */
    creditedHeight: bigint('credited_height', { mode: 'number' }),
  },
  (table) => [
    unique('deposit_output_key').on(table.currency, table.txid, table.outputIndex),
    index('deposit_uid_idx').on(table.uid, table.currency, table.id),
    index('deposit_seen_idx').on(table.uid, table.currency, table.createdAt),
    index('deposit_address_id_idx').on(table.addressId, table.id),
    index('deposit_waiting_idx')
      .on(table.currency, table.status, table.creditedHeight)
      .where(sql`status <> 'orphaned'`),
    index('deposit_reversed_idx')
      .on(table.currency)
      .where(sql`generation > 0`),
    check('deposit_owner_check', sql`(${table.uid} is null) = (${table.addressId} is null)`),
    check('deposit_amount_check', sql`${table.amountUnits} > 0`),
    check('deposit_credited_check', sql`(${table.status} = 'credited') = (${table.creditedAt} is not null)`),
  ],
)

/** How far each chain was read. */
export const chainCursor = pgTable('chain_cursor', {
  currency: currencyCode().primaryKey(),
  cursor: text('cursor').notNull(),
  /** The best block then, and the one a hundred below it. */
  tip: text('tip').notNull().default(''),
  anchor: text('anchor').notNull().default(''),
  height: bigint('height', { mode: 'number' }).notNull().default(0),
  readAt: instant('read_at').notNull(),
  /** When payouts were last worked on; reading alone does not count. */
  workedAt: instant('worked_at'),
})
