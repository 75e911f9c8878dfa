import { and, eq, gt, sql } from 'drizzle-orm'
import { insertRow, type Tx } from '../db/index.ts'
import { ledgerHold } from './tables.ts'

/** Holds coin in the fund balance that it comes to, for the commit that brings it. */
export const holdCoin = (hold: typeof ledgerHold.$inferInsert) => insertRow(ledgerHold, hold)

/** What came from `sourceUid` and is still held stays so many seconds longer. */
export async function holdLonger(tx: Tx, sourceUid: number, now: number, seconds: number): Promise<void> {
  const heldUntil = sql`${ledgerHold.heldUntil} + make_interval(secs => ${seconds})`
  const still = and(eq(ledgerHold.sourceUid, sourceUid), gt(ledgerHold.heldUntil, now))
  await tx.update(ledgerHold).set({ heldUntil }).where(still)
}
