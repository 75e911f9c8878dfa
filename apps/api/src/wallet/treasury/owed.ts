import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { kindsWhere } from '../../platform/ledger/index.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'

/** The site's total liability to users in a coin, smallest units. */
export async function owedUnits(db: Db, currency: CurrencyCode): Promise<bigint> {
  const [row] = await db
    .select({ owed: sql`coalesce(sum(${ledgerAccount.balance}), 0)::text`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(
      and(
        sql`${ledgerAccount.kind} in (${kindsWhere(({ ofUsers }) => ofUsers)})`,
        eq(ledgerAccount.currency, currency),
      ),
    )
  return row?.owed ?? 0n
}
