import type { ErrorCode, ErrorDetails } from '../../errors/index.ts'
import {
  coinToUsd,
  compare,
  formatAmount,
  isPositive,
  money,
  shortAmount,
  usd,
  type CurrencyCode,
  type Money,
  type Rate,
} from '../../money/index.ts'
import { BASIS_POINTS_PER_WHOLE, divide } from '../../money/index.ts'
import { rules } from '../../rules/index.ts'
import type { SiteSettings } from '../../accounts/site/index.ts'
import type { OtcMargin, OtcOffer, OtcOfferRequirements, OtcOfferTerms } from './states.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** One problem of an offer's terms, with its error code. */
export interface TermsProblem {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** Site settings that bound an offer, per currency and side. */
export type OtcOfferLimits = Pick<
  SiteSettings,
  | 'otcBuyPriceFloorBasisPoints'
  | 'otcSellPriceFloorBasisPoints'
  | 'otcBuyPriceCeilingBasisPoints'
  | 'otcBuyTotalMaximumUnits'
  | 'otcSellTotalMinimumUnits'
  | 'otcBuyMinimumLimitCents'
  | 'otcSellMinimumLimitCents'
  | 'otcPayMinimumSeconds'
  | 'otcPayMaximumSeconds'
>

/**
 * Validates terms independently of the site's limits: against each other and against the total (wallet-and-otc.md §5).
 * @example
 * termsProblems(offer.total, { ...offer.terms, minimum: usd(50_000) }).map(({ code }) => code) // ['OFFER_MAXIMUM_BELOW_MINIMUM']
 */
export function termsProblems(total: Money<CurrencyCode>, terms: OtcOfferTerms): readonly TermsProblem[] {
  const { unitPrice, margin, minimum, maximum, requirements } = terms
  const wrong = marginProblems(margin)
  if (wrong.length > 0) return wrong
  if (unitPrice.usdE8 <= 0n) return [{ code: 'OFFER_PRICE_REQUIRED', details: {} }]
  const worth = coinToUsd(total, unitPrice, 'down')
  const bound = { maximum: formatAmount(worth) }
  return [
    problem(!isPositive(minimum), 'OFFER_MINIMUM_REQUIRED'),
    problem(compare(minimum, worth) > 0, 'OFFER_MINIMUM_ABOVE_TOTAL', bound),
    problem(!isPositive(maximum), 'OFFER_MAXIMUM_REQUIRED'),
    problem(compare(maximum, minimum) < 0, 'OFFER_MAXIMUM_BELOW_MINIMUM', { minimum: formatAmount(minimum) }),
    problem(compare(maximum, worth) > 0, 'OFFER_MAXIMUM_ABOVE_TOTAL', bound),
    problem(!areCounts(requirements), 'OFFER_REQUIREMENT_INVALID', { maximum: rules.otc.maximumRequirement }),
  ].flat()
}

/**
 * Validates an offer for publishing or editing, at its current price (`pricedAt`): its terms, and the site's limits.
 * @param market current rate of the currency
 * @returns every problem, so that a form can list them all; empty if the offer is valid
 * @example
 * offerProblems(offer, market, limits) // []
 */
export function offerProblems(
  offer: Pick<OtcOffer, 'side' | 'total' | 'terms'>,
  market: Rate,
  limits: OtcOfferLimits,
): readonly TermsProblem[] {
  const { side, total, terms } = offer
  const code = total.asset
  const buyMaximum = money(code, BigInt(limits.otcBuyTotalMaximumUnits[code]))
  const sellMinimum = money(code, BigInt(limits.otcSellTotalMinimumUnits[code]))
  const leastCents = side === 'buy' ? limits.otcBuyMinimumLimitCents[code] : limits.otcSellMinimumLimitCents[code]
  if (!isPositive(total)) return [{ code: 'OFFER_TOTAL_REQUIRED', details: {} }]
  return [
    problem(side === 'buy' && compare(total, buyMaximum) > 0, 'OFFER_BUY_TOTAL_TOO_LARGE', {
      maximum: shortAmount(buyMaximum),
    }),
    problem(side === 'sell' && compare(total, sellMinimum) < 0, 'OFFER_SELL_TOTAL_TOO_SMALL', {
      minimum: shortAmount(sellMinimum),
    }),
    priceProblem(side, terms.unitPrice, market, limits) ?? [],
    problem(compare(terms.minimum, usd(leastCents)) < 0, 'OFFER_MINIMUM_TOO_SMALL', {
      minimum: formatAmount(usd(leastCents)),
    }),
    termsProblems(total, terms),
  ].flat()
}

/** Settings of the lowest allowed price, per coin for each side. */
export type OtcPriceFloors = Pick<OtcOfferLimits, 'otcBuyPriceFloorBasisPoints' | 'otcSellPriceFloorBasisPoints'>

const floorOf = (side: OtcOffer['side'], code: CurrencyCode, floors: OtcPriceFloors): number =>
  floors[side === 'buy' ? 'otcBuyPriceFloorBasisPoints' : 'otcSellPriceFloorBasisPoints'][code]

/**
 * The lowest allowed price, in percent of the market price.
 * @example
 * floorPercent('sell', 'LTC', limits) // 50
 */
export function floorPercent(side: OtcOffer['side'], code: CurrencyCode, floors: OtcPriceFloors): number {
  return floorOf(side, code, floors) / BASIS_POINTS_PER_PERCENT
}

/**
 * The lowest unit price allowed against the market; a lower one is reset to it. Rounds up.
 * @example
 * formatRate(priceFloor('sell', market, limits)) // '43.56'
 */
export function priceFloor(side: OtcOffer['side'], market: Rate, floors: OtcPriceFloors): Rate {
  const whole = BigInt(BASIS_POINTS_PER_WHOLE)
  return { ...market, usdE8: divide(market.usdE8 * BigInt(floorOf(side, market.currency, floors)), whole, 'up') }
}

/** Settings of the lowest and highest allowed price. */
export type OtcPriceBounds = OtcPriceFloors & Pick<OtcOfferLimits, 'otcBuyPriceCeilingBasisPoints'>

/**
 * The highest unit price allowed against the market; null for a sell offer, where a high price benefits its owner only.
 * Rounds up, as a followed price does.
 * @example
 * formatRate(priceCeiling('buy', market, limits)) // '130.68'
 * priceCeiling('sell', market, limits) // null
 */
export function priceCeiling(side: 'buy', market: Rate, bounds: OtcPriceBounds): Rate
export function priceCeiling(side: OtcOffer['side'], market: Rate, bounds: OtcPriceBounds): Rate | null
export function priceCeiling(side: OtcOffer['side'], market: Rate, bounds: OtcPriceBounds): Rate | null {
  if (side === 'sell') return null
  const basisPoints = BigInt(bounds.otcBuyPriceCeilingBasisPoints[market.currency])
  return { ...market, usdE8: divide(market.usdE8 * basisPoints, BigInt(BASIS_POINTS_PER_WHOLE), 'up') }
}

/**
 * Validates a price against the market by the site's bounds; null if it is within them.
 * @example
 * priceProblem('buy', { ...market, usdE8: market.usdE8 * 100n }, market, limits)?.code // 'OFFER_PRICE_ABOVE_CEILING'
 */
export function priceProblem(
  side: OtcOffer['side'],
  price: Rate,
  market: Rate,
  bounds: OtcPriceBounds,
): TermsProblem | null {
  const { currency } = market
  if (price.usdE8 < priceFloor(side, market, bounds).usdE8) {
    return { code: 'OFFER_PRICE_BELOW_FLOOR', details: { percent: floorPercent(side, currency, bounds) } }
  }
  const ceiling = priceCeiling(side, market, bounds)
  if (ceiling === null || price.usdE8 <= ceiling.usdE8) return null
  const percent = bounds.otcBuyPriceCeilingBasisPoints[currency] / BASIS_POINTS_PER_PERCENT
  return { code: 'OFFER_PRICE_ABOVE_CEILING', details: { percent } }
}

/**
 * Validates the time to pay that an offer chooses; null, the site's time, is always valid.
 * @param paySeconds seconds
 * @example
 * payTimeProblem(60, limits)?.code // 'OFFER_PAY_TIME_OUT_OF_RANGE'
 * payTimeProblem(null, limits) // null
 */
export function payTimeProblem(
  paySeconds: number | null,
  { otcPayMinimumSeconds: minimumSeconds, otcPayMaximumSeconds: maximumSeconds }: OtcOfferLimits,
): TermsProblem | null {
  const isWithin = paySeconds === null || (paySeconds >= minimumSeconds && paySeconds <= maximumSeconds)
  return isWithin ? null : { code: 'OFFER_PAY_TIME_OUT_OF_RANGE', details: { minimumSeconds, maximumSeconds } }
}

function problem(wrong: boolean, code: ErrorCode, details: ErrorDetails = {}): readonly TermsProblem[] {
  return wrong ? [{ code, details }] : []
}

/** Validates a margin: within its bounds, and its floor not above its ceiling. */
function marginProblems(margin: OtcMargin | null): readonly TermsProblem[] {
  if (margin === null) return []
  const { basisPoints, floor, ceiling } = margin
  const most = rules.otc.maximumMarginBasisPoints
  return [
    problem(!Number.isInteger(basisPoints) || Math.abs(basisPoints) > most, 'OFFER_MARGIN_OUT_OF_RANGE', {
      percent: most / BASIS_POINTS_PER_PERCENT,
    }),
    problem(floor !== null && ceiling !== null && floor.usdE8 > ceiling.usdE8, 'OFFER_MARGIN_FLOOR_ABOVE_CEILING'),
  ].flat()
}

function areCounts({ otcMaliciousTimes, ...counts }: OtcOfferRequirements): boolean {
  return [...Object.values(counts), otcMaliciousTimes ?? 0].every(
    (count) => Number.isInteger(count) && count >= 0 && count <= rules.otc.maximumRequirement,
  )
}
