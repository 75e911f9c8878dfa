import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, refusalOf } from '../machines/testing/refusal.ts'
import {
  BASIS_POINTS_PER_WHOLE,
  coinToUsd,
  divide,
  formatRate,
  money,
  parseRate,
  splitAmount,
  sum,
  takeBasisPoints,
  usd,
  usdToCoin,
  type CurrencyCode,
  type Money,
} from './index.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 16n })
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 8 })
const currency = fc.constantFrom<CurrencyCode>('BTC', 'USDT', 'LTC')
const rateE8 = fc.bigInt({ min: 1n, max: 10n ** 14n })

describe('rounding', () => {
  test('up goes away from zero, down towards it', () => {
    expect([divide(7n, 2n, 'up'), divide(7n, 2n, 'down')]).toEqual([4n, 3n])
    expect([divide(-7n, 2n, 'up'), divide(-7n, 2n, 'down')]).toEqual([-4n, -3n])
    expect([divide(6n, 2n, 'up'), divide(-6n, 2n, 'up'), divide(0n, 2n, 'up')]).toEqual([3n, -3n, 0n])
  })
})

describe('takeBasisPoints', () => {
  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d basis points are refused', (basisPoints) => {
    expect(codeOf(() => takeBasisPoints(usd(100), basisPoints, 'down'))).toBe('BASIS_POINTS_INVALID')
  })

  test('names the share it refuses', () => {
    expect(refusalOf(() => takeBasisPoints(usd(100), -1, 'down')).details).toEqual({ basisPoints: -1 })
  })

  test('rounds as it is told', () => {
    expect(takeBasisPoints(usd(101), 5_000, 'down')).toEqual(usd(50))
    expect(takeBasisPoints(usd(101), 5_000, 'up')).toEqual(usd(51))
    expect(takeBasisPoints(usd(100), 15_000, 'down')).toEqual(usd(150))
    expect(takeBasisPoints(usd(100), 0, 'up')).toEqual(usd(0))
  })

  test('the whole is all of it, and a share with its rest is the amount', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: BASIS_POINTS_PER_WHOLE }), (units, share) => {
        const whole = money('LTC', units)
        expect(takeBasisPoints(whole, BASIS_POINTS_PER_WHOLE, 'down')).toEqual(whole)
        const down = takeBasisPoints(whole, share, 'down').units
        const up = takeBasisPoints(whole, BASIS_POINTS_PER_WHOLE - share, 'up').units
        expect(down + up).toBe(units)
      }),
    )
  })
})

describe('splitAmount', () => {
  test.each([[[]], [[0, 0]], [[-1, 2]], [[1.5, 1]], [[Number.NaN]]])('weights %j are refused', (weights) => {
    expect(codeOf(() => splitAmount(usd(100), weights))).toBe('SPLIT_INVALID')
  })

  test('an amount below zero is refused', () => {
    expect(refusalOf(() => splitAmount(usd(-1), [1]))).toEqual({ code: 'SPLIT_INVALID', details: { asset: 'USD' } })
    expect(refusalOf(() => splitAmount(usd(1), [-1n])).details).toEqual({ weight: '-1' })
    expect(refusalOf(() => splitAmount(usd(1), [0.5])).details).toEqual({ weight: 0.5 })
  })

  test('units that do not divide go to the largest remainders, the earlier part first', () => {
    expect(splitAmount(usd(100), [1, 1, 1])).toEqual([usd(34), usd(33), usd(33)])
    expect(splitAmount(usd(5), [1, 1, 1])).toEqual([usd(2), usd(2), usd(1)])
    expect(splitAmount(usd(10), [1, 2, 4])).toEqual([usd(1), usd(3), usd(6)])
    expect(splitAmount(usd(1), [1, 3])).toEqual([usd(0), usd(1)])
    expect(splitAmount(usd(3), [2, 5])).toEqual([usd(1), usd(2)])
    expect(splitAmount(usd(3), [5, 2])).toEqual([usd(2), usd(1)])
    expect(splitAmount(usd(7), [0, 7n])).toEqual([usd(0), usd(7)])
  })

  test('no unit is lost and no part is a unit off its share', () => {
    fc.assert(
      fc.property(amount, weights, (units, weights) => {
        const whole = weights.reduce((total, weight) => total + weight, 0n)
        fc.pre(whole > 0n)
        const parts = splitAmount(money('BTC', units), weights)
        expect(sum('BTC', parts)).toEqual(money('BTC', units))
        parts.forEach((part, index) => {
          const exact = units * (weights[index] ?? 0n)
          const off = part.units * whole - exact
          expect(off > -whole && off < whole).toBe(true)
        })
      }),
    )
  })
})

