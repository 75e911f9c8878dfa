import { multiply, usdToCoin, type CurrencyCode, type Money, type Rate } from '../../money/index.ts'

/** Price of a purchase, in dollars and in the coin that pays it. */
export interface PurchasePrice<C extends CurrencyCode = CurrencyCode> {
  readonly usd: Money<'USD'>
  readonly coin: Money<C>
}

/**
 * Price times quantity, then converted into coin once, rounded up. Rounding each piece would charge for units nobody
 * bought.
 * @param volume a whole number of pieces
 * @throws DomainError RATE_INVALID
 * @example
 * purchasePrice(usd(11_860), 3, parseRate('LTC', '87.12')) // { usd: { asset: 'USD', units: 35_580n }, coin: { asset: 'LTC', units: 408_402_204n } }
 */
export function purchasePrice<C extends CurrencyCode>(
  price: Money<'USD'>,
  volume: number,
  rate: Rate<C>,
): PurchasePrice<C> {
  const total = multiply(price, volume)
  return { usd: total, coin: usdToCoin(total, rate, 'up') }
}
