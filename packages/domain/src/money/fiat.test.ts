import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '../machines/testing/refusal.ts'
import { FIAT_CODES, type FiatCode } from '../rules/fiat-codes.ts'
import {
  FIATS,
  FOREIGN_FIATS,
  fiatDecimal,
  fiatFor,
  fiatsOf,
  formatFiat,
  formatFiatRate,
  money,
  parseFiatRate,
  usd,
} from './index.ts'

const cents = fc.bigInt({ min: 1n, max: 10n ** 12n })
const rates = fc.bigInt({ min: 1n, max: 10n ** 13n })

describe('currencies', () => {
  test('minor digits are those of ISO 4217, which the platform knows too', () => {
    // CLDR counts what people write, ISO 4217 what accounts hold: these differ.
    const written = { TWD: 2, IDR: 2, HUF: 2 } as Readonly<Record<string, number>>
    for (const code of FIAT_CODES) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions()
      expect([code, FIATS[code].digits]).toEqual([code, written[code] ?? maximumFractionDigits])
    }
  })

  test('numbers are those of ISO 4217 and differ', () => {
    expect(new Set(FIAT_CODES.map((code) => FIATS[code].number)).size).toBe(FIAT_CODES.length)
    expect([FIATS.USD.number, FIATS.EUR.number, FIATS.CNY.number, FIATS.JPY.number]).toEqual([840, 978, 156, 392])
  })

  test('dollars need no rate', () => {
    expect(FOREIGN_FIATS).toEqual(FIAT_CODES.slice(1))
  })

  test('a list of codes gives the known ones, in their order', () => {
    expect(fiatsOf('EUR USD')).toEqual(['USD', 'EUR'])
    expect(fiatsOf('')).toEqual([])
  })
})

describe('the sum to pay', () => {
  test.each(FOREIGN_FIATS)('of %s is worth the dollars and less than a step more, in whole steps', (code) => {
    const { digits, step } = FIATS[code]
    const scale = 100n * 10n ** 8n
    fc.assert(
      fc.property(cents, rates, (total, perUsdE8) => {
        const { units } = fiatFor(usd(total), { fiat: code, perUsdE8 })
        const exact = total * perUsdE8 * 10n ** BigInt(digits)
        expect(units % step).toBe(0n)
        expect(units * scale >= exact).toBe(true)
        expect((units - step) * scale < exact).toBe(true)
      }),
    )
  })

  test.each(FOREIGN_FIATS)('of %s never falls when the dollars rise', (code) => {
    fc.assert(
      fc.property(cents, cents, rates, (one, other, perUsdE8) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const sum = (total: bigint) => fiatFor(usd(total), { fiat: code, perUsdE8 }).units
        expect(sum(less) <= sum(more)).toBe(true)
      }),
    )
  })

  test('nothing is nothing', () => {
    expect(fiatFor(usd(0), parseFiatRate('EUR', '0.92')).units).toBe(0n)
  })

  test('a rate that is not positive, and a sum that no column holds, are refused', () => {
    expect(codeOf(() => fiatFor(usd(1), { fiat: 'EUR', perUsdE8: 0n }))).toBe('RATE_INVALID')
    expect(codeOf(() => fiatFor(money('USD', 10n ** 18n), parseFiatRate('VND', '25000')))).toBe('AMOUNT_TOO_LARGE')
  })
})

describe('rates as text', () => {
  test('no rate is zero, signed, or too precise', () => {
    for (const text of ['', '0', '0.00', '-1', '1.123456789', '12345678901', '1,5', '1e3']) {
      expect(codeOf(() => parseFiatRate('EUR', text))).toBe('RATE_INVALID')
    }
  })

  test('a rate reads as it was typed', () => {
    expect(
      ['0.9213', '0.92130001', '7.1', '149.5', '25410'].map((text) => formatFiatRate(parseFiatRate('CNY', text))),
    ).toEqual(['0.9213', '0.92130001', '7.1000', '149.50', '25410.00'])
  })
})

const shown = (code: FiatCode, units: bigint) => formatFiat({ fiat: code, units })

test('amounts read with the digits that banks take', () => {
  expect(shown('EUR', 1n)).toBe('0.01\u00A0EUR')
  expect(shown('EUR', 123_456_789n)).toBe('1,234,567.89\u00A0EUR')
  expect(shown('VND', 25_410_000n)).toBe('25,410,000\u00A0VND')
  expect(shown('KWD', 30_705n)).toBe('30.705\u00A0KWD')
  expect(shown('HUF', 3_500_000n)).toBe('35,000\u00A0HUF')
  expect(fiatDecimal({ fiat: 'USD', units: 123_450n })).toBe('1234.50')
})
