import { isDomainError, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import {
  moneyToWire,
  parseAmount,
  usd,
  zero,
  type Asset,
  type CurrencyCode,
  type Money,
  type Rate,
} from '@jindu/domain/money'
import {
  offerProblems,
  parseUnitPrice,
  priceFloor,
  type OtcOfferLimits,
  type PaymentMethod,
} from '@jindu/domain/otc-offer'

/** An offer as it is typed. */
export interface TypedOffer {
  readonly side: 'buy' | 'sell'
  readonly currency: CurrencyCode
  readonly total: string
  readonly unitPrice: string
  readonly minimum: string
  readonly maximum: string
  readonly registerDays: string
  readonly goodsTrade: string
  readonly otcTradeAmount: string
  readonly otcMaliciousTimes: string
  readonly methods: readonly PaymentMethod[]
  readonly remark: string
}

type Field = 'total' | 'unitPrice' | 'minimum' | 'maximum' | 'registerDays' | 'methods'

export interface Problem {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** The field that shows each problem. */
const FIELD_OF: Readonly<Partial<Record<ErrorCode, Field>>> = {
  OFFER_PRICE_REQUIRED: 'unitPrice',
  OFFER_PRICE_BELOW_FLOOR: 'unitPrice',
  OFFER_TOTAL_REQUIRED: 'total',
  OFFER_BUY_TOTAL_TOO_LARGE: 'total',
  OFFER_SELL_TOTAL_TOO_SMALL: 'total',
  OFFER_MINIMUM_REQUIRED: 'minimum',
  OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL: 'minimum',
  OFFER_MINIMUM_TOO_SMALL: 'minimum',
  OFFER_MINIMUM_ABOVE_TOTAL: 'minimum',
  OFFER_MAXIMUM_REQUIRED: 'maximum',
  OFFER_MAXIMUM_BELOW_MINIMUM: 'maximum',
  OFFER_MAXIMUM_ABOVE_TOTAL: 'maximum',
  OFFER_REQUIREMENT_INVALID: 'registerDays',
}

type Read<T> = { readonly value: T } | { readonly problem: Problem }

function read<T>(required: ErrorCode, typed: string, parse: (text: string) => T): Read<T> {
  if (typed.trim() === '') return { problem: { code: required, details: {} } }
  try {
    return { value: parse(typed) }
  } catch (error) {
    if (!isDomainError(error)) throw error
    return { problem: { code: error.code, details: error.details } }
  }
}

const amount =
  <A extends Asset>(asset: A) =>
  (text: string): Money<A> =>
    parseAmount(text, asset)

const count = (typed: string): number => (typed === '' ? 0 : Number(typed))

const valueOf = <T>(found: Read<T>, otherwise: T): T => ('value' in found ? found.value : otherwise)

/**
 * What is wrong with an offer as typed, field by field, by the rules that the server applies too, and what is sent when nothing is.
 * @param market today's rate; without one the floor is not judged here
 */
export function judgeOffer(typed: TypedOffer, market: Rate | undefined, limits: OtcOfferLimits) {
  const { side, currency } = typed
  const total = read('OFFER_TOTAL_REQUIRED', typed.total, amount(currency))
  const unitPrice = read('OFFER_PRICE_REQUIRED', typed.unitPrice, parseUnitPrice)
  const minimum = read('OFFER_MINIMUM_REQUIRED', typed.minimum, amount('USD'))
  const maximum = read('OFFER_MAXIMUM_REQUIRED', typed.maximum, amount('USD'))
  const requirements = {
    registerDays: count(typed.registerDays),
    goodsTrade: count(typed.goodsTrade),
    otcTradeAmount: count(typed.otcTradeAmount),
    otcMaliciousTimes: count(typed.otcMaliciousTimes),
  }
  const parts = { total, unitPrice, minimum, maximum }
  const problems: Partial<Record<Field, Problem>> = {}
  for (const [field, part] of Object.entries(parts)) {
    const name = (['total', 'unitPrice', 'minimum', 'maximum'] as const).find((one) => one === field)
    if (name !== undefined && 'problem' in part) problems[name] = part.problem
  }
  if (typed.methods.length === 0) problems.methods = { code: 'OFFER_PAYMENT_METHOD_REQUIRED', details: {} }
  const price = valueOf(unitPrice, 0n)
  if (price > 0n && 'value' in total) {
    const terms = {
      unitPrice: { currency, usdE8: price },
      minimum: valueOf(minimum, usd(0)),
      maximum: valueOf(maximum, usd(0)),
      requirements,
    }
    const found = offerProblems(
      { side, total: valueOf(total, zero(currency)), terms },
      market ?? { currency, usdE8: 0n },
      limits,
    )
    for (const problem of found) {
      const field = FIELD_OF[problem.code]
      if (field !== undefined) problems[field] ??= problem
    }
  } else if ('value' in minimum) {
    problems.minimum = { code: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL', details: {} }
  }
  // A price is judged as soon as it stands there, before there is a total.
  if (price > 0n && market !== undefined && price < priceFloor(market, limits).usdE8) {
    problems.unitPrice = {
      code: 'OFFER_PRICE_BELOW_FLOOR',
      details: { percent: limits.otcPriceFloorBasisPoints / 100 },
    }
  }
  const input =
    Object.keys(problems).length > 0
      ? null
      : {
          side,
          total: { asset: currency, units: moneyToWire(valueOf(total, zero(currency))).units },
          unitPrice: price.toString(),
          minimum: { asset: 'USD' as const, units: valueOf(minimum, usd(0)).units.toString() },
          maximum: { asset: 'USD' as const, units: valueOf(maximum, usd(0)).units.toString() },
          requirements,
          remark: typed.remark,
          methods: [...typed.methods],
        }
  return { problems, input }
}
