import {
  add,
  coinToUsd,
  compare,
  isZero,
  money,
  subtract,
  usd,
  usdToCoin,
  type CurrencyCode,
  type Money,
} from '../../money/index.ts'
import type { OtcOffer } from './states.ts'

/**
 * Coin for an amount of dollars at the offer's price, rounded down to the currency's smallest unit (wallet-and-otc.md §5 "Taking an offer").
 * @param amount US cents
 * @example
 * volumeFor(offer, usd(8_800)).units // 100_000_000n
 */
export function volumeFor(offer: OtcOffer, amount: Money<'USD'>): Money<CurrencyCode> {
  return usdToCoin(amount, offer.terms.unitPrice, 'down')
}

/**
 * Dollars that a buyer pays for coin at the offer's price, rounded up. If a smallest unit costs at most a cent,
 * converting an amount to coin and back returns the same amount.
 * @example
 * amountFor(offer, money('LTC', 100_000_000n)).units // 8_800n
 */
export function amountFor(offer: OtcOffer, volume: Money<CurrencyCode>): Money<'USD'> {
  return coinToUsd(volume, offer.terms.unitPrice, 'up')
}

/**
 * Minimum and maximum order in coin by the limits alone, rounded outwards, so that a limit typed in dollars is within
 * them.
 * @example
 * volumeLimits(offer).minimum.units // 22_727_272n
 */
export function volumeLimits(offer: OtcOffer): { minimum: Money<CurrencyCode>; maximum: Money<CurrencyCode> } {
  const { unitPrice, minimum, maximum } = offer.terms
  return { minimum: usdToCoin(minimum, unitPrice, 'down'), maximum: usdToCoin(maximum, unitPrice, 'up') }
}

/**
 * Minimum and maximum order that the offer accepts now. The maximum is capped by the remaining volume: the largest
 * amount of cents whose coin fits.
 * @returns US cents, both acceptable; null if less than the minimum order remains
 * @example
 * takeRange(offer)?.maximum.units // 40_000n
 */
export function takeRange(offer: OtcOffer): { minimum: Money<'USD'>; maximum: Money<'USD'> } | null {
  const { minimum, maximum } = offer.terms
  const left = amountWithin(offer, offer.remaining)
  const most = compare(left, maximum) < 0 ? left : maximum
  return compare(most, minimum) < 0 || isZero(volumeFor(offer, most)) ? null : { minimum, maximum: most }
}

/**
 * Whether less is left of a traded offer than its smallest order, while no order runs that could give back. Such a rest
 * can never be taken: it goes back to the owner.
 * @param offer at its current price (`pricedAt`)
 * @example
 * isRestDead(offer) // false
 */
export function isRestDead(offer: OtcOffer): boolean {
  const { remaining, running, completed } = offer
  return !isZero(remaining) && isZero(running) && !isZero(completed) && takeRange(offer) === null
}

/** The largest amount whose coin fits into a volume: less than the cost of one more smallest unit. */
function amountWithin(offer: OtcOffer, volume: Money<CurrencyCode>): Money<'USD'> {
  const oneMore = money(volume.asset, volume.units + 1n)
  return subtract(amountFor(offer, oneMore), usd(1))
}

/**
 * Volume that orders have taken: running and completed. A new total must exceed it.
 * @example
 * takenOf(offer).units // 0n
 */
export function takenOf({ running, completed }: Pick<OtcOffer, 'running' | 'completed'>): Money<CurrencyCode> {
  return add(running, completed)
}
