import { assert as assertThat, bigInt, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, usd, type CurrencyCode, type Rate } from '../../money/index.ts'
import { defaultSiteSettings } from '../../accounts/site/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  next,
  offerProblems,
  losingDistance,
  followedProblem,
  pricedAsSeen,
  pricedAt,
  priceFloor,
  publishOtcOffer,
  takeRange,
  termsProblems,
  unitPriceAt,
  type OtcMargin,
  type OtcOffer,
} from './index.ts'

const requirements = { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null }
const at = (usdE8: bigint, currency: CurrencyCode = 'LTC'): Rate => ({ currency, usdE8 })
const anyMarket = bigInt(1n, 10n ** 14n)
const anyRise = bigInt(0n, 10n ** 13n)
const anyMargin = integer({ min: -5_000, max: 5_000 })
const MARKET = at(10_000_000_000n)

const margin = (basisPoints: number, floor: bigint | null = null, ceiling: bigint | null = null): OtcMargin => ({
  basisPoints,
  floor: floor === null ? null : at(floor),
  ceiling: ceiling === null ? null : at(ceiling),
})

function offerWith(how: OtcMargin | null, unitPrice = MARKET): OtcOffer {
  const terms = { unitPrice, margin: how, minimum: usd(1_000), maximum: usd(50_000), requirements }
  return publishOtcOffer({ side: 'sell', ownerUid: 100_001, total: money('LTC', 2_000_000_000n), terms }).state
}

const priceAt = (how: OtcMargin | null, market = MARKET) => unitPriceAt(offerWith(how).terms, market).usdE8

const problemsOf = (how: OtcMargin) =>
  termsProblems(money('LTC', 2_000_000_000n), { ...offerWith(null).terms, margin: how })

const seen = (offer: OtcOffer, usdE8: bigint, standing: readonly Rate[] = [MARKET]) =>
  pricedAsSeen(offer, usdE8, standing, defaultSiteSettings)

test('a price that is fixed is past no bound, wherever the market went; one that follows may be', () => {
  expect(followedProblem(offerWith(null, at(1n)), MARKET, defaultSiteSettings)).toBeNull()
  expect(followedProblem(offerWith(margin(0)), MARKET, defaultSiteSettings)).toBeNull()
  const held = offerWith(margin(0, null, 1n))
  expect(followedProblem(held, MARKET, defaultSiteSettings)?.code).toBe('OFFER_PRICE_BELOW_FLOOR')
})

describe('a price is far from the market', () => {
  test.each<['buy' | 'sell', bigint, number | null]>([
    ['buy', 110n, null],
    ['buy', 111n, 1_100],
    ['buy', 10_000n, 990_000],
    ['buy', 1n, null],
    ['sell', 90n, null],
    ['sell', 89n, 1_100],
    ['sell', 1n, 9_900],
    ['sell', 10_000n, null],
  ])('of whoever would %s at %d where the market says 100: %s', (does, price, distance) => {
    expect(losingDistance(does, at(price), at(100n))).toBe(distance)
  })

  test('never while there is no market', () => {
    expect([losingDistance('buy', at(1n), at(0n)), losingDistance('sell', at(1n), at(0n))]).toEqual([null, null])
  })
})

describe('what a coin of an offer costs', () => {
  test('a fixed price stays whatever the market says', () => {
    const offer = offerWith(null)
    expect(priceAt(null, at(1n))).toBe(MARKET.usdE8)
    expect(pricedAt(offer, at(1n))).toBe(offer)
  })

  test.each<[string, OtcMargin, bigint, bigint]>([
    ['as much as the market', margin(0), 10_000_000_000n, 10_000_000_000n],
    ['half a percent over it', margin(50), 10_000_000_000n, 10_050_000_000n],
    ['a percent under it', margin(-100), 10_000_000_000n, 9_900_000_000n],
    ['rounded up', margin(1), 1n, 2n],
    ['rounded up below the market too', margin(-5_000), 101n, 51n],
    ['its floor when the market falls below', margin(0, 9_000n), 8_999n, 9_000n],
    ['the market where the floor is no higher', margin(0, 9_000n), 9_000n, 9_000n],
    ['its ceiling when the market rises above', margin(0, null, 9_000n), 9_001n, 9_000n],
    ['the market where the ceiling is no lower', margin(0, null, 9_000n), 9_000n, 9_000n],
    ['the market where it is above its floor', margin(0, 9_000n), 9_001n, 9_001n],
    ['the market where it is below its ceiling', margin(0, null, 9_000n), 8_999n, 8_999n],
    ['the one price that floor and ceiling leave', margin(0, 7n, 7n), 9_000n, 7n],
  ])('%s', (_, how, market, expected) => {
    expect(priceAt(how, at(market))).toBe(expected)
  })

  test('without a ceiling it never falls under the site’s floor', () => {
    assertThat(
      property(anyMargin, anyMarket, (basisPoints, market) => {
        const price = priceAt(margin(basisPoints), at(market))
        expect(price).toBeGreaterThanOrEqual(priceFloor('sell', at(market), defaultSiteSettings).usdE8)
      }),
    )
  })

  test('it rises with the market and stays between floor and ceiling', () => {
    assertThat(
      property(anyMargin, anyMarket, anyRise, anyMarket, anyRise, (basisPoints, market, rise, floor, room) => {
        const how = margin(basisPoints, floor, floor + room)
        const [low, high] = [priceAt(how, at(market)), priceAt(how, at(market + rise))]
        expect([floor <= low, low <= high, high <= floor + room]).toEqual([true, true, true])
      }),
    )
  })

  test('what may be taken follows the price', () => {
    const offer = { ...offerWith(margin(0)), remaining: money('LTC', 100_000_000n) }
    expect(takeRange(pricedAt(offer, at(10_000_000_000n)))?.maximum).toEqual(usd(10_000))
    expect(takeRange(pricedAt(offer, at(20_000_000_000n)))?.maximum).toEqual(usd(20_000))
    expect(takeRange(pricedAt(offer, at(900_000_000n)))).toBeNull()
  })
})

