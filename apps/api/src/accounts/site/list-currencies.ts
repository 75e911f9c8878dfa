import { CURRENCIES } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { isQuoted } from '../../platform/rates/is-quoted.ts'

/** The source of exchange rates. */
export function rateSource({ env }: Pick<App, 'env'>): 'sandbox' | 'exchanges' | 'feed' | 'none' {
  if (env.ratesUrl === null) return env.sandbox ? 'sandbox' : 'none'
  return env.ratesUrl === 'exchanges' ? 'exchanges' : 'feed'
}

/** Every currency with its newest rate, the rate's age, and whether anything can be paid at it. */
export function listCurrencies(app: Pick<App, 'rates' | 'clock'>) {
  const now = app.clock.now()
  return app.rates.all().map(({ currency, usdE8, quotedAt }) => {
    const { id, code, enName, decimals, amountPrecision, calculatePrecision } = CURRENCIES[currency]
    const ageSeconds = Math.max(0, now - quotedAt)
    return {
      id,
      code,
      enName,
      decimals,
      amountPrecision,
      calculatePrecision,
      usdE8: String(usdE8),
      quotedAt,
      ageSeconds,
      priced: isQuoted(app.rates, currency),
    }
  })
}
