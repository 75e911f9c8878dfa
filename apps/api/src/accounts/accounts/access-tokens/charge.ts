import { countedAmounts } from '@jindu/domain/accounts/access-tokens'
import { coinToUsd, formatAmount, usd } from '@jindu/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { CommitParts } from '../../../platform/db/index.ts'
import type { RateSource } from '../../../platform/rates/rate-source.ts'
import type { TokenGrant } from '../../../platform/sessions/session.ts'
import { accessToken } from '../tables.ts'
import { dayOf, readDay } from './spent-today.ts'

/**
 * Charges a commit's amount against the token's daily limit, in US cents at the current rate, rounded up. The token's
 * row is locked first: concurrent spends are serialised, and one above the limit updates no row.
 */
export function chargeOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  uid: number,
  { id }: TokenGrant,
  rates: Pick<RateSource, 'rate'>,
): NonNullable<CommitParts['charge']> {
  return (entries) => {
    const amounts = entries.flatMap(({ entry }) => countedAmounts(uid, entry))
    if (amounts.length === 0) return null
    const cents = amounts.reduce((sum, coin) => sum + coinToUsd(coin, rates.rate(coin.asset), 'up').units, 0n)
    const today = dayOf(clock.now())
    const spent = sql`(case when ${accessToken.spentDay} = ${today}::int then ${accessToken.spentCents} else 0 end + ${cents}::bigint)`
    return {
      change: db
        .update(accessToken)
        .set({ spentCents: spent, spentDay: sql`${today}::int` })
        .where(and(eq(accessToken.id, id), sql`${spent} <= ${accessToken.dailyLimitCents}`)),
      refusal: 'TOKEN_LIMIT_REACHED',
      explain: async () => {
        const day = await readDay({ db, clock }, id)
        if (day === null || day.limit === null) return {}
        return {
          asked: formatAmount(usd(cents)),
          left: formatAmount(usd(day.left)),
          limit: formatAmount(usd(day.limit)),
        }
      },
    }
  }
}
