import { money, parseAmount, parseRate } from '@jindu/domain/money'
import { defaultSiteSettings } from '@jindu/domain/accounts/site'
import { describe, expect, it } from 'vitest'
import { checkOffer, type OfferBounds, type TypedOffer } from './offer-draft.ts'

const market = parseRate('LTC', '98.5')
const typed: TypedOffer = {
  side: 'sell',
  currency: 'LTC',
  fiat: 'USD',
  paySeconds: null,
  total: '20',
  pricing: 'fixed',
  unitPrice: '100',
  trigger: '',
  marginSide: 'over',
  margin: '',
  floor: '',
  ceiling: '',
  minimum: '10',
  maximum: '500',
  registerDays: '',
  goodsTrade: '3',
  otcTradeAmount: '',
  otcMaliciousTimes: '',
  methods: ['alipay'],
  payees: [],
  remark: '',
  greeting: '',
  hours: null,
}

const bounds: OfferBounds = { market, limits: defaultSiteSettings }

const codesOf = (changed: Partial<TypedOffer>, others: Partial<OfferBounds> = {}) =>
  Object.fromEntries(
    Object.entries(checkOffer({ ...typed, ...changed }, { ...bounds, ...others }).problems).map(([field, problem]) => [
      field,
      problem.code,
    ]),
  )

/** An edited offer, of which two coins are taken. */
const STANDING = { hours: null, total: typed.total, taken: money('LTC', 200_000_000n) }

