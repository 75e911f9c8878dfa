import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'

/** `topUp`: from the cold wallet to the hot one, signed outside. `drain`: from hot to cold, signed by the node. */
export const MOVE_DIRECTIONS = ['topUp', 'drain'] as const
/** `made` → `signed` (of a top-up) → `agreed` by a second member, sent from then on → `completed`; or `withdrawn`. */
export const MOVE_STATES = ['made', 'signed', 'agreed', 'completed', 'withdrawn'] as const

/** A payment between the hot and the cold wallet. Its coins carry its id (`wallet_coin.move_id`). */
export const coldMove = pgTable(
  'cold_move',
  {
    id: rowId(),
    currency: currencyCode().notNull(),
    direction: text('direction', { enum: MOVE_DIRECTIONS }).notNull(),
    state: text('state', { enum: MOVE_STATES }).notNull(),
    /** Of the wallet that receives. */
    address: text('address').notNull(),
    /** Of the wallet that pays. */
    changeAddress: text('change_address').notNull(),
    amountUnits: units('amount_units').notNull(),
    /** Units per thousand virtual bytes. */
    feeRate: units('fee_rate').notNull(),
    /** Of a top-up: what the keys are asked to sign, base64. */
    psbt: text('psbt'),
    /** Known once it is signed. */
    raw: text('raw'),
    tx: text('tx'),
    feeUnits: units('fee_units'),
    changeIndex: integer('change_index'),
    changeUnits: units('change_units'),
    madeBy: idRef('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    signedBy: idRef('signed_by'),
    agreedBy: idRef('agreed_by'),
    agreedAt: instant('agreed_at'),
    endedAt: instant('ended_at'),
    /** The chain's height at completion. */
    height: bigint('height', { mode: 'number' }),
  },
  (table) => [
    index('cold_move_currency_idx').on(table.currency, table.id),
    index('cold_move_open_idx')
      .on(table.currency)
      .where(sql`state in ('made', 'signed', 'agreed')`),
    index('cold_move_address_idx').on(table.currency, table.address),
    index('cold_move_change_idx').on(table.currency, table.changeAddress),
    check('cold_move_psbt_check', sql`(${table.psbt} is null) = (${table.direction} = 'drain')`),
    check(
      'cold_move_raw_check',
      sql`${table.state} not in ('signed', 'agreed', 'completed') or ${table.raw} is not null`,
    ),
    check('cold_move_two_check', sql`${table.agreedBy} <> ${table.madeBy}`),
  ],
)
