import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import {
  compare,
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
  hoursProblem,
  offerProblems,
  priceProblem,
  termsProblems,
  type OtcHours,
  type OtcOfferLimits,
  type OtcOfferTerms,
  type PaymentMethod,
} from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { fieldOf, OFFER_FIELDS, REQUIREMENTS, type OfferField } from './offer-fields.ts'
import { checkPrice, type Problem, type TypedPrice } from './price-draft.ts'

/** An offer as it is typed. */
export interface TypedOffer extends TypedPrice, Readonly<Record<(typeof REQUIREMENTS)[number], string>> {
  readonly side: 'buy' | 'sell'
  readonly currency: CurrencyCode
  readonly total: string
  readonly minimum: string
  readonly maximum: string
  readonly methods: readonly PaymentMethod[]
  /** Own accounts that fiat is paid to, as they were chosen: which of them fit the methods is known where they are listed. */
  readonly payees: readonly number[]
  readonly remark: string
  readonly hours: OtcHours | null
}

export type OfferProblems = Readonly<Partial<Record<OfferField, Problem>>>

/** What an offer as typed is judged by. */
export interface OfferBounds {
  /** Today's rate; without one the bounds of the price are not judged here. */
  readonly market: Rate | undefined
  readonly limits: OtcOfferLimits
  /** The fiat balance that a sell offer is paid from; undefined until it is read. */
  readonly held?: Money<CurrencyCode> | undefined
  /** The offer that is edited: its total was judged when it was published, and so were its hours unless they are others now. */
  readonly standing?: Pick<TypedOffer, 'hours'> | undefined
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

/** NaN for what is no whole number, which every bound refuses. */
const count = (typed: string): number => (/^\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const valueOf = <T>(found: Read<T>, otherwise: T): T => ('value' in found ? found.value : otherwise)

/** A copy that may be sent: inputs of calls are not read-only. */
const hoursToSend = (hours: OtcHours | null) => (hours === null ? null : { ...hours, days: [...hours.days] })

/** Whether hours are as they were. */
export const areSameHours = (one: OtcHours | null, other: OtcHours | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function requirementProblems(typed: TypedOffer): OfferProblems {
  const { maximumRequirement } = rules.otc
  const problem: Problem = { code: 'OFFER_REQUIREMENT_INVALID', details: { maximum: maximumRequirement } }
  const wrong = REQUIREMENTS.filter((name) => !(count(typed[name]) <= maximumRequirement))
  return Object.fromEntries(wrong.map((name) => [name, problem]))
}

function hoursProblems({ hours }: TypedOffer, { standing }: OfferBounds): OfferProblems {
  if (hours === null || (standing !== undefined && areSameHours(hours, standing.hours))) return {}
  const code = hoursProblem(hours)
  return code === null ? {} : { hours: { code, details: {} } }
}

function balanceProblems({ side }: TypedOffer, total: Read<Money<CurrencyCode>>, { held }: OfferBounds): OfferProblems {
  const short = side === 'sell' && held !== undefined && 'value' in total && compare(total.value, held) > 0
  return short ? { total: { code: 'INSUFFICIENT_FUNDS', details: {} } } : {}
}

/** A price is judged as soon as it stands there, before there is a total; where a bound of its own holds it outside the site's, that one is named. */
function priceProblems(typed: TypedOffer, rate: Rate | null, { market, limits }: OfferBounds): OfferProblems {
  if (rate === null || market === undefined) return {}
  const problem = priceProblem(typed.side, rate, market, limits)
  if (problem === null) return {}
  if (typed.pricing === 'fixed') return { unitPrice: problem }
  const own = problem.code === 'OFFER_PRICE_BELOW_FLOOR' ? 'ceiling' : 'floor'
  const without = checkPrice({ ...typed, [own]: '' }, typed.currency, market).rate
  const isHeld = without !== null && priceProblem(typed.side, without, market, limits)?.code !== problem.code
  return { [isHeld ? own : 'margin']: problem }
}

/** The first problem of each field stands. */
const firstOf = (all: readonly OfferProblems[]): OfferProblems =>
  Object.fromEntries(
    OFFER_FIELDS.flatMap((field) => {
      const problem = all.find((some) => some[field] !== undefined)?.[field]
      return problem === undefined ? [] : [[field, problem]]
    }),
  )

/** What is wrong with an offer as typed, field by field, by the rules that the server applies too, and what is sent when nothing is. */
export function checkOffer(typed: TypedOffer, bounds: OfferBounds) {
  const { side, currency, pricing } = typed
  const { market, limits, standing } = bounds
  const total = read('OFFER_TOTAL_REQUIRED', typed.total, amount(currency))
  const price = checkPrice(typed, currency, market)
  const minimum = read('OFFER_MINIMUM_REQUIRED', typed.minimum, amount('USD'))
  const maximum = read('OFFER_MAXIMUM_REQUIRED', typed.maximum, amount('USD'))
  const requirements = {
    registerDays: count(typed.registerDays),
    goodsTrade: count(typed.goodsTrade),
    otcTradeAmount: count(typed.otcTradeAmount),
    // Empty tolerates any, 0 asks for none at all.
    otcMaliciousTimes: typed.otcMaliciousTimes.trim() === '' ? null : count(typed.otcMaliciousTimes),
  }
  /** By the rules of the domain, as far as price and total are known. */
  const ruleProblems = (): OfferProblems => {
    if (price.rate === null) return {}
    const terms: OtcOfferTerms = {
      unitPrice: price.rate,
      margin: price.margin,
      minimum: valueOf(minimum, usd(0)),
      maximum: valueOf(maximum, usd(0)),
      requirements,
    }
    const found =
      'value' in total
        ? offerProblems({ side, total: total.value, terms }, market ?? { currency, usdE8: 0n }, limits).filter(
            // `priceProblems` places these two.
            ({ code }) => code !== 'OFFER_PRICE_ABOVE_CEILING' && code !== 'OFFER_PRICE_BELOW_FLOOR',
          )
        : termsProblems(zero(currency), terms).filter(({ code }) => code.startsWith('OFFER_MARGIN'))
    return firstOf(
      found.flatMap((problem) => {
        const field = fieldOf(problem.code, pricing)
        return field === undefined ? [] : [{ [field]: problem }]
      }),
    )
  }
  const early = 'value' in minimum && (price.rate === null || 'problem' in total)
  const all = firstOf([
    price.problems,
    priceProblems(typed, price.rate, bounds),
    'problem' in total ? { total: total.problem } : {},
    'problem' in minimum ? { minimum: minimum.problem } : {},
    'problem' in maximum ? { maximum: maximum.problem } : {},
    early ? { minimum: { code: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL', details: {} } } : {},
    ruleProblems(),
    balanceProblems(typed, total, bounds),
    typed.methods.length === 0 ? { methods: { code: 'OFFER_PAYMENT_METHOD_REQUIRED', details: {} } } : {},
    hoursProblems(typed, bounds),
    requirementProblems(typed),
  ])
  const { total: ofTotal, ...others } = all
  const problems: OfferProblems = standing === undefined ? all : others
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
  return { problems, rate: price.rate, total: 'value' in total ? total.value : null, input }
}