describe('a margin is refused', () => {
  test.each([5_001, -5_001, 0.5, Number.NaN, Infinity])('%d hundredths of a percent from the market', (basisPoints) => {
    expect(problemsOf(margin(basisPoints))).toEqual([{ code: 'OFFER_MARGIN_OUT_OF_RANGE', details: { percent: 50 } }])
  })

  test('with a floor above its ceiling, not with one as high', () => {
    expect(problemsOf(margin(0, 8n, 7n))).toEqual([{ code: 'OFFER_MARGIN_FLOOR_ABOVE_CEILING', details: {} }])
    expect(problemsOf(margin(5_000, 7n, 7n))).toEqual([])
    expect(problemsOf(margin(-5_000))).toEqual([])
  })

  test('by whoever edits an offer too', () => {
    const offer = offerWith(null)
    const edit = (how: OtcMargin) => ({ kind: 'edit', terms: { ...offer.terms, margin: how } }) as const
    expect(refusalOf(() => next(offer, edit(margin(5_001)), { kind: 'owner' }, 0)).code).toBe(
      'OFFER_MARGIN_OUT_OF_RANGE',
    )
    expect(refusalOf(() => next(offer, edit(margin(0, 2n, 1n)), { kind: 'owner' }, 0)).code).toBe(
      'OFFER_MARGIN_FLOOR_ABOVE_CEILING',
    )
    expect(next(offer, edit(margin(10)), { kind: 'owner' }, 0).state.terms.margin).toEqual(margin(10))
  })

  test('where its ceiling is under the site’s floor', () => {
    const offer = pricedAt(offerWith(margin(0, null, 4_999_999_999n)), MARKET)
    const found = offerProblems(offer, MARKET, defaultSiteSettings)
    expect(found.map(({ code }) => code)).toContain('OFFER_PRICE_BELOW_FLOOR')
  })
})

describe('the price that a taker saw', () => {
  test('of a fixed price is the one that stands there, with or without a market', () => {
    const offer = offerWith(null, at(9_000_000_000n))
    expect(seen(offer, 9_000_000_000n, [])).toBe(offer)
    expect(refusalOf(() => seen(offer, 9_000_000_001n, []))).toEqual({
      code: 'OFFER_PRICE_CHANGED',
      details: { unitPrice: '9000000000' },
    })
  })

  test('of one that follows the market is the newest, or one that gave way a moment ago', () => {
    const offer = offerWith(margin(100), at(1n))
    const standing = [at(10_000_000_000n), at(9_900_000_000n)]
    expect(seen(offer, 10_100_000_000n, standing).terms.unitPrice).toEqual(at(10_100_000_000n))
    expect(seen(offer, 9_999_000_000n, standing).terms.unitPrice).toEqual(at(9_999_000_000n))
    expect(refusalOf(() => seen(offer, 1n, standing))).toEqual({
      code: 'OFFER_PRICE_CHANGED',
      details: { unitPrice: '10100000000' },
    })
  })

  test('of one that follows a market without a price is nobody’s', () => {
    expect(refusalOf(() => seen(offerWith(margin(0)), MARKET.usdE8, []))).toEqual({
      code: 'RATE_UNAVAILABLE',
      details: { currency: 'LTC' },
    })
  })

  test('is refused where a ceiling holds it under the site’s floor, and taken exactly at it', () => {
    const offer = offerWith(margin(0, null, 5_000_000_000n))
    expect(seen(offer, 5_000_000_000n).terms.unitPrice).toEqual(at(5_000_000_000n))
    expect(refusalOf(() => seen(offer, 5_000_000_000n, [at(10_000_000_001n)]))).toEqual({
      code: 'OFFER_PRICE_BELOW_FLOOR',
      details: { percent: 50 },
    })
  })
})
