import { fail } from '../../errors/index.ts'
import { BASIS_POINTS_PER_WHOLE, divide, type Rate } from '../../money/index.ts'
import { otcRules } from '../../rules/otc.ts'
import type { OtcOffer, OtcOfferTerms } from './states.ts'
import { priceProblem, type OtcPriceBounds, type TermsProblem } from './terms.ts'

/**
 * Price of one coin of an offer at the market price `market`: the fixed price, or market plus margin, rounded up,
 * within floor and ceiling. `termsProblems` refuses a floor above the ceiling; here the ceiling wins.
 * @example
 * formatRate(unitPriceAt(offer.terms, market)) // '88.00'
 */
export function unitPriceAt({ unitPrice, margin }: Pick<OtcOfferTerms, 'unitPrice' | 'margin'>, market: Rate): Rate {
  if (margin === null) return unitPrice
  const whole = BigInt(BASIS_POINTS_PER_WHOLE)
  const followed = divide(market.usdE8 * (whole + BigInt(margin.basisPoints)), whole, 'up')
  const raised = margin.floor !== null && followed < margin.floor.usdE8 ? margin.floor.usdE8 : followed
  const usdE8 = margin.ceiling !== null && raised > margin.ceiling.usdE8 ? margin.ceiling.usdE8 : raised
  return { currency: market.currency, usdE8 }
}

/**
 * The offer at its current price; limits, ranges and orders are computed from it.
 * @example
 * formatRate(pricedAt(offer, market).terms.unitPrice) // '88.00'
 */
export function pricedAt<O extends Pick<OtcOffer, 'terms'>>(offer: O, market: Rate): O {
  return offer.terms.margin === null
    ? offer
    : { ...offer, terms: { ...offer.terms, unitPrice: unitPriceAt(offer.terms, market) } }
}

/**
 * The offer at the price that its taker saw. A fixed price must match; a price that follows the market may match any
 * recent rate.
 * @param seen US dollars times 10^8
 * @param standing the newest market rate, then those that it replaced a moment ago; must not be empty if the price
 * follows the market
 * @throws DomainError OFFER_PRICE_CHANGED with the current price, OFFER_PRICE_BELOW_FLOOR and OFFER_PRICE_ABOVE_CEILING
 * if the offer's own bounds keep a followed price outside the site's
 * @example
 * const seen = offer.terms.unitPrice.usdE8
 * pricedAsSeen(offer, seen, [market], limits) === offer // true
 * pricedAsSeen(offer, seen + 1n, [market], limits) // throws OFFER_PRICE_CHANGED
 */
export function pricedAsSeen(
  offer: OtcOffer,
  seen: bigint,
  standing: readonly Rate[],
  bounds: OtcPriceBounds,
): OtcOffer {
  const { terms } = offer
  if (terms.margin === null) return terms.unitPrice.usdE8 === seen ? offer : changed(terms.unitPrice)
  const market = standing.find((rate) => unitPriceAt(terms, rate).usdE8 === seen)
  if (market === undefined) {
    const [newest] = standing
    return newest === undefined
      ? fail('RATE_UNAVAILABLE', { currency: offer.total.asset })
      : changed(unitPriceAt(terms, newest))
  }
  const problem = followedProblem(offer, market, bounds)
  return problem === null ? pricedAt(offer, market) : fail(problem.code, problem.details)
}

/**
 * Why an offer that follows the market cannot be taken at its current price; null if the price is within the site's
 * bounds, or fixed.
 * @example
 * followedProblem(offer, market, limits) // null
 */
export function followedProblem(
  { side, terms }: Pick<OtcOffer, 'side' | 'terms'>,
  market: Rate,
  bounds: OtcPriceBounds,
): TermsProblem | null {
  return terms.margin === null ? null : priceProblem(side, unitPriceAt(terms, market), market, bounds)
}

/**
 * Distance of a price from the market to a person's disadvantage, in basis points; null up to ten percent, and if it is
 * to their advantage.
 * @param does what that person does with coin: the offer's side for its owner, the opposite side for its taker
 * @example
 * losingDistance('buy', { ...market, usdE8: market.usdE8 * 2n }, market) // 10_000
 * losingDistance('sell', { ...market, usdE8: market.usdE8 * 2n }, market) // null
 */
export function losingDistance(does: OtcOffer['side'], price: Rate, market: Rate): number | null {
  const over = does === 'buy' ? price.usdE8 - market.usdE8 : market.usdE8 - price.usdE8
  const far = BigInt(otcRules.farFromMarketBasisPoints)
  const distance = over * BigInt(BASIS_POINTS_PER_WHOLE)
  return market.usdE8 > 0n && distance > far * market.usdE8 ? Number(distance / market.usdE8) : null
}

function changed({ usdE8 }: Rate): never {
  return fail('OFFER_PRICE_CHANGED', { unitPrice: usdE8.toString() })
}
