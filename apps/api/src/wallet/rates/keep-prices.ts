import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'
import { pointAt, storePrices } from '../../platform/rates/price-points.ts'
import type { QuotedRate } from '../../platform/rates/rate-source.ts'
import { pricePoint } from '../../platform/rates/tables.ts'

/** Stores each coin's price once a quarter of an hour; without a valid price, that quarter has none. */
export function keepPricesJob(app: App): TimedJob<QuotedRate> {
  return {
    name: 'keep-prices',
    everySeconds: 60,
    key: ({ currency }) => currency,
    async due(now) {
      const stored = await app.db
        .select({ currency: pricePoint.currency })
        .from(pricePoint)
        .where(eq(pricePoint.at, pointAt(now)))
      return app.rates
        .all()
        .filter(({ currency }) => isQuoted(app.rates, currency) && !stored.some((row) => row.currency === currency))
    },
    run: ({ currency, usdE8 }, now) => storePrices(app, [{ currency, usdE8, at: pointAt(now) }]),
  }
}
