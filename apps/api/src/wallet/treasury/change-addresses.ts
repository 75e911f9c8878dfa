import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { withdrawalAttempt } from '../withdrawals/tables.ts'

/** Those of the given addresses that our own payouts give change to. */
export async function changeAddresses(
  db: Db,
  currency: CurrencyCode,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ address: withdrawalAttempt.changeAddress })
    .from(withdrawalAttempt)
    .where(and(eq(withdrawalAttempt.currency, currency), inArray(withdrawalAttempt.changeAddress, [...addresses])))
  return new Set(rows.map(({ address }) => address))
}