describe('conversion', () => {
  const ltc = parseRate('LTC', '87.12')

  test('a rate that is not positive is refused', () => {
    expect(refusalOf(() => usdToCoin(usd(1), { currency: 'BTC', usdE8: 0n }, 'up'))).toEqual({
      code: 'RATE_INVALID',
      details: { currency: 'BTC' },
    })
    expect(codeOf(() => coinToUsd(money('BTC', 1n), { currency: 'BTC', usdE8: -1n }, 'down'))).toBe('RATE_INVALID')
  })

  test('a rate of another coin is refused', () => {
    const other: Money<CurrencyCode> = money('BTC', 1n)
    expect(refusalOf(() => coinToUsd(other, ltc, 'down'))).toEqual({
      code: 'ASSET_MISMATCH',
      details: { left: 'BTC', right: 'LTC' },
    })
  })

  test('a user pays the coin rounded up and is told dollars rounded down', () => {
    expect(usdToCoin(usd(11_860), ltc, 'up')).toEqual(money('LTC', 136_134_068n))
    expect(usdToCoin(usd(11_860), ltc, 'down')).toEqual(money('LTC', 136_134_067n))
    expect(coinToUsd(money('LTC', 136_134_067n), ltc, 'down')).toEqual(usd(11_859))
    expect(coinToUsd(money('LTC', 136_134_067n), ltc, 'up')).toEqual(usd(11_860))
    expect(usdToCoin(usd(100), parseRate('USDT', '1'), 'up')).toEqual(money('USDT', 1_000_000n))
  })

  test('what a user pays is worth at least the price, and less by one unit would not be', () => {
    fc.assert(
      fc.property(currency, fc.bigInt({ min: 1n, max: 10n ** 10n }), rateE8, (currency, cents, usdE8) => {
        const rate = { currency, usdE8 }
        const paid = usdToCoin(usd(cents), rate, 'up')
        expect(coinToUsd(paid, rate, 'down').units >= cents).toBe(true)
        const less = money(currency, paid.units - 1n)
        expect(coinToUsd(less, rate, 'down').units < cents).toBe(true)
      }),
    )
  })

  test('there and back gives a user nothing', () => {
    fc.assert(
      fc.property(currency, fc.bigInt({ min: 0n, max: 10n ** 10n }), rateE8, (currency, cents, usdE8) => {
        const rate = { currency, usdE8 }
        expect(coinToUsd(usdToCoin(usd(cents), rate, 'down'), rate, 'down').units <= cents).toBe(true)
      }),
    )
  })
})

describe('rates as text', () => {
  test.each(['', '0', '0.00', '-1', '1e3', '1.123456789', '12345678901', '1.', '.5', ' 1', '1 '])(
    '%j is no rate',
    (text) => {
      expect(refusalOf(() => parseRate('BTC', text))).toEqual({ code: 'RATE_INVALID', details: { currency: 'BTC' } })
    },
  )

  test('a rate is read and written', () => {
    expect(parseRate('LTC', '87.12')).toEqual({ currency: 'LTC', usdE8: 8_712_000_000n })
    expect(formatRate({ currency: 'BTC', usdE8: 6_425_000_000_000n })).toBe('64250.00')
    expect(formatRate({ currency: 'LTC', usdE8: 8_712_345_600n })).toBe('87.123456')
    expect(formatRate({ currency: 'USDT', usdE8: 1n })).toBe('0.00000001')
    expect(formatRate({ currency: 'USDT', usdE8: 99_900_000n })).toBe('0.999')
    fc.assert(
      fc.property(currency, rateE8, (currency, usdE8) => {
        expect(parseRate(currency, formatRate({ currency, usdE8 }))).toEqual({ currency, usdE8 })
      }),
    )
  })
})
