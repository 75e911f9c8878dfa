import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import {
  add,
  compare,
  formatCoin,
  moneyToWire,
  parseAmount,
  usd,
  zero,
  type Asset,
  type CurrencyCode,
  type FiatCode,
  type Money,
  type Rate,
} from '@jindu/domain/money'
import {
  hoursProblem,
  offerProblems,
  priceProblem,
  termsProblems,
  triggerProblem,
  type OtcHours,
  type OtcOfferLimits,
  type OtcOfferTerms,
  type PaymentMethod,
} from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { fieldOf, OFFER_FIELDS, REQUIREMENTS, type OfferField } from './offer-fields.ts'
import { checkPrice, type PriceInput, type Problem, type TypedPrice } from './price-draft.ts'

/** An offer as typed in the form. */
export interface TypedOffer extends TypedPrice, Readonly<Record<(typeof REQUIREMENTS)[number], string>> {
  readonly side: 'buy' | 'sell'
  readonly currency: CurrencyCode
  /** What it is paid in. */
  readonly fiat: FiatCode
  readonly total: string
  /** Seconds that the buyer has to pay; null for the site's time. */
  readonly paySeconds: number | null
  readonly minimum: string
  readonly maximum: string
  readonly methods: readonly PaymentMethod[]
  /** Selected receiving accounts; the component that lists them knows which fit the methods. */
  readonly payees: readonly number[]
  readonly remark: string
  /** The first message to every taker; empty for none. */
  readonly greeting: string
  readonly hours: OtcHours | null
}

export type OfferProblems = Readonly<Partial<Record<OfferField, Problem>>>

/** Facts for validating a typed offer. */
export interface OfferBounds {
  /** The current rate; without it the price bounds are not checked here. */
  readonly market: Rate | undefined
  readonly limits: OtcOfferLimits
  /** The fiat balance that pays a sell offer; undefined until loaded. */
  readonly held?: Money<CurrencyCode> | undefined
  /** The edited offer: its total and hours are validated only if changed. `taken`: what orders took of it. */
  readonly standing?: (Pick<TypedOffer, 'hours' | 'total'> & { readonly taken: Money<CurrencyCode> }) | undefined
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

/** NaN if it is no whole number, which every bound refuses. */
const count = (typed: string): number => (/^\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const valueOf = <T>(found: Read<T>, otherwise: T): T => ('value' in found ? found.value : otherwise)

/** A mutable copy, because inputs of calls are not read-only. */
const hoursToSend = (hours: OtcHours | null) => (hours === null ? null : { ...hours, days: [...hours.days] })

/** Whether hours are unchanged. */
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

/** A sell offer's balance pays for its total; of one that stands, only for what is added to it. */
function balanceProblems(
  { side, currency }: TypedOffer,
  total: Read<Money<CurrencyCode>>,
  { held, standing }: OfferBounds,
): OfferProblems {
  if (side !== 'sell' || held === undefined || !('value' in total)) return {}
  const pays = standing === undefined ? held : add(held, parseAmount(standing.total, currency))
  return compare(total.value, pays) > 0 ? { total: { code: 'INSUFFICIENT_FUNDS', details: {} } } : {}
}

function takenProblems(total: Read<Money<CurrencyCode>>, { standing }: OfferBounds): OfferProblems {
  if (standing === undefined || !('value' in total) || compare(total.value, standing.taken) > 0) return {}
  return { total: { code: 'OFFER_TOTAL_BELOW_TAKEN', details: { taken: formatCoin(standing.taken) } } }
}

/**
 * The price is validated before there is a total. If the offer's own bound keeps it outside the site's bounds, the
 * error is shown at that bound.
 */
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

/** A trigger that the market has reached already would take the offer down at once. */
function triggerProblems({ side }: TypedOffer, input: PriceInput | null, { market }: OfferBounds): OfferProblems {
  if (input === null || !('trigger' in input) || input.trigger === null || market === undefined) return {}
  const trigger = { currency: market.currency, usdE8: BigInt(input.trigger) }
  const code = triggerProblem({ side, terms: { margin: null } }, trigger, market)
  return code === null ? {} : { trigger: { code, details: {} } }
}

/** Keeps the first problem of each field. */
const firstOf = (all: readonly OfferProblems[]): OfferProblems =>
  Object.fromEntries(
    OFFER_FIELDS.flatMap((field) => {
      const problem = all.find((some) => some[field] !== undefined)?.[field]
      return problem === undefined ? [] : [[field, problem]]
    }),
  )

/** Validates a typed offer by field, with the server's rules, and returns the input to send if it is valid. */
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
    // Empty accepts all, 0 accepts none.
    otcMaliciousTimes: typed.otcMaliciousTimes.trim() === '' ? null : count(typed.otcMaliciousTimes),
  }
  /** Problems by the domain's rules, as far as price and total are known. */
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
            // `priceProblems` assigns these two to fields.
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
    triggerProblems(typed, price.input, bounds),
    'problem' in total ? { total: total.problem } : {},
    'problem' in minimum ? { minimum: minimum.problem } : {},
    'problem' in maximum ? { maximum: maximum.problem } : {},
    early ? { minimum: { code: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL', details: {} } } : {},
    ruleProblems(),
    takenProblems(total, bounds),
    balanceProblems(typed, total, bounds),
    typed.methods.length === 0 ? { methods: { code: 'OFFER_PAYMENT_METHOD_REQUIRED', details: {} } } : {},
    hoursProblems(typed, bounds),
    requirementProblems(typed),
  ])
  const { total: ofTotal, ...others } = all
  const problems: OfferProblems = standing === undefined || typed.total !== standing.total ? all : others
  const input =
    Object.keys(problems).length > 0 || price.input === null
      ? null
      : {
          side,
          total: { asset: currency, units: moneyToWire(valueOf(total, zero(currency))).units },
          minimum: { asset: 'USD' as const, units: valueOf(minimum, usd(0)).units.toString() },
          maximum: { asset: 'USD' as const, units: valueOf(maximum, usd(0)).units.toString() },
          requirements,
          fiat: typed.fiat,
          paySeconds: typed.paySeconds,
          remark: typed.remark,
          greeting: typed.greeting.trim(),
          hours: hoursToSend(typed.hours),
          methods: [...typed.methods],
          ...price.input,
        }
  return { problems, rate: price.rate, total: 'value' in total ? total.value : null, input }
}
