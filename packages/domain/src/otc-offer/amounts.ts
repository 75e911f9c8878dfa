import { coinToUsd, compare, usdToCoin, type CurrencyCode, type Money } from '../money/index.ts'
import type { OtcOffer } from './states.ts'

/**
 * Coin for an amount of dollars at the offer's price, rounded down to the currency's smallest unit (wallet-and-otc.md §5 "Taking an offer").
 * @param amount US cents
 */
export function volumeFor(offer: OtcOffer, amount: Money<'USD'>): Money<CurrencyCode> {
  return usdToCoin(amount, offer.terms.unitPrice, 'down')
}

/** Dollars a buyer pays for coin at the offer's price, rounded up: an amount turned into coin and back is the same amount. */
export function amountFor(offer: OtcOffer, volume: Money<CurrencyCode>): Money<'USD'> {
  return coinToUsd(volume, offer.terms.unitPrice, 'up')
}

/**
 * Smallest and largest order the offer takes now, the largest capped by what remains.
 * @returns US cents; null when less remains than the smallest order
 */
export function takeRange(offer: OtcOffer): { minimum: Money<'USD'>; maximum: Money<'USD'> } | null {
  const left = amountFor(offer, offer.remaining)
  const { minimum, maximum } = offer.terms
  if (compare(left, minimum) < 0) return null
  return { minimum, maximum: compare(left, maximum) < 0 ? left : maximum }
}
