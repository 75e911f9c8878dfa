import { sql, type SQL } from 'drizzle-orm'
import type { CurrencyCode } from '@jindu/domain/money'
import { ledgerAccount } from './tables.ts'

/** Whether somebody owes of a coin; `uid` is an expression of the statement around it. */
export const owes = (uid: SQL, currency: CurrencyCode): SQL =>
  sql`exists (select from ${ledgerAccount} where kind = 'user_debt' and owner = ${uid}::text and currency = ${currency} and balance > 0)`
