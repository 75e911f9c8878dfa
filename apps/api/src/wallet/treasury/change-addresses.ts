import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/index.ts'
import { coldMove } from '../custody/tables.ts'
import { withdrawalAttempt } from '../withdrawals/tables.ts'

/** Those of the given addresses that our own payouts give change to, or that coin moves to between hot and cold wallet. */
export async function changeAddresses(
  db: Db,
  currency: CurrencyCode,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ address: withdrawalAttempt.changeAddress })
    .from(withdrawalAttempt)
    .where(and(eq(withdrawalAttempt.currency, currency), inArray(withdrawalAttempt.changeAddress, [...addresses])))
  const moves = await db
    .select({ address: coldMove.address, change: coldMove.changeAddress })
    .from(coldMove)
    .where(
      and(
        eq(coldMove.currency, currency),
        or(inArray(coldMove.address, [...addresses]), inArray(coldMove.changeAddress, [...addresses])),
      ),
    )
  return new Set([...rows.map(({ address }) => address), ...moves.flatMap(({ address, change }) => [address, change])])
}
