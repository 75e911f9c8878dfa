import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
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
  areHours,
  type OtcHours,
  offerProblems,
  floorPercent,
  priceFloor,
  type OtcOfferLimits,
  type PaymentMethod,
} from '@jindu/domain/otc-offer'
import { checkPrice, type PriceField, type Problem, type TypedPrice } from './price-draft.ts'

/** An offer as it is typed. */
export interface TypedOffer extends TypedPrice {
  readonly side: 'buy' | 'sell'
  readonly currency: CurrencyCode
  readonly total: string
  readonly minimum: string
  readonly maximum: string
  readonly registerDays: string
  readonly goodsTrade: string
  readonly otcTradeAmount: string
  readonly otcMaliciousTimes: string
  readonly methods: readonly PaymentMethod[]
  /** Own accounts that fiat is paid to, as they were chosen: which of them fit the methods is known where they are listed. */
  readonly payees: readonly number[]
  readonly remark: string
  readonly hours: OtcHours | null
}

type Field = PriceField | 'hours' | 'total' | 'minimum' | 'maximum' | 'registerDays' | 'methods'

/** The field that shows each problem. */
const FIELD_OF: Readonly<Partial<Record<ErrorCode, Field>>> = {
  OFFER_PRICE_REQUIRED: 'unitPrice',
  OFFER_MARGIN_OUT_OF_RANGE: 'margin',
  OFFER_MARGIN_FLOOR_ABOVE_CEILING: 'floor',
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

/** A copy that may be sent: inputs of calls are not read-only. */
const hoursToSend = (hours: OtcHours | null) => (hours === null ? null : { ...hours, days: [...hours.days] })

/**
 * What is wrong with an offer as typed, field by field, by the rules that the server applies too, and what is sent when nothing is.
 * @param market today's rate; without one the floor is not judged here
 */
export function checkOffer(typed: TypedOffer, market: Rate | undefined, limits: OtcOfferLimits) {
  const { side, currency } = typed
  const total = read('OFFER_TOTAL_REQUIRED', typed.total, amount(currency))
  const price = checkPrice(typed, currency, market)
  const minimum = read('OFFER_MINIMUM_REQUIRED', typed.minimum, amount('USD'))
  const maximum = read('OFFER_MAXIMUM_REQUIRED', typed.maximum, amount('USD'))
  const requirements = {
    registerDays: count(typed.registerDays),
    goodsTrade: count(typed.goodsTrade),
    otcTradeAmount: count(typed.otcTradeAmount),
    // Empty tolerates any, 0 asks for none at all.
    otcMaliciousTimes: typed.otcMaliciousTimes === '' ? null : count(typed.otcMaliciousTimes),
  }
  const parts = { total, minimum, maximum }
  const problems: Partial<Record<Field, Problem>> = { ...price.problems }
  for (const [field, part] of Object.entries(parts)) {
    const name = (['total', 'minimum', 'maximum'] as const).find((one) => one === field)
    if (name !== undefined && 'problem' in part) problems[name] = part.problem
  }
  if (typed.methods.length === 0) problems.methods = { code: 'OFFER_PAYMENT_METHOD_REQUIRED', details: {} }
  if (typed.hours !== null && !areHours(typed.hours)) problems.hours = { code: 'OFFER_HOURS_INVALID', details: {} }
  const priceField = typed.pricing === 'fixed' ? 'unitPrice' : 'margin'
  if (price.rate !== null && 'value' in total) {
    const terms = {
      unitPrice: price.rate,
      margin: price.margin,
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
      const field = problem.code === 'OFFER_PRICE_BELOW_FLOOR' ? priceField : FIELD_OF[problem.code]
      if (field !== undefined) problems[field] ??= problem
    }
  } else if ('value' in minimum) {
    problems.minimum = { code: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL', details: {} }
  }
  // A price is judged as soon as it stands there, before there is a total.
  if (price.rate !== null && market !== undefined && price.rate.usdE8 < priceFloor(side, market, limits).usdE8) {
    problems[priceField] = {
      code: 'OFFER_PRICE_BELOW_FLOOR',
      details: { percent: floorPercent(side, currency, limits) },
    }
  }
  const input =
    Object.keys(problems).length > 0 || price.input === null
      ? null
      : {
          side,
          total: { asset: currency, units: moneyToWire(valueOf(total, zero(currency))).units },
          minimum: { asset: 'USD' as const, units: valueOf(minimum, usd(0)).units.toString() },
          maximum: { asset: 'USD' as const, units: valueOf(maximum, usd(0)).units.toString() },
          requirements,
          remark: typed.remark,
          hours: hoursToSend(typed.hours),
          methods: [...typed.methods],
          ...price.input,
        }
  return { problems, rate: price.rate, input }
}
