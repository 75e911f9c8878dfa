import { CURRENCY_CODES } from '@jindu/domain/money'
import { and, asc, eq, gte, lte, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { triggerOffer } from './change-offer.ts'
import { onMarket } from './on-market.ts'
import { otcOffer } from './tables.ts'
import { freshPrice } from './trigger.ts'

/** Takes fixed offers down whose trigger the market has reached, as the actor `clock`, and tells their owners. */
export function triggerOffersJob(app: App): TimedJob<{ readonly id: number }> {
  return {
    name: 'trigger-otc-offers',
    everySeconds: 5,
    due: (_now, limit) => {
      const reached = CURRENCY_CODES.flatMap((currency) => {
        const market = freshPrice(app, currency)
        if (market === null) return []
        const { side, triggerE8 } = otcOffer
        return [
          and(eq(otcOffer.currency, currency), eq(side, 'sell'), lte(triggerE8, market.usdE8)),
          and(eq(otcOffer.currency, currency), eq(side, 'buy'), gte(triggerE8, market.usdE8)),
        ]
      })
      if (reached.length === 0) return Promise.resolve([])
      return app.db
        .select({ id: otcOffer.id })
        .from(otcOffer)
        .where(and(onMarket, or(...reached)))
        .orderBy(asc(otcOffer.id))
        .limit(limit)
    },
    run: ({ id }) => triggerOffer(app, id),
  }
}
