import type { ErrorCode } from '../../errors/index.ts'
import { compare, equals, subtract, takeBasisPoints, usd, type Money } from '../../money/index.ts'
import { goodsRules } from '../../rules/goods.ts'

/** A lower price for each piece of an order of at least `from` pieces. */
export interface PriceStep {
  readonly from: number
  readonly price: Money<'USD'>
}

/** A price for a time: whole percents off the list price, or a price of its own. Times are unix seconds. */
export interface Sale {
  readonly off:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'price'; readonly price: Money<'USD'> }
  /** Null when it runs from the moment that it is set. */
  readonly startsAt: number | null
  readonly endsAt: number
}

/** How the price of one piece is found. With `named` prices the buyer names it, at least the list price. */
export type Pricing =
  | { readonly kind: 'fixed'; readonly steps: readonly PriceStep[]; readonly sale: Sale | null }
  | { readonly kind: 'named' }

export const PRICE_REASONS = ['list', 'sale', 'quantity', 'named'] as const
/** Why a piece costs what it does. */
export type PriceReason = (typeof PRICE_REASONS)[number]

/** The price of one piece, the price that it is compared with, and the reason of a difference. */
export interface UnitPrice {
  readonly price: Money<'USD'>
  readonly list: Money<'USD'>
  readonly reason: PriceReason
}

/** The parts of a purchase from which the price of one piece is computed. */
export interface UnitFacts {
  /** The price that the seller set; the minimum of a named price. */
  readonly list: Money<'USD'>
  readonly pricing: Pricing
  readonly volume: number
  /** The price that the buyer names; null for the minimum. Ignored where prices are fixed. */
  readonly named: Money<'USD'> | null
  /** Unix seconds. */
  readonly now: number
}

const BASIS_POINTS_A_PERCENT = 100

/**
 * The sale that runs now, with its price of one piece; null while none lowers the list price. Percents are rounded down
 * to the cent.
 * @param now unix seconds
 * @example
 * runningSale(usd(999), { kind: 'fixed', steps: [], sale }, now) // { price: { asset: 'USD', units: 800n }, endsAt: 2_000 }
 */
export function runningSale(
  list: Money<'USD'>,
  pricing: Pricing,
  now: number,
): { readonly price: Money<'USD'>; readonly endsAt: number } | null {
  const sale = pricing.kind === 'fixed' ? pricing.sale : null
  if (sale === null || now >= sale.endsAt || (sale.startsAt !== null && now < sale.startsAt)) return null
  const price = salePrice(list, sale)
  return compare(price, list) < 0 ? { price, endsAt: sale.endsAt } : null
}

/**
 * The price of one piece of an order: the lowest of list price, running sale and quantity step; at equal prices the sale
 * is the reason. A named price is what the buyer names, at least the list price.
 * @example
 * unitPrice({ list: usd(1_000), pricing: bulk, volume: 10, named: null, now }).reason // 'quantity'
 */
export function unitPrice({ list, pricing, volume, named, now }: UnitFacts): UnitPrice {
  if (pricing.kind === 'named') {
    return named !== null && compare(named, list) > 0
      ? { price: named, list, reason: 'named' }
      : { price: list, list, reason: 'list' }
  }
  const sale = runningSale(list, pricing, now)
  const start: UnitPrice =
    sale === null ? { price: list, list, reason: 'list' } : { price: sale.price, list, reason: 'sale' }
  return pricing.steps
    .filter(({ from }) => volume >= from)
    .reduce<UnitPrice>(
      (lowest, { price }) => (compare(price, lowest.price) < 0 ? { price, list, reason: 'quantity' } : lowest),
      start,
    )
}

function salePrice(list: Money<'USD'>, { off }: Sale): Money<'USD'> {
  if (off.kind === 'price') return off.price
  return subtract(list, takeBasisPoints(list, off.percent * BASIS_POINTS_A_PERCENT, 'down'))
}

/**
 * Why a buyer cannot pay the price of one piece that they saw or named; null when they can. A fixed price may be the one
 * of the order's quantity, or that of a single piece, which is never lower.
 * @param paid the price that the buyer saw or named
 * @example
 * whyNotPrice({ list: usd(1_000), pricing: bulk, volume: 10, now }, usd(900)) // 'PRICE_CHANGED'
 */
export function whyNotPrice(facts: Omit<UnitFacts, 'named'>, paid: Money<'USD'>): ErrorCode | null {
  if (facts.pricing.kind === 'named') {
    if (compare(paid, facts.list) < 0) return 'PRICE_BELOW_MINIMUM'
    return compare(paid, usd(goodsRules.price.maximumCents)) > 0 ? 'GOODS_PRICE_TOO_HIGH' : null
  }
  const isSeen = [facts.volume, 1].some((volume) => equals(unitPrice({ ...facts, volume, named: null }).price, paid))
  return isSeen ? null : 'PRICE_CHANGED'
}

/**
 * Why a seller cannot set a pricing; null when they can.
 * @param now unix seconds
 * @example
 * pricingProblem(usd(800), bulk, now) // 'PRICE_NOT_LOWER'
 */
export function pricingProblem(list: Money<'USD'>, pricing: Pricing, now: number): ErrorCode | null {
  if (pricing.kind === 'named') return null
  const { steps, sale } = pricing
  const isOrdered = steps.every(({ from, price }, nth) => {
    const before = steps[nth - 1]
    return before === undefined ? from > 1 : from > before.from && compare(price, before.price) < 0
  })
  if (!isOrdered) return 'PRICE_STEPS'
  if (sale !== null && (now >= sale.endsAt || sale.endsAt <= (sale.startsAt ?? now))) return 'DISCOUNT_DATES'
  const lower = [...steps.map(({ price }) => price), ...(sale === null ? [] : [salePrice(list, sale)])]
  return lower.every((price) => compare(price, list) < 0) ? null : 'PRICE_NOT_LOWER'
}
