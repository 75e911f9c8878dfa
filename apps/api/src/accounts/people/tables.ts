import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../../platform/db/columns.ts'
import { appUser } from '../accounts/tables.ts'

/** An account's block of another account and its private note on it. A row without either is deleted. */
export const person = pgTable(
  'person',
  {
    uid: idRef('uid')
      .notNull()
      .references(() => appUser.uid),
    otherUid: idRef('other_uid')
      .notNull()
      .references(() => appUser.uid),
    blockedAt: instant('blocked_at'),
    note: text('note').notNull().default(''),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.otherUid] }),
    index('person_list_idx').on(table.uid, table.changedAt),
    // Finds the accounts that blocked an account, to hide its offers from them.
    index('person_blocked_idx')
      .on(table.otherUid, table.uid)
      .where(sql`blocked_at is not null`),
  ],
)
