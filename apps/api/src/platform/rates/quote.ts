import { fail } from '@jindu/domain/errors'
import { equals, formatCoin, usdToCoin, type CurrencyCode, type Money } from '@jindu/domain/money'
import type { QuotedRate, RateSource } from './rate-source.ts'

export interface Quote {
  readonly totalUsd: Money<'USD'>
  readonly total: Money<CurrencyCode>
  readonly rate: QuotedRate
}

interface Rates {
  readonly rates: RateSource
}

/**
 * The current price of dollars in a coin, rounded up, because the user pays.
 * @throws DomainError RATE_UNAVAILABLE
 */
export function quoteUsd({ rates }: Rates, totalUsd: Money<'USD'>, currency: CurrencyCode): Quote {
  return quoteAt(rates.rate(currency), totalUsd)
}

/**
 * The newest quote, or the one that a buyer saw if its rate is still valid: nobody pays another amount than they agreed
 * to.
 * @throws DomainError RATE_CHANGED, RATE_UNAVAILABLE
 */
export function quoteAsSeen({ rates }: Rates, newest: Quote, seen: Money<CurrencyCode>): Quote {
  const quotes = rates.standing(newest.rate.currency).map((rate) => quoteAt(rate, newest.totalUsd))
  return quotes.find(({ total }) => equals(total, seen)) ?? fail('RATE_CHANGED', { total: formatCoin(newest.total) })
}

function quoteAt(rate: QuotedRate, totalUsd: Money<'USD'>): Quote {
  return { totalUsd, total: usdToCoin(totalUsd, rate, 'up'), rate }
}
