import { fail } from '../../errors/index.ts'
import { BASIS_POINTS_PER_WHOLE, divide, type Rate } from '../../money/index.ts'
import { otcRules } from '../../rules/otc.ts'
import type { OtcOffer, OtcOfferTerms } from './states.ts'
import { priceProblem, type OtcPriceBounds, type TermsProblem } from './terms.ts'

/**
 * What one coin of an offer costs while the market says `market`: the fixed price, or market and margin, rounded up, within floor and ceiling.
 * A floor above the ceiling is refused when the terms are judged (`termsProblems`); here the ceiling holds.
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
 * The offer at its price of now: limits, ranges and orders are reckoned from it.
 * @example
 * formatRate(pricedAt(offer, market).terms.unitPrice) // '88.00'
 */
export function pricedAt<O extends Pick<OtcOffer, 'terms'>>(offer: O, market: Rate): O {
  return offer.terms.margin === null
    ? offer
    : { ...offer, terms: { ...offer.terms, unitPrice: unitPriceAt(offer.terms, market) } }
}

/**
 * The offer at the price that its taker saw: a fixed price is the one that stands there, one that follows the market any that still stands.
 * @param seen US dollars times 10^8
 * @param standing the market's newest rate and after it those that gave way a moment ago; must not be empty where the price follows it
 * @throws DomainError OFFER_PRICE_CHANGED with the price of now, OFFER_PRICE_BELOW_FLOOR and OFFER_PRICE_ABOVE_CEILING where its own bounds hold a followed price
 *   outside the site's
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
 * Why nobody can take an offer that follows the market at its price of now; null while it is within the bounds of the site, and of a fixed price.
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
 * How far a price is from the market to the loss of whoever agrees to it, in basis points; null up to ten percent, and where it is their gain.
 * @param does what that person does with coin: of an offer its side for its owner, the other one for its taker
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
