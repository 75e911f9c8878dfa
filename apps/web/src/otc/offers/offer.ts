import { coinToUsd, moneyFromWire, usd, usdToCoin, type Money, type CurrencyCode, type Rate } from '@jindu/domain/money'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

/** An offer as a reader gets it. */
export type Offer = ApiOutputs['otcOffers']['info']

const E8_PER_CENT = 1_000_000n

export const rateOf = ({ unitPrice: { currency, usdE8 } }: Pick<Offer, 'unitPrice'>): Rate => ({
  currency,
  usdE8: BigInt(usdE8),
})

/** What one coin costs, in cents, rounded up. */
export const priceCents = (offer: Pick<Offer, 'unitPrice'>): Money<'USD'> =>
  usd((rateOf(offer).usdE8 + E8_PER_CENT - 1n) / E8_PER_CENT)

/** Coin for dollars: rounded down, as the server does (wallet-and-otc.md §5 "Taking an offer"). */
export const coinFor = (offer: Pick<Offer, 'unitPrice'>, cents: Money<'USD'>): Money<CurrencyCode> =>
  usdToCoin(cents, rateOf(offer), 'down')

/** Dollars for coin: rounded up, as the order's total. */
export const dollarsFor = (offer: Pick<Offer, 'unitPrice'>, coin: Money<CurrencyCode>): Money<'USD'> =>
  coinToUsd(coin, rateOf(offer), 'up')

/** The amount range that can be taken now; null if none. */
export function rangeOf({ range }: Pick<Offer, 'range'>): { minimum: Money<'USD'>; maximum: Money<'USD'> } | null {
  if (range === null) return null
  return { minimum: moneyFromWire(range.minimum), maximum: moneyFromWire(range.maximum) }
}

const BASIS_POINTS = 10_000n

/** Distance of a price from the market, in basis points, rounded towards zero. */
export function distanceOf(price: Rate, market: Rate): number {
  return Number(((price.usdE8 - market.usdE8) * BASIS_POINTS) / market.usdE8)
}

/** `+0.22%`, `−0.28%`. */
export function distanceText(basisPoints: number): string {
  const sign = basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : ''
  return `${sign}${(Math.abs(basisPoints) / 100).toFixed(2)}%`
}
