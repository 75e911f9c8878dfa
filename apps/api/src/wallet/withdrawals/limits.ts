import type { ErrorCode } from '@jindu/domain/errors'
import { fail } from '@jindu/domain/errors'
import { money, shortAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { withdrawal } from './tables.ts'

const HOUR = 3_600
const DAY = 86_400

/** Returned withdrawals do not count against the limits. */
const RETURNED = ['failed', 'reviewFailed', 'revoked'] as const

/** The remaining quota of a user, smallest units; null for no limit. */
export interface LeftToApply {
  readonly hour: bigint | null
  readonly day: bigint | null
}

function left(limit: number, taken: bigint): bigint | null {
  const rest = BigInt(limit) - taken
  if (limit === 0) return null
  return rest > 0n ? rest : 0n
}

/** A user's remaining withdrawal quota under the site's hourly and daily limits. */
export async function leftToApply(
  { db, clock, settings }: App,
  uid: number,
  currency: CurrencyCode,
): Promise<LeftToApply> {
  const now = clock.now()
  const { withdrawalHourUnits, withdrawalDayUnits } = settings.current()
  const since = (seconds: number) => new Date((now - seconds) * 1000).toISOString()
  const [row] = await db
    .select({
      hour: sql`coalesce(sum(${withdrawal.amountUnits}) filter (where ${withdrawal.appliedAt} > ${since(HOUR)}::timestamptz), 0)::text`.mapWith(
        BigInt,
      ),
      day: sql`coalesce(sum(${withdrawal.amountUnits}), 0)::text`.mapWith(BigInt),
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.uid, uid),
        eq(withdrawal.currency, currency),
        gt(withdrawal.appliedAt, now - DAY),
        notInArray(withdrawal.status, [...RETURNED]),
      ),
    )
  return {
    hour: left(withdrawalHourUnits[currency], row?.hour ?? 0n),
    day: left(withdrawalDayUnits[currency], row?.day ?? 0n),
  }
}

/** @throws DomainError WITHDRAWAL_HOUR_LIMIT, WITHDRAWAL_DAY_LIMIT (left) */
export function assertWithinLimits(amount: Money<CurrencyCode>, left: LeftToApply): void {
  const check = (code: ErrorCode, units: bigint | null) => {
    if (units === null || amount.units <= units) return
    fail(code, units === 0n ? {} : { left: `${shortAmount(money(amount.asset, units))} ${amount.asset}` })
  }
  check('WITHDRAWAL_HOUR_LIMIT', left.hour)
  check('WITHDRAWAL_DAY_LIMIT', left.day)
}
