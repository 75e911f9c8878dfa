import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, parseRate, sum, usd, usdToCoin } from '../../money/index.ts'
import { rules } from '../../rules/index.ts'
import { codeOf, refusalOf } from '../../machines/testing/refusal.ts'
import { categoryAdClicks, categoryAdPrice, homeAdPrice, homeAdStopTime, purchasePrice, rightsPrice } from './index.ts'

const discounts = { adDoubleFactorBasisPoints: 9_000, adFivefoldFactorBasisPoints: 8_000 }
const home = { homeAdWeekCents: 2_001, ...discounts }
const category = { categoryAdPackageCents: 1_001, ...discounts }
const factor = fc.integer({ min: 1, max: 10_000 })

describe('home ads', () => {
  test.each([0, -1, 5_201, 2.5, Number.NaN])('%d weeks are refused', (weeks) => {
    const refusal = { code: 'AD_WEEKS_INVALID', details: { maximum: 5_200 } }
    expect(refusalOf(() => homeAdPrice(weeks, home))).toEqual(refusal)
    expect(refusalOf(() => homeAdStopTime(0, weeks, 1_000))).toEqual(refusal)
  })

  test('full price up to 2 weeks, times the double factor up to 5, times the five-fold factor above; part cents round up', () => {
    expect([1, 2, 3, 4, 5, 6, 8, 52, 60].map((weeks) => homeAdPrice(weeks, home).units)).toEqual([
      2_001n,
      4_002n,
      5_403n,
      7_204n,
      9_005n,
      9_605n,
      12_807n,
      83_242n,
      96_048n,
    ])
  })

  test('a running ad goes on from its end, an ended one from now', () => {
    expect(homeAdStopTime(0, 2, 1_000)).toBe(1_000 + 2 * 604_800)
    expect(homeAdStopTime(999, 1, 1_000)).toBe(1_000 + 604_800)
    expect(homeAdStopTime(5_000, 52, 1_000)).toBe(5_000 + 52 * 604_800)
  })
})

describe('category ads', () => {
  test.each([0, -1, 101, 1.5, Number.NaN])('%d packages are refused', (packages) => {
    const refusal = { code: 'AD_PACKAGES_INVALID', details: { maximum: 100 } }
    expect(refusalOf(() => categoryAdPrice(packages, category))).toEqual(refusal)
    expect(refusalOf(() => categoryAdClicks(packages, { categoryAdPackageClicks: 100 }))).toEqual(refusal)
  })

  test('packages 1, 2, 5 and 10 have the three prices', () => {
    expect(rules.ads.category.packageChoices.map((count) => categoryAdPrice(count, category).units)).toEqual([
      1_001n,
      2_002n,
      4_505n,
      8_008n,
    ])
    expect(categoryAdPrice(3, category).units).toBe(2_703n)
    expect(categoryAdPrice(6, category).units).toBe(4_805n)
    expect(categoryAdPrice(100, category).units).toBe(80_080n)
  })

  test('each package brings its clicks', () => {
    expect(categoryAdClicks(1, { categoryAdPackageClicks: 100 })).toBe(100)
    expect(categoryAdClicks(100, { categoryAdPackageClicks: 30 })).toBe(3_000)
  })
})

describe('any ad price', () => {
  test('is whole cents, never above the full price, and never below its factor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_200 }),
        fc.nat(1_000_000),
        factor,
        factor,
        (weeks, cents, double, fivefold) => {
          const settings = {
            homeAdWeekCents: cents,
            adDoubleFactorBasisPoints: double,
            adFivefoldFactorBasisPoints: fivefold,
          }
          const price = homeAdPrice(weeks, settings).units
          const share = BigInt(weeks <= 2 ? 10_000 : weeks <= 5 ? double : fivefold)
          const exact = BigInt(weeks) * BigInt(cents) * share
          expect(price <= BigInt(weeks) * BigInt(cents)).toBe(true)
          expect(price * 10_000n - exact >= 0n && price * 10_000n - exact < 10_000n).toBe(true)
        },
      ),
    )
  })

  test('factors of one whole change nothing', () => {
    const flat = { categoryAdPackageCents: 333, adDoubleFactorBasisPoints: 10_000, adFivefoldFactorBasisPoints: 10_000 }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        expect(categoryAdPrice(count, flat)).toEqual(usd(333 * count))
      }),
    )
  })
})

describe('rights', () => {
  test.each([0, -1, 61, 121, 0.5, Number.NaN])('%d months are refused', (months) => {
    expect(refusalOf(() => rightsPrice(1_000, months))).toEqual({
      code: 'RIGHT_MONTHS_INVALID',
      details: { maximum: 60 },
    })
  })

  test('cost the amount times the months', () => {
    expect(rightsPrice(1_999, 1)).toEqual(usd(1_999))
    expect(rightsPrice(1_999, 12)).toEqual(usd(23_988))
    expect(rightsPrice(1, 60)).toEqual(usd(60))
  })
})

describe('a purchase', () => {
  const rate = parseRate('LTC', '87.12')

  test('is refused at a rate that is not positive', () => {
    expect(codeOf(() => purchasePrice(usd(100), 1, { currency: 'LTC', usdE8: 0n }))).toBe('RATE_INVALID')
  })

  test('costs price times quantity, rounded up once', () => {
    expect(purchasePrice(usd(11_860), 1, rate)).toEqual({ usd: usd(11_860), coin: usdToCoin(usd(11_860), rate, 'up') })
    expect(purchasePrice(usd(1), 3, rate).coin.units).toBe(34_436n)
  })

  test('never costs more than its pieces bought one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 50 }), (cents, volume) => {
        const whole = purchasePrice(usd(cents), volume, rate)
        const pieces = Array.from({ length: volume }, () => purchasePrice(usd(cents), 1, rate).coin)
        expect(compare(whole.coin, sum('LTC', pieces))).toBeLessThanOrEqual(0)
        expect(whole.usd).toEqual(usd(cents * volume))
      }),
    )
  })
})
