import { compare, multiply, subtract, takeBasisPoints, zero, type Money } from '../../money/index.ts'
import { goodsRules } from '../../rules/goods.ts'

/** A discount: whole percents of the price of all pieces, or an amount. */
export type DiscountOff =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money<'USD'> }

/** The parts of a purchase from which its sum is computed. */
export interface SumFacts {
  /** The price of one piece. */
  readonly price: Money<'USD'>
  readonly volume: number
  /** The discount of a valid code; null without one. */
  readonly off: DiscountOff | null
}

/** The sum of a purchase: `total` is `goods` minus `off`, and more than zero. */
export interface GoodsSum {
  readonly goods: Money<'USD'>
  readonly off: Money<'USD'>
  readonly total: Money<'USD'>
}

const BASIS_POINTS_A_PERCENT = 100

/**
 * The sum of a purchase in dollars. Percents are rounded down to the cent. An amount counts up to the maximum percentage,
 * so that something is left to pay in proportion to what is sold.
 * @example
 * goodsSum({ price: usd(1_250), volume: 3, off: { kind: 'percent', percent: 15 } }).total // { asset: 'USD', units: 3_188n }
 */
export function goodsSum({ price, volume, off }: SumFacts): GoodsSum {
  const goods = multiply(price, volume)
  const taken = off === null ? zero('USD') : discountOn(goods, off)
  return { goods, off: taken, total: subtract(goods, taken) }
}

function discountOn(goods: Money<'USD'>, off: DiscountOff): Money<'USD'> {
  const share = (percent: number): Money<'USD'> => takeBasisPoints(goods, percent * BASIS_POINTS_A_PERCENT, 'down')
  if (off.kind === 'percent') return share(off.percent)
  const most = share(goodsRules.discount.maximumPercent)
  return compare(off.amount, most) < 0 ? off.amount : most
}
