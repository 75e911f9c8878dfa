import { isDomainError } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import type { RateSource } from './rate-source.ts'

/** Whether a coin has a price that anything can be paid at now: a rate that is too old is none. */
export function isQuoted(rates: Pick<RateSource, 'rate'>, currency: CurrencyCode): boolean {
  try {
    return rates.rate(currency).usdE8 > 0n
  } catch (error) {
    if (isDomainError(error) && error.code === 'RATE_UNAVAILABLE') return false
    throw error
  }
}
