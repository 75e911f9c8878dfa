import type { CurrencyCode, Rate } from '../../money/index.ts'

/** A price alert waits until the market price is at least, or at most, a price. */
export const ALERT_DIRECTIONS = ['atLeast', 'atMost'] as const

export type AlertDirection = (typeof ALERT_DIRECTIONS)[number]

export interface PriceAlert<C extends CurrencyCode = CurrencyCode> {
  readonly direction: AlertDirection
  readonly price: Rate<C>
}

/**
 * Whether the market price has reached an alert's price (product.md "OTC").
 * @param market the market price of the same coin
 * @example
 * isPriceReached({ direction: 'atMost', price: parseRate('LTC', '80') }, parseRate('LTC', '79.5')) // true
 * isPriceReached({ direction: 'atLeast', price: parseRate('LTC', '80') }, parseRate('LTC', '79.5')) // false
 */
export function isPriceReached<C extends CurrencyCode>({ direction, price }: PriceAlert<C>, market: Rate<C>): boolean {
  return direction === 'atLeast' ? market.usdE8 >= price.usdE8 : market.usdE8 <= price.usdE8
}

/** Side of the offers that an alert looks for; buyers of coin look for sell offers. */
export type OfferSide = 'buy' | 'sell'

/**
 * Whether an offer's price is as good as the alert asks: at most its limit for sell offers, at least for buy offers.
 * @param limit the worst price, US dollars per coin x 10^8; null accepts any
 * @param price the offer's price, in the same unit
 * @example
 * isPriceGoodEnough('sell', 8_000_000_000n, 7_900_000_000n) // true
 * isPriceGoodEnough('buy', 8_000_000_000n, 7_900_000_000n) // false
 * isPriceGoodEnough('buy', null, 1n) // true
 */
export function isPriceGoodEnough(side: OfferSide, limit: bigint | null, price: bigint): boolean {
  if (limit === null) return true
  return side === 'sell' ? price <= limit : price >= limit
}
