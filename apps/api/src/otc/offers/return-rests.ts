import { CURRENCY_CODES } from '@jindu/domain/money'
import { and, asc, eq, gt, isNull, not, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { returnRest } from './change-offer.ts'
import { leavesAnOrder } from './list-market.ts'
import { priceColumn, readMarketPrice } from './market-price.ts'
import { otcOffer } from './tables.ts'

/**
 * Ends offers of which less is left than the smallest order while no order runs: the last order did not end them because
 * the price or the owner's limits changed afterwards, or because they are older than this rule.
 */
export function returnRestsJob(app: App): TimedJob<{ readonly id: number }> {
  return {
    name: 'return-otc-rests',
    everySeconds: 60,
    due: (_now, limit) => {
      const { id, currency, status, remainingUnits, runningUnits, completedUnits, marginBasisPoints } = otcOffer
      const dead = CURRENCY_CODES.map((code) => {
        const { last, isFresh } = readMarketPrice(app, code)
        const price = priceColumn(isFresh && last !== null ? last.usdE8.toString() : null)
        return and(
          eq(currency, code),
          // Without a fresh market price, nothing is known of prices that follow it.
          isFresh ? undefined : isNull(marginBasisPoints),
          not(leavesAnOrder(price)),
        )
      })
      return app.db
        .select({ id })
        .from(otcOffer)
        .where(
          and(eq(status, 'ongoing'), eq(runningUnits, 0n), gt(remainingUnits, 0n), gt(completedUnits, 0n), or(...dead)),
        )
        .orderBy(asc(id))
        .limit(limit)
    },
    run: ({ id }) => returnRest(app, id),
  }
}
