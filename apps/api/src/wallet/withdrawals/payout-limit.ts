import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { withdrawal } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

const HOUR = 3_600
const DAY = 86_400

/** Whether the hot wallet has paid out as much as the site allows within an hour or a day. */
export async function isLimitReached(
  { db, clock, settings }: App,
  { currency, amountUnits }: WithdrawalRow,
): Promise<boolean> {
  const now = clock.now()
  const { payoutHourUnits, payoutDayUnits } = settings.current()
  const since = new Date((now - HOUR) * 1000).toISOString()
  const [paid] = await db
    .select({
      hour: sql`coalesce(sum(${withdrawal.amountUnits}) filter (where ${withdrawal.signedAt} > ${since}::timestamptz), 0)::text`.mapWith(
        BigInt,
      ),
      day: sql`coalesce(sum(${withdrawal.amountUnits}), 0)::text`.mapWith(BigInt),
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.currency, currency), gt(withdrawal.signedAt, now - DAY)))
  const beyond = (limit: number, sum: bigint) => limit > 0 && sum + amountUnits > BigInt(limit)
  return beyond(payoutHourUnits[currency], paid?.hour ?? 0n) || beyond(payoutDayUnits[currency], paid?.day ?? 0n)
}
