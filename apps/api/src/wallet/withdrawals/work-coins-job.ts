import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { gt } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { chainCursor } from '../wallet/tables.ts'
import { workCoin } from './work-coin.ts'

const INTERVAL_SECONDS = 10

/** Looks at every connected chain: for new and riper deposits, and for payouts that can go on. */
export function workCoinsJob(app: App): TimedJob<{ readonly currency: CurrencyCode }> {
  return {
    name: 'work-coins',
    everySeconds: INTERVAL_SECONDS,
    apart: true,
    due: async (now, limit) => {
      const fresh = await app.db
        .select({ currency: chainCursor.currency })
        .from(chainCursor)
        .where(gt(chainCursor.workedAt, now - INTERVAL_SECONDS))
      const worked = fresh.map((row) => row.currency)
      return CURRENCY_CODES.filter((currency) => app.chains[currency] !== undefined && !worked.includes(currency))
        .slice(0, limit)
        .map((currency) => ({ currency }))
    },
    run: async ({ currency }) => {
      await workCoin(app, currency)
    },
  }
}