describe('an offer as typed is refused', () => {
  it.each([
    [{ unitPrice: '' }, { unitPrice: 'OFFER_PRICE_REQUIRED', minimum: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL' }],
    [{ total: '' }, { total: 'OFFER_TOTAL_REQUIRED', minimum: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL' }],
    [{ unitPrice: '49' }, { unitPrice: 'OFFER_PRICE_BELOW_FLOOR' }],
    [
      { unitPrice: '49', total: '' },
      {
        unitPrice: 'OFFER_PRICE_BELOW_FLOOR',
        total: 'OFFER_TOTAL_REQUIRED',
        minimum: 'OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL',
      },
    ],
    [{ total: '19', maximum: '50' }, { total: 'OFFER_SELL_TOTAL_TOO_SMALL' }],
    [
      { side: 'buy', total: '1001', minimum: '200000', maximum: '200000' },
      {
        total: 'OFFER_BUY_TOTAL_TOO_LARGE',
        minimum: 'OFFER_MINIMUM_ABOVE_TOTAL',
        maximum: 'OFFER_MAXIMUM_ABOVE_TOTAL',
      },
    ],
    [{ trigger: 'x' }, { trigger: 'AMOUNT_FORMAT' }],
    [{ trigger: '98.5' }, { trigger: 'OFFER_TRIGGER_REACHED' }],
    [{ minimum: '' }, { minimum: 'OFFER_MINIMUM_REQUIRED' }],
    [{ minimum: '9' }, { minimum: 'OFFER_MINIMUM_TOO_SMALL' }],
    [{ maximum: '9' }, { maximum: 'OFFER_MAXIMUM_BELOW_MINIMUM' }],
    [{ maximum: '2001' }, { maximum: 'OFFER_MAXIMUM_ABOVE_TOTAL' }],
    [{ maximum: 'x' }, { maximum: 'AMOUNT_FORMAT' }],
    [{ methods: [] }, { methods: 'OFFER_PAYMENT_METHOD_REQUIRED' }],
    [{ goodsTrade: '1000001' }, { goodsTrade: 'OFFER_REQUIREMENT_INVALID' }],
    [{ otcMaliciousTimes: '1000001' }, { otcMaliciousTimes: 'OFFER_REQUIREMENT_INVALID' }],
  ] as const)('%o', (changed, expected) => {
    expect(codesOf(changed)).toEqual(expected)
  })

  it('at the total where the fiat balance of a seller is less', () => {
    const held = money('LTC', 1_999_999_999n)
    expect(codesOf({}, { held })).toEqual({ total: 'INSUFFICIENT_FUNDS' })
    expect(codesOf({}, { held: money('LTC', 2_000_000_000n) })).toEqual({})
    expect(codesOf({ side: 'buy', total: '20', minimum: '2000', maximum: '2000', unitPrice: '120' }, { held })).toEqual(
      {},
    )
  })

  it('by the floor of its coin and side', () => {
    const limits = { ...defaultSiteSettings, otcSellPriceFloorBasisPoints: { BTC: 0, USDT: 0, LTC: 9_000 } }
    expect(codesOf({ unitPrice: '88.6', maximum: '20' }, { limits })).toEqual({ unitPrice: 'OFFER_PRICE_BELOW_FLOOR' })
    expect(codesOf({ unitPrice: '88.65', maximum: '20' }, { limits })).toEqual({})
  })

  it('by the ceiling of a buy offer, once there is a market', () => {
    const dear = { side: 'buy', total: '10', minimum: '2000', maximum: '2000', unitPrice: '9000' } as const
    expect(codesOf(dear)).toEqual({ unitPrice: 'OFFER_PRICE_ABOVE_CEILING' })
    expect(codesOf({ ...dear, side: 'sell', total: '20' })).not.toMatchObject({
      unitPrice: 'OFFER_PRICE_ABOVE_CEILING',
    })
    expect(codesOf(dear, { market: undefined })).toEqual({})
  })

  it('by its own floor where that holds it over the ceiling', () => {
    const follows = { side: 'buy', total: '10', minimum: '2000', maximum: '2000', pricing: 'margin' } as const
    expect(codesOf({ ...follows, margin: '1', floor: '9000' })).toEqual({ floor: 'OFFER_PRICE_ABOVE_CEILING' })
  })
})

describe('hours of an offer', () => {
  const day = { from: 540, to: 1_080 }
  const hoursOn = (...open: readonly number[]): TypedOffer['hours'] => ({
    timeZone: 'Asia/Shanghai',
    days: Array.from({ length: 7 }, (_, nth) => (open.includes(nth) ? day : null)),
  })

  it('are refused without a day, and for less than twenty a week', () => {
    expect(codesOf({ hours: hoursOn() })).toEqual({ hours: 'OFFER_HOURS_INVALID' })
    expect(codesOf({ hours: hoursOn(0, 1) })).toEqual({ hours: 'OFFER_HOURS_TOO_FEW' })
    expect(codesOf({ hours: hoursOn(0, 1, 2) })).toEqual({})
  })

  it('of an offer from before that rule stay while they are not changed', () => {
    const standing = { ...STANDING, hours: hoursOn(0) }
    expect(codesOf({ hours: hoursOn(0) }, { standing })).toEqual({})
    expect(codesOf({ hours: hoursOn(1) }, { standing })).toEqual({ hours: 'OFFER_HOURS_TOO_FEW' })
  })
})

it('an edit is not stopped by the total, which it does not change', () => {
  expect(codesOf({ total: '19', maximum: '50' }, { standing: { ...STANDING, total: '19' } })).toEqual({})
})

it('an edit’s own total lies above what was taken, and what it adds is in the balance', () => {
  const edited = (total: string, held = '0') =>
    codesOf({ total, maximum: '100' }, { standing: STANDING, held: parseAmount(held, 'LTC') })
  expect(edited('2')).toMatchObject({ total: 'OFFER_SELL_TOTAL_TOO_SMALL' })
  expect(edited('21')).toEqual({ total: 'INSUFFICIENT_FUNDS' })
  expect(edited('21', '1')).toEqual({})
  expect(codesOf({ side: 'buy', total: '2', minimum: '100', maximum: '150' }, { standing: STANDING })).toMatchObject({
    total: 'OFFER_TOTAL_BELOW_TAKEN',
  })
})

it('an offer without problems is sent in smallest units', () => {
  expect(checkOffer(typed, bounds)).toEqual({
    problems: {},
    rate: parseRate('LTC', '100'),
    total: { asset: 'LTC', units: 2_000_000_000n },
    input: {
      side: 'sell',
      total: { asset: 'LTC', units: '2000000000' },
      unitPrice: '10000000000',
      trigger: null,
      minimum: { asset: 'USD', units: '1000' },
      maximum: { asset: 'USD', units: '50000' },
      requirements: { registerDays: 0, goodsTrade: 3, otcTradeAmount: 0, otcMaliciousTimes: null },
      remark: '',
      greeting: '',
      fiat: 'USD',
      paySeconds: null,
      hours: null,
      methods: ['alipay'],
    },
  })
})

const follows = (changed: Partial<TypedOffer>) => ({
  ...typed,
  pricing: 'margin' as const,
  unitPrice: '',
  ...changed,
})

describe('an offer that follows the market', () => {
  it.each([
    [{ margin: '' }, { margin: 'OFFER_MARGIN_REQUIRED' }],
    [{ margin: '.' }, { margin: 'OFFER_MARGIN_REQUIRED' }],
    [{ margin: '50.01' }, { margin: 'OFFER_MARGIN_OUT_OF_RANGE' }],
    [{ margin: '1', floor: '200', ceiling: '100' }, { floor: 'OFFER_MARGIN_FLOOR_ABOVE_CEILING' }],
    [{ margin: '1', floor: '0' }, { floor: 'OFFER_PRICE_REQUIRED' }],
    [{ margin: '1', floor: '200', ceiling: '100', total: '' }, { floor: 'OFFER_MARGIN_FLOOR_ABOVE_CEILING' }],
    [{ margin: '1', ceiling: '49' }, { ceiling: 'OFFER_PRICE_BELOW_FLOOR' }],
  ] as const)('is refused with %o', (changed, expected) => {
    expect(codesOf(follows(changed))).toMatchObject(expected)
  })

  it('needs a market price', () => {
    const { problems, input } = checkOffer(follows({ margin: '1' }), { ...bounds, market: undefined })
    expect([problems.margin?.code, input]).toEqual(['RATE_UNAVAILABLE', null])
  })

  it('is judged at the price of now and sent with its margin alone', () => {
    const sent = checkOffer(follows({ margin: '0.5', marginSide: 'under', ceiling: '110' }), bounds)
    expect(sent.problems).toEqual({})
    expect(sent.rate?.usdE8).toBe(9_800_750_000n)
    expect(sent.input).toMatchObject({ margin: { basisPoints: -50, floor: null, ceiling: '11000000000' } })
    expect(sent.input).not.toHaveProperty('unitPrice')
  })
})
