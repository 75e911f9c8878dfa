import { ACCOUNT_KINDS } from '@jindu/domain/ledger'
import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'

const OWED = Object.entries(ACCOUNT_KINDS).flatMap(([kind, { ofUsers }]) => (ofUsers ? [kind] : []))

/** The site's total liability to users in a coin, smallest units. */
export async function owedUnits(db: Db, currency: CurrencyCode): Promise<bigint> {
  const [row] = await db
    .select({ owed: sql`coalesce(sum(${ledgerAccount.balance}), 0)::text`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.kind, OWED), eq(ledgerAccount.currency, currency)))
  return row?.owed ?? 0n
}
