import { compare, multiply, subtract, takeBasisPoints, usd, zero, type Money } from '../../money/index.ts'

/** What a discount code takes off: whole percents of the goods, or an amount. */
export type DiscountOff =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money<'USD'> }

/** What of a purchase decides on its sum. */
export interface SumFacts {
  /** The price of one piece. */
  readonly price: Money<'USD'>
  readonly volume: number
  /** What a valid code takes off; null without one. */
  readonly off: DiscountOff | null
}

/** The sum of a purchase: `total` is `goods` less `off`, and more than nothing. */
export interface GoodsSum {
  readonly goods: Money<'USD'>
  readonly off: Money<'USD'>
  readonly total: Money<'USD'>
}

const BASIS_POINTS_A_PERCENT = 100
/** An order moves coin, so the least that a buyer pays is a cent. */
const LEAST = usd(1)

/**
 * The sum of a purchase in dollars. Percents are rounded down to the cent, an amount takes off no more than leaves a
 * cent to pay.
 * @example
 * goodsSum({ price: usd(1_250), volume: 3, off: { kind: 'percent', percent: 15 } })
 * // goods 37.50, off 5.62, total 31.88
 */
export function goodsSum({ price, volume, off }: SumFacts): GoodsSum {
  const goods = multiply(price, volume)
  const taken = off === null ? zero('USD') : least(wanted(goods, off), subtract(goods, LEAST))
  return { goods, off: taken, total: subtract(goods, taken) }
}

function wanted(goods: Money<'USD'>, off: DiscountOff): Money<'USD'> {
  return off.kind === 'amount' ? off.amount : takeBasisPoints(goods, off.percent * BASIS_POINTS_A_PERCENT, 'down')
}

function least(one: Money<'USD'>, other: Money<'USD'>): Money<'USD'> {
  return compare(one, other) < 0 ? one : other
}
