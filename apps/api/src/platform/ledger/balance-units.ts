import type { AccountRef } from '@jindu/domain/ledger'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { ledgerAccount } from './tables.ts'

/** An account's balance, smallest units; 0 if it was never used. */
export async function balanceUnits(db: Db, { kind, currency, owner = '' }: AccountRef): Promise<bigint> {
  const [row] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.owner, owner), eq(ledgerAccount.currency, currency)))
  return row?.balance ?? 0n
}
