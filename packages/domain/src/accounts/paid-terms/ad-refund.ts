import { money, type CurrencyCode, type Money } from '../../money/index.ts'

/** One purchase of time or clicks. */
export interface AdPurchase {
  readonly id: number
  /** Seconds or clicks that it bought. */
  readonly bought: number
  readonly paid: Money<CurrencyCode>
}

export interface AdRefund {
  readonly id: number
  readonly money: Money<CurrencyCode>
}

/**
 * Refund when staff take down an ad: the unused share of each purchase, rounded down. Purchases are used up oldest
 * first.
 * @param purchases in any order, without refunded ones
 * @param left seconds or clicks left over all purchases
 * @example
 * adRefunds([{ id: 5, bought: 604_800, paid: money('USDT', 10_000_000n) }], 302_400) // [{ id: 5, money: { asset: 'USDT', units: 5_000_000n } }]
 */
export function adRefunds(purchases: readonly AdPurchase[], left: number): readonly AdRefund[] {
  let remaining = left
  return purchases
    .toSorted((one, other) => other.id - one.id)
    .flatMap(({ id, bought, paid }) => {
      const unused = Math.min(remaining, bought)
      remaining -= unused
      const units = (paid.units * BigInt(unused)) / BigInt(bought)
      return units > 0n ? [{ id, money: money(paid.asset, units) }] : []
    })
}
