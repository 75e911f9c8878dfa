import { assert as assertThat, bigInt, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import { defaultSiteSettings } from '../../accounts/site/index.ts'
import {
  amountFor,
  next,
  offerProblems,
  otcOfferWire,
  priceCeiling,
  priceFloor,
  publishOtcOffer,
  statusOf,
  takeRange,
  termsProblems,
  unmetRequirement,
  volumeFor,
  volumeLimits,
  type OtcOffer,
  type OtcOfferTerms,
} from './index.ts'

const requirements = { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null }
const unitPrice = { currency: 'BTC', usdE8: 6_000_000_000_000n } as const
const terms: OtcOfferTerms = { unitPrice, margin: null, minimum: usd(200_000), maximum: usd(500_000), requirements }
const btc = (whole: number): Money<CurrencyCode> => money('BTC', BigInt(whole) * 100_000_000n)
const problems = (change: Partial<OtcOfferTerms>, total = btc(1)) => termsProblems(total, { ...terms, ...change })
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

describe('a site that changed no limit', () => {
  test.each([
    ['BTC', 9_700_000_000_000n],
    ['LTC', 9_800_000_000n],
    ['USDT', 100_000_000n],
  ] as const)('lets buy and sell offers of %s be published', (currency, usdE8) => {
    const market = { currency, usdE8 }
    const { otcBuyTotalMaximumUnits: most, otcSellTotalMinimumUnits: least } = defaultSiteSettings
    for (const [side, units, minimum] of [
      ['buy', most[currency], usd(200_000)],
      ['sell', least[currency], usd(1_000)],
    ] as const) {
      const total = money(currency, BigInt(units))
      const asked = { unitPrice: market, margin: null, minimum, maximum: minimum, requirements }
      expect([side, offerProblems({ side, total, terms: asked }, market, defaultSiteSettings)]).toEqual([side, []])
    }
  })
})

describe('terms against each other', () => {
  test('fit at the very limits', () => {
    const worth = usd(6_000_000)
    expect(problems({})).toEqual([])
    expect(problems({ minimum: worth, maximum: worth })).toEqual([])
    expect(problems({ minimum: usd(1), maximum: usd(1) })).toEqual([])
    expect(problems({ requirements: { ...requirements, registerDays: 1_000_000 } })).toEqual([])
  })

  test('nothing else is told without a price', () => {
    const unpriced = { unitPrice: { ...unitPrice, usdE8: 0n }, minimum: usd(0) }
    expect(problems(unpriced)).toEqual([{ code: 'OFFER_PRICE_REQUIRED', details: {} }])
  })

  test('every problem is told with its bound', () => {
    expect(problems({ minimum: usd(6_000_001), maximum: usd(6_000_002) })).toEqual([
      { code: 'OFFER_MINIMUM_ABOVE_TOTAL', details: { maximum: '60000.00' } },
      { code: 'OFFER_MAXIMUM_ABOVE_TOTAL', details: { maximum: '60000.00' } },
    ])
    expect(problems({ minimum: usd(0), maximum: usd(0) })).toEqual([
      { code: 'OFFER_MINIMUM_REQUIRED', details: {} },
      { code: 'OFFER_MAXIMUM_REQUIRED', details: {} },
    ])
    expect(problems({ maximum: usd(199_999) })).toEqual([
      { code: 'OFFER_MAXIMUM_BELOW_MINIMUM', details: { minimum: '2000.00' } },
    ])
  })

  test('what the whole is worth rounds down', () => {
    const odd = { unitPrice: { ...unitPrice, usdE8: 199_999_999n }, minimum: usd(1), maximum: usd(200) }
    expect(problems(odd)).toEqual([{ code: 'OFFER_MAXIMUM_ABOVE_TOTAL', details: { maximum: '1.99' } }])
  })

  test.each([-1, 0.5, 1_000_001, Number.NaN])('%d is no requirement', (count) => {
    expect(problems({ requirements: { ...requirements, goodsTrade: count } })).toEqual([
      { code: 'OFFER_REQUIREMENT_INVALID', details: { maximum: 1_000_000 } },
    ])
  })
})

const priced = (usdE8: bigint) => check({ terms: { ...terms, unitPrice: { ...unitPrice, usdE8 } } })

const check = (offer: Partial<Pick<OtcOffer, 'side' | 'total' | 'terms'>>) =>
  offerProblems({ side: 'buy', total: btc(10), terms, ...offer }, unitPrice, defaultSiteSettings)

describe('terms against the site', () => {
  test('a buy offer has at most 10, a sell offer at least 20', () => {
    expect(check({})).toEqual([])
    expect(check({ total: money('BTC', 1_000_000_001n) })).toEqual([
      { code: 'OFFER_BUY_TOTAL_TOO_LARGE', details: { maximum: '10' } },
    ])
    expect(check({ side: 'sell', total: btc(20) })).toEqual([])
    expect(check({ side: 'sell', total: money('BTC', 1_999_999_999n) })).toEqual([
      { code: 'OFFER_SELL_TOTAL_TOO_SMALL', details: { minimum: '20' } },
    ])
    expect(check({ side: 'buy', total: btc(1) })).toEqual([])
    expect(check({ side: 'sell', total: btc(21) })).toEqual([])
  })

  test('nothing else is told without a total', () => {
    expect(check({ total: btc(0), terms: { ...terms, minimum: usd(0) } })).toEqual([
      { code: 'OFFER_TOTAL_REQUIRED', details: {} },
    ])
  })

  test('the smallest order is 2000 dollars for a buy offer and 10 for a sell offer', () => {
    expect(check({ terms: { ...terms, minimum: usd(199_999) } })).toEqual([
      { code: 'OFFER_MINIMUM_TOO_SMALL', details: { minimum: '2000.00' } },
    ])
    expect(check({ side: 'sell', total: btc(20), terms: { ...terms, minimum: usd(1_000) } })).toEqual([])
    expect(codes(check({ side: 'sell', total: btc(20), terms: { ...terms, minimum: usd(999) } }))).toEqual([
      'OFFER_MINIMUM_TOO_SMALL',
    ])
  })

  test('the price is at least half of the market, rounded up', () => {
    expect(priced(3_000_000_000_000n)).toEqual([])
    expect(priced(2_999_999_999_999n)).toEqual([{ code: 'OFFER_PRICE_BELOW_FLOOR', details: { percent: 50 } }])
    const odd = priceFloor('buy', { currency: 'BTC', usdE8: 3n }, defaultSiteSettings)
    expect(odd).toEqual({ currency: 'BTC', usdE8: 2n })
  })

  test('a buy offer pays at most half more than the market; a sell offer asks what it likes', () => {
    const at = (side: 'buy' | 'sell', usdE8: bigint) => {
      const asked = { ...terms, unitPrice: { ...unitPrice, usdE8 } }
      return offerProblems(
        { side, total: side === 'buy' ? btc(10) : btc(20), terms: asked },
        unitPrice,
        defaultSiteSettings,
      )
    }
    const above = [{ code: 'OFFER_PRICE_ABOVE_CEILING', details: { percent: 150 } }]
    expect(at('buy', unitPrice.usdE8 * 100n)).toEqual(above)
    expect(at('buy', 9_000_000_000_001n)).toEqual(above)
    expect([at('buy', 9_000_000_000_000n), at('sell', unitPrice.usdE8 * 100n)]).toEqual([[], []])
    expect(priceCeiling('sell', unitPrice, defaultSiteSettings)).toBeNull()
    // Rounded up as a followed price is: the largest margin fits.
    expect(priceCeiling('buy', { currency: 'BTC', usdE8: 3n }, defaultSiteSettings).usdE8).toBe(5n)
  })

  test('the ceiling is that of the coin', () => {
    const limits = { ...defaultSiteSettings, otcBuyPriceCeilingBasisPoints: { BTC: 10_000, USDT: 11_000, LTC: 15_000 } }
    const at = (usdE8: bigint) =>
      offerProblems(
        { side: 'buy', total: btc(10), terms: { ...terms, unitPrice: { ...unitPrice, usdE8 } } },
        unitPrice,
        limits,
      )
    expect(at(unitPrice.usdE8)).toEqual([])
    expect(at(unitPrice.usdE8 + 1n)).toEqual([{ code: 'OFFER_PRICE_ABOVE_CEILING', details: { percent: 100 } }])
  })

  test('the floor is that of the coin and the side', () => {
    const limits = {
      ...defaultSiteSettings,
      otcBuyPriceFloorBasisPoints: { BTC: 9_000, USDT: 9_900, LTC: 0 },
      otcSellPriceFloorBasisPoints: { BTC: 8_000, USDT: 9_900, LTC: 0 },
    }
    const at = (side: 'buy' | 'sell', percent: bigint) => {
      const price = { ...unitPrice, usdE8: (unitPrice.usdE8 * percent) / 100n }
      const total = side === 'buy' ? btc(10) : btc(20)
      return offerProblems({ side, total, terms: { ...terms, unitPrice: price } }, unitPrice, limits)
    }
    expect([at('buy', 90n), at('sell', 80n)]).toEqual([[], []])
    expect(at('buy', 89n)).toEqual([{ code: 'OFFER_PRICE_BELOW_FLOOR', details: { percent: 90 } }])
    expect(at('sell', 79n)).toEqual([{ code: 'OFFER_PRICE_BELOW_FLOOR', details: { percent: 80 } }])
  })

  test('all problems come together', () => {
    const wrong = {
      unitPrice: { ...unitPrice, usdE8: 1n },
      margin: null,
      minimum: usd(1),
      maximum: usd(2),
      requirements,
    }
    expect(codes(check({ total: btc(11), terms: wrong }))).toEqual([
      'OFFER_BUY_TOTAL_TOO_LARGE',
      'OFFER_PRICE_BELOW_FLOOR',
      'OFFER_MINIMUM_TOO_SMALL',
      'OFFER_MINIMUM_ABOVE_TOTAL',
      'OFFER_MAXIMUM_ABOVE_TOTAL',
    ])
  })
})

const offer = publishOtcOffer({ side: 'sell', ownerUid: 100_001, total: btc(1), terms }).state
const remaining = (units: bigint) => takeRange({ ...offer, remaining: money('BTC', units) })

const litecoin = (usdE8: bigint, units: bigint, limits = { minimum: usd(1), maximum: usd(1_000_000) }): OtcOffer => {
  const unitPrice = { currency: 'LTC', usdE8 } as const
  const draft = { side: 'sell', ownerUid: 100_001, total: money('LTC', units) } as const
  return publishOtcOffer({ ...draft, terms: { ...terms, ...limits, unitPrice } }).state
}
const take = (from: OtcOffer, volume: Money<CurrencyCode>) =>
  next(from, { kind: 'take', volume }, { kind: 'taker', uid: 100_002 }, 1_760_000_000).state

describe('amounts', () => {
  test('an amount turned into coin and back is the same amount', () => {
    expect(volumeFor(offer, usd(320_000))).toEqual(money('BTC', 5_333_333n))
    expect(amountFor(offer, money('BTC', 5_333_333n))).toEqual(usd(320_000))
  })

  test('the range is capped by what remains, and closes when less than the smallest order does', () => {
    expect(remaining(100_000_000n)).toEqual({ minimum: usd(200_000), maximum: usd(500_000) })
    expect(remaining(5_000_000n)).toEqual({ minimum: usd(200_000), maximum: usd(300_000) })
    expect(remaining(3_333_333n)).toEqual({ minimum: usd(200_000), maximum: usd(200_000) })
    expect(remaining(3_333_334n)).toEqual({ minimum: usd(200_000), maximum: usd(200_000) })
    expect(remaining(3_333_332n)).toBe(null)
  })

  test('the coin of the limits is rounded outwards', () => {
    expect(volumeLimits(offer)).toEqual({ minimum: money('BTC', 3_333_333n), maximum: money('BTC', 8_333_334n) })
  })

  test('4.87654322 LTC at 98.7654321 are offered for as much as can be taken', () => {
    const from = litecoin(9_876_543_210n, 487_654_322n)
    const { maximum } = takeRange(from) ?? { maximum: usd(0) }
    expect(maximum).toEqual(usd(48_163))
    expect(take(from, volumeFor(from, maximum)).running.units).toBe(volumeFor(from, maximum).units)
    expect(volumeFor(from, usd(48_164)).units).toBeGreaterThan(from.remaining.units)
  })

  test('nothing is offered where a cent buys no smallest unit', () => {
    expect(takeRange(litecoin(200_000_000_000_000n, 9n, { minimum: usd(1), maximum: usd(1) }))).toBe(null)
  })

  test('a shown maximum, a typed minimum and all that remains can always be taken, at the dollars that were typed', () => {
    assertThat(
      property(
        bigInt(1_000_000n, 100_000_000_000_000n),
        bigInt(1n, 100_000_000_000n),
        integer({ min: 1, max: 1_000_000 }),
        integer({ min: 0, max: 1_000_000 }),
        (usdE8, units, least, more) => {
          const from = litecoin(usdE8, units, { minimum: usd(least), maximum: usd(least + more) })
          const range = takeRange(from)
          const limits = volumeLimits(from)
          expect(range === null).toBe(units < limits.minimum.units)
          const amounts = range === null ? [] : [range.minimum, range.maximum]
          const volumes = amounts.map((amount) => volumeFor(from, amount))
          expect(volumes.map((volume) => take(from, volume).running)).toEqual(volumes)
          expect(volumes.map((volume) => amountFor(from, volume))).toEqual(amounts)
          const takesAll = range !== null && units <= limits.maximum.units
          expect(takesAll ? take(from, from.remaining).remaining.units : 0n).toBe(0n)
        },
      ),
      { numRuns: 2_000, seed: 20_261_122 },
    )
  })
})

describe('requirements', () => {
  const asked = { registerDays: 30, goodsTrade: 5, otcTradeAmount: 3, otcMaliciousTimes: 2 }
  const taker = { registeredDays: 30, completedGoodsOrders: 5, completedOtcOrders: 3, maliciousTimes: 2 }

  test.each([
    ['registerDays', { registeredDays: 29 }],
    ['goodsTrade', { completedGoodsOrders: 4 }],
    ['otcTradeAmount', { completedOtcOrders: 2 }],
    ['otcMaliciousTimes', { maliciousTimes: 3 }],
  ])('%s is not met', (name, change) => {
    expect(unmetRequirement(asked, { ...taker, ...change })).toBe(name)
  })

  test('met at the very figures, and by anybody when nothing is asked', () => {
    expect(unmetRequirement(asked, taker)).toBe(null)
    const newcomer = { registeredDays: 0, completedGoodsOrders: 0, completedOtcOrders: 0, maliciousTimes: 99 }
    expect(unmetRequirement(requirements, newcomer)).toBe(null)
  })

  test('a malicious count of 0 asks for none at all', () => {
    expect(unmetRequirement({ ...asked, otcMaliciousTimes: 0 }, { ...taker, maliciousTimes: 1 })).toBe(
      'otcMaliciousTimes',
    )
    expect(unmetRequirement({ ...asked, otcMaliciousTimes: 0 }, { ...taker, maliciousTimes: 0 })).toBe(null)
    const half = { ...requirements, otcMaliciousTimes: 0.5 }
    expect(codes(problems({ requirements: half }))).toEqual(['OFFER_REQUIREMENT_INVALID'])
  })
})

describe('the numbers of the specification', () => {
  const shown = publishOtcOffer({ side: 'sell', ownerUid: 100_001, total: btc(2), terms }).state
  const ended = { endedAt: 1_760_000_000 }

  test('of a shown sell offer', () => {
    const asked = { registerDays: 1, goodsTrade: 2, otcTradeAmount: 3, otcMaliciousTimes: 4 }
    const volumes = { remaining: btc(1), running: money('BTC', 40_000_000n), completed: money('BTC', 60_000_000n) }
    expect(otcOfferWire({ ...shown, ...volumes, terms: { ...terms, requirements: asked } })).toEqual({
      type: 2,
      status: 0,
      offline: 0,
      total_volume: '2.00000000',
      remaining_volume: '1.00000000',
      ongoing_volume: '0.40000000',
      completed_volume: '0.60000000',
      unit_price: '60000.00',
      minimum_amount: '2000.00',
      maximum_amount: '5000.00',
      register_days: 1,
      goods_trade: 2,
      otc_trade_amount: 3,
      otc_malicious_times: 4,
    })
  })

  test('of the other kinds', () => {
    const takenDown: OtcOffer = { ...shown, kind: 'takenDown', takenDownBy: 'owner' }
    const cancelled: OtcOffer = { ...shown, ...ended, kind: 'cancelled', cancelledBy: 'owner' }
    const completed: OtcOffer = { ...shown, ...ended, kind: 'completed', side: 'buy' }
    expect(otcOfferWire(takenDown)).toMatchObject({ type: 2, status: 0, offline: 1 })
    expect(otcOfferWire(cancelled)).toMatchObject({ status: 1, offline: 0 })
    expect(otcOfferWire(completed)).toMatchObject({ type: 1, status: 2, offline: 0 })
    expect([shown, takenDown, cancelled, completed].map(statusOf)).toEqual([
      'ongoing',
      'ongoing',
      'cancelled',
      'completed',
    ])
  })
})
