import {
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
 * Dollars a buyer pays for coin at the offer's price, rounded up: where a smallest unit costs at most a cent, an amount turned into coin and back is the same amount.
 * @example
 * amountFor(offer, money('LTC', 100_000_000n)).units // 8_800n
 */
export function amountFor(offer: OtcOffer, volume: Money<CurrencyCode>): Money<'USD'> {
  return coinToUsd(volume, offer.terms.unitPrice, 'up')
}

/**
 * The smallest and the largest order in coin by the limits alone, rounded outwards: whoever types a limit in dollars is within it.
 * @example
 * volumeLimits(offer).minimum.units // 22_727_272n
 */
export function volumeLimits(offer: OtcOffer): { minimum: Money<CurrencyCode>; maximum: Money<CurrencyCode> } {
  const { unitPrice, minimum, maximum } = offer.terms
  return { minimum: usdToCoin(minimum, unitPrice, 'down'), maximum: usdToCoin(maximum, unitPrice, 'up') }
}

/**
 * Smallest and largest order that the offer takes now, the largest capped by what remains: the largest amount of cents whose coin fits it.
 * @returns US cents, both of which can be taken; null when less remains than the smallest order
 * @example
 * takeRange(offer)?.maximum.units // 40_000n
 */
export function takeRange(offer: OtcOffer): { minimum: Money<'USD'>; maximum: Money<'USD'> } | null {
  const { minimum, maximum } = offer.terms
  const left = amountWithin(offer, offer.remaining)
  const most = compare(left, maximum) < 0 ? left : maximum
  return compare(most, minimum) < 0 || isZero(volumeFor(offer, most)) ? null : { minimum, maximum: most }
}

/** The largest amount whose coin is no more than a volume: less than what one smallest unit more would cost. */
function amountWithin(offer: OtcOffer, volume: Money<CurrencyCode>): Money<'USD'> {
  const oneMore = money(volume.asset, volume.units + 1n)
  return subtract(amountFor(offer, oneMore), usd(1))
}
