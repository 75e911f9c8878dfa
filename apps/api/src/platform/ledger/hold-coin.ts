import { and, eq, gt, sql } from 'drizzle-orm'
import { insertRow, type Tx } from '../db/index.ts'
import { ledgerHold } from './tables.ts'

/** Holds received coin in the fund balance, for the commit that credits it. */
export const holdCoin = (hold: typeof ledgerHold.$inferInsert) => insertRow(ledgerHold, hold)

/** Extends all running holds on coin from `sourceUid` by some seconds. */
export async function holdLonger(tx: Tx, sourceUid: number, now: number, seconds: number): Promise<void> {
  const heldUntil = sql`${ledgerHold.heldUntil} + make_interval(secs => ${seconds})`
  const still = and(eq(ledgerHold.sourceUid, sourceUid), gt(ledgerHold.heldUntil, now))
  await tx.update(ledgerHold).set({ heldUntil }).where(still)
}
