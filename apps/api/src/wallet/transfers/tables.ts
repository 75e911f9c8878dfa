import type { InternalTransfer } from '@jindu/domain/wallet/transfers'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, idRef, instant, rowId, units } from '../../platform/db/columns.ts'

export const TRANSFER_KINDS = [
  'pending',
  'completed',
  'rejected',
] as const satisfies readonly InternalTransfer['kind'][]

/** One user's fund balance to another's: done when it is written. */
export const userTransfer = pgTable(
  'user_transfer',
  {
    id: rowId(),
    fromUid: idRef('from_uid').notNull(),
    toUid: idRef('to_uid').notNull(),
    currency: currencyCode().notNull(),
    amountUnits: units('amount_units').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('user_transfer_from_idx').on(table.fromUid, table.id),
    index('user_transfer_to_idx').on(table.toUid, table.id),
    index('user_transfer_sent_idx').on(table.fromUid, table.createdAt),
    index('user_transfer_got_idx').on(table.toUid, table.createdAt),
    check('user_transfer_amount_check', sql`${table.amountUnits} > 0 and ${table.fromUid} <> ${table.toUid}`),
  ],
)

/** Between a user's own fund and fiat-trade balances. */
export const internalTransfer = pgTable(
  'internal_transfer',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    currency: currencyCode().notNull(),
    /** The balance that is filled. */
    target: text('target', { enum: ['fund', 'otc'] }).notNull(),
    amountUnits: units('amount_units').notNull(),
    status: text('status', { enum: TRANSFER_KINDS }).notNull(),
    appliedAt: instant('applied_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why finance refused it. */
    remark: text('remark').notNull().default(''),
  },
  (table) => [
    index('internal_transfer_uid_idx').on(table.uid, table.id),
    index('internal_transfer_applied_idx').on(table.uid, table.appliedAt),
    index('internal_transfer_pending_idx')
      .on(table.id)
      .where(sql`status = 'pending'`),
    check('internal_transfer_amount_check', sql`${table.amountUnits} > 0`),
    check('internal_transfer_ended_check', sql`(${table.status} = 'pending') = (${table.endedAt} is null)`),
  ],
)
