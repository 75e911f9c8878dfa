import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, refusalOf } from '../machines/testing/refusal.ts'
import {
  add,
  compare,
  CURRENCIES,
  CURRENCY_CODES,
  currencyById,
  decimalsOf,
  equals,
  isCurrencyCode,
  isNegative,
  isPositive,
  isZero,
  money,
  multiply,
  negate,
  subtract,
  sum,
  usd,
  zero,
  type Money,
} from './index.ts'

const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const ltc = (amount: bigint): Money<'LTC'> => money('LTC', amount)
// JavaScript callers can still pass values that the types forbid.
const foreign = (amount: bigint): Money<'LTC'> =>
  JSON.parse('{"asset":"BTC"}', (_, v) => (v === Object(v) ? { ...v, units: amount } : v))

describe('currencies', () => {
  test('an unknown number is refused', () => {
    expect(refusalOf(() => currencyById(4))).toEqual({ code: 'CURRENCY_UNKNOWN', details: { currency: 4 } })
    expect(codeOf(() => currencyById(0))).toBe('CURRENCY_UNKNOWN')
  })

  test('BTC is 1, USDT 2, LTC 3, with their precisions', () => {
    expect(CURRENCIES).toEqual({
      BTC: { id: 1, code: 'BTC', enName: 'Bitcoin', decimals: 8, amountPrecision: 8, calculatePrecision: 8 },
      USDT: { id: 2, code: 'USDT', enName: 'Tether USD', decimals: 6, amountPrecision: 6, calculatePrecision: 6 },
      LTC: { id: 3, code: 'LTC', enName: 'Litecoin', decimals: 8, amountPrecision: 8, calculatePrecision: 8 },
    })
    expect(CURRENCY_CODES.map((code) => CURRENCIES[code].id)).toEqual([3, 1, 2])
    expect([1, 2, 3].map((id) => currencyById(id).code)).toEqual(['BTC', 'USDT', 'LTC'])
  })

  test('USD counts cents', () => {
    expect(decimalsOf('USD')).toBe(2)
    expect(decimalsOf('USDT')).toBe(6)
    expect(decimalsOf('BTC')).toBe(8)
  })

  test('only the three coins are currencies', () => {
    expect(['BTC', 'USDT', 'LTC'].every(isCurrencyCode)).toBe(true)
    expect(['USD', 'btc', '', 'toString'].some(isCurrencyCode)).toBe(false)
  })
})

describe('arithmetic', () => {
  test('amounts of two assets never mix', () => {
    for (const act of [add, subtract, compare]) {
      expect(refusalOf(() => act(ltc(1n), foreign(1n)))).toEqual({
        code: 'ASSET_MISMATCH',
        details: { left: 'LTC', right: 'BTC' },
      })
    }
    expect(codeOf(() => sum('LTC', [ltc(1n), foreign(1n)]))).toBe('ASSET_MISMATCH')
  })

  test('what is added and taken away again leaves the amount', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(subtract(add(ltc(a), ltc(b)), ltc(b))).toEqual(ltc(a))
        expect(add(ltc(a), ltc(b))).toEqual(add(ltc(b), ltc(a)))
        expect(add(ltc(a), negate(ltc(a)))).toEqual(zero('LTC'))
      }),
    )
  })

  test('a multiple is the sum of that many', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 30 }), (a, count) => {
        const repeated = Array.from({ length: count }, () => ltc(a))
        expect(multiply(ltc(a), count)).toEqual(sum('LTC', repeated))
        expect(multiply(ltc(a), BigInt(count))).toEqual(multiply(ltc(a), count))
      }),
    )
  })

  test('amounts are ordered as their units are', () => {
    expect([compare(ltc(1n), ltc(2n)), compare(ltc(2n), ltc(2n)), compare(ltc(3n), ltc(2n))]).toEqual([-1, 0, 1])
  })

  test('an amount is positive, negative or zero', () => {
    for (const amount of [-1n, 0n, 1n]) {
      expect([isNegative(ltc(amount)), isZero(ltc(amount)), isPositive(ltc(amount))]).toEqual([
        amount === -1n,
        amount === 0n,
        amount === 1n,
      ])
    }
  })

  test('equal amounts are of the same asset', () => {
    expect(equals(ltc(5n), ltc(5n))).toBe(true)
    expect(equals(ltc(5n), ltc(6n))).toBe(false)
    expect(equals(ltc(5n), money('BTC', 5n))).toBe(false)
  })

  test('dollars are counted in cents', () => {
    expect(usd(1250)).toEqual({ asset: 'USD', units: 1250n })
    expect(usd(1250n)).toEqual(usd(1250))
  })
})
