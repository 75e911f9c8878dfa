import { rules } from '@jindu/domain/rules'
import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import { stillWaits } from '../second-member/proposal.ts'
import { setRate, type RateCode } from './tables.ts'

const { confirmSeconds } = rules.staff.rates

type Row = typeof setRate.$inferSelect
type Proposal = Omit<Row, 'confirmedBy' | 'confirmedAt'>

/** Neither waits for the second member nor counts any more. */
const over = (now: number): SQL => sql`case when ${setRate.confirmedAt} is null
  then ${not(stillWaits(setRate, confirmSeconds, now))}
  else ${setRate.confirmedAt} + make_interval(hours => ${setRate.hours}) <= to_timestamp(${now}) end`

/** Inserts a proposal; false if the coin already has a pending or active one. */
export async function keepProposal(tx: Tx, proposal: Proposal): Promise<boolean> {
  const set = { ...proposal, confirmedBy: null, confirmedAt: null }
  const kept = await tx
    .insert(setRate)
    .values(set)
    .onConflictDoUpdate({ target: setRate.currency, set, setWhere: over(proposal.proposedAt) })
    .returning({ currency: setRate.currency })
  return kept.length > 0
}

/** The proposal of a coin at this rate that waits, held until the transaction ends. */
export async function lockProposal(tx: Tx, currency: RateCode, usdE8: bigint, now: number): Promise<Row | undefined> {
  const waits = and(
    eq(setRate.currency, currency),
    eq(setRate.usdE8, usdE8),
    isNull(setRate.confirmedAt),
    stillWaits(setRate, confirmSeconds, now),
  )
  const [row] = await tx.select().from(setRate).where(waits).for('update')
  return row
}

/** Lets a locked proposal count from now on. */
export async function letCount(tx: Tx, currency: RateCode, by: { readonly uid: number; readonly at: number }) {
  await tx.update(setRate).set({ confirmedBy: by.uid, confirmedAt: by.at }).where(eq(setRate.currency, currency))
}

/** Deletes a coin's pending or active rate. */
export async function removeSetRate(tx: Tx, currency: RateCode, now: number): Promise<Row | undefined> {
  const [row] = await tx
    .delete(setRate)
    .where(and(eq(setRate.currency, currency), sql`not (${over(now)})`))
    .returning()
  return row
}
