import type { CurrencyCode, Rate } from '@jindu/domain/money'
import { isTriggered } from '@jindu/domain/otc/offers'
import type { App } from '../../platform/app.ts'
import { readMarketPrice } from './market-price.ts'
import { offerOf, type OfferRow } from './offer-row.ts'

/** The market's price, unless it is too old to act on. */
export function freshPrice(app: App, currency: CurrencyCode): Rate | null {
  const { last, isFresh } = readMarketPrice(app, currency)
  return isFresh ? last : null
}

/** The price that takes a fixed offer down. */
export const triggerOf = ({ currency, triggerE8 }: Pick<OfferRow, 'currency' | 'triggerE8'>): Rate | null =>
  triggerE8 === null ? null : { currency, usdE8: triggerE8 }

/**
 * Whether the market has reached an offer's trigger, although the job has not taken it down yet.
 * @throws DomainError RATE_UNAVAILABLE if it has a trigger and the market's price is too old to compare
 */
export function isTriggeredNow(app: App, row: OfferRow): boolean {
  const trigger = triggerOf(row)
  return trigger !== null && isTriggered(offerOf(row), trigger, app.rates.rate(row.currency))
}
