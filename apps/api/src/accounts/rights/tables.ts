import type { CurrencyCode } from '@jindu/domain/money'
import type { Right } from '@jindu/domain/accounts/rights'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant, rowId, units } from '../../platform/db/columns.ts'

const RIGHTS = ['publish', 'reply'] as const satisfies readonly Right[]

/** One right of one account, from its first purchase or withdrawal on. */
export const userRight = pgTable(
  'user_right',
  {
    uid: idRef('uid').notNull(),
    right: text('right_kind', { enum: RIGHTS }).notNull(),
    /** When the bought right ends; null if it was never bought. */
    until: instant('until'),
    /** Days before this end at which the last reminder was sent. */
    remindedDays: integer('reminded_days'),
    withdrawnAt: instant('withdrawn_at'),
    /** Null while the withdrawal has no end. */
    withdrawnUntil: instant('withdrawn_until'),
    withdrawnReason: text('withdrawn_reason'),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'user_right_pkey', columns: [table.uid, table.right] }),
    index('user_right_until_idx').on(table.until),
    check('user_right_kind_check', sql`right_kind in ('publish', 'reply')`),
    check('user_right_withdrawn_check', sql`(withdrawn_at is null) = (withdrawn_reason is null)`),
  ],
)

/** Payments for rights. Append-only. */
export const rightPurchase = pgTable(
  'right_purchase',
  {
    id: rowId(),
    uid: idRef('uid').notNull(),
    right: text('right_kind', { enum: RIGHTS }).notNull(),
    months: integer('months').notNull(),
    totalCents: units('total_cents').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    paidUnits: units('paid_units').notNull(),
    rateE8: units('rate_e8').notNull(),
    rateAt: instant('rate_at').notNull(),
    fromTime: instant('from_time').notNull(),
    until: instant('until').notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  (table) => [index('right_purchase_uid_idx').on(table.uid, table.id)],
)
