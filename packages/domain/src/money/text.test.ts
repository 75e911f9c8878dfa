import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, refusalOf } from '../machines/testing/refusal.ts'
import {
  coinParts,
  formatAmount,
  formatCoin,
  formatUsd,
  groupThousands,
  money,
  moneyFromWire,
  moneyToWire,
  parseAmount,
  parsePositiveAmount,
  shortAmount,
  usd,
  type Asset,
} from './index.ts'

const asset = fc.constantFrom<Asset>('BTC', 'USDT', 'LTC', 'USD')
const units = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n })

describe('parseAmount', () => {
  test('nothing typed is a missing amount', () => {
    expect(codeOf(() => parseAmount('', 'LTC'))).toBe('AMOUNT_REQUIRED')
    expect(codeOf(() => parseAmount('  ', 'LTC'))).toBe('AMOUNT_REQUIRED')
  })

  test.each([
    '-1',
    '+1',
    '1e3',
    '1E3',
    '.5',
    '5.',
    '1,000',
    '0x10',
    '1 0',
    '1.2.3',
    'NaN',
    'Infinity',
    '1.000,5',
    '1,000.5',
    '1,5,5',
    '1\u200B5',
    '½',
    '1\n.5',
    '$1',
  ])('%j is not an amount', (text) => {
    expect(codeOf(() => parseAmount(text, 'LTC'))).toBe('AMOUNT_FORMAT')
  })

  test('more decimals than the asset has are refused, zeros too', () => {
    expect(refusalOf(() => parseAmount('1.005', 'USD'))).toEqual({
      code: 'AMOUNT_TOO_PRECISE',
      details: { decimals: 2 },
    })
    expect(codeOf(() => parseAmount('1.0000000', 'USDT'))).toBe('AMOUNT_TOO_PRECISE')
    expect(parseAmount('1.000000', 'USDT').units).toBe(1_000_000n)
  })

  test('a form may accept fewer decimals, never more', () => {
    expect(refusalOf(() => parseAmount('0.000001', 'BTC', { maximumDecimals: 5 })).details).toEqual({ decimals: 5 })
    expect(parseAmount('0.00001', 'BTC', { maximumDecimals: 5 }).units).toBe(1_000n)
    expect(refusalOf(() => parseAmount('0.001', 'USD', { maximumDecimals: 5 })).details).toEqual({ decimals: 2 })
  })

  test('more than ten digits before the point are refused, leading zeros do not count', () => {
    expect(codeOf(() => parseAmount('10000000000', 'LTC'))).toBe('AMOUNT_TOO_LARGE')
    expect(codeOf(() => parseAmount(`1${'0'.repeat(30)}`, 'LTC'))).toBe('AMOUNT_TOO_LARGE')
    // @ts-expect-error no currency of ours, as an untyped caller may send it
    expect(codeOf(() => parseAmount('1', 'DOGE'))).toBe('CURRENCY_UNKNOWN')
    // @ts-expect-error what every object has
    expect(codeOf(() => parseAmount('1', 'toString'))).toBe('CURRENCY_UNKNOWN')
    expect(parseAmount('9999999999', 'LTC').units).toBe(999_999_999_900_000_000n)
    expect(parseAmount('00000000000001', 'LTC').units).toBe(100_000_000n)
  })

  test('reads digits, point and decimals with blanks around', () => {
    expect(parseAmount(' 1.2843838 ', 'LTC')).toEqual(money('LTC', 128_438_380n))
    expect(parseAmount('118.6', 'USD')).toEqual(usd(11_860))
    expect(parseAmount('0', 'BTC')).toEqual(money('BTC', 0n))
  })

  test('a lone separator of any script is the point, digits of any script are digits', () => {
    for (const text of ['0,5', '0，5', '0。5', '０．５', '٠٫٥', '\u202A0,5\u202C'])
      expect(parseAmount(text, 'LTC')).toEqual(money('LTC', 50_000_000n))
    expect(parseAmount('98,50', 'USD')).toEqual(usd(9850))
  })

  test('zero is not a positive amount', () => {
    expect(codeOf(() => parsePositiveAmount('0.00', 'USD'))).toBe('AMOUNT_NOT_POSITIVE')
    expect(codeOf(() => parsePositiveAmount('0.001', 'LTC', { maximumDecimals: 2 }))).toBe('AMOUNT_TOO_PRECISE')
    expect(parsePositiveAmount('0.01', 'USD')).toEqual(usd(1))
  })
})

describe('formatAmount', () => {
  test('writes the full precision', () => {
    expect(formatAmount(money('LTC', 128_438_380n))).toBe('1.28438380')
    expect(formatAmount(money('LTC', 1n))).toBe('0.00000001')
    expect(formatAmount(money('USDT', -1n))).toBe('-0.000001')
    expect(formatAmount(usd(-50))).toBe('-0.50')
    expect(formatAmount(usd(0))).toBe('0.00')
    expect(formatAmount(usd(123_456))).toBe('1234.56')
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(asset, units, (asset, units) => {
        expect(parseAmount(formatAmount(money(asset, units)), asset)).toEqual(money(asset, units))
      }),
    )
  })
})

describe('wire', () => {
  test.each(['', '1.5', '1e3', ' 1', '12345678901234567890', 'x'])('units %j are refused', (units) => {
    expect(codeOf(() => moneyFromWire({ asset: 'LTC', units }))).toBe('AMOUNT_FORMAT')
  })

  test('what goes out comes in', () => {
    fc.assert(
      fc.property(asset, units, (asset, units) => {
        for (const amount of [money(asset, units), money(asset, -units)]) {
          expect(moneyFromWire(JSON.parse(JSON.stringify(moneyToWire(amount))))).toEqual(amount)
        }
      }),
    )
    expect(moneyToWire(money('LTC', 128_438_380n))).toEqual({ asset: 'LTC', units: '128438380' })
  })
})

describe('display', () => {
  test('dollars: sign, dollar, commas, two decimals, a true minus', () => {
    expect(formatUsd(usd(123_450))).toBe('$1,234.50')
    expect(formatUsd(usd(-11_860))).toBe('\u2212$118.60')
    expect(formatUsd(usd(123_456_789_00))).toBe('$123,456,789.00')
    expect(formatUsd(usd(99))).toBe('$0.99')
  })

  test('a plus stands before incoming amounts only', () => {
    expect(formatUsd(usd(500), { plus: true })).toBe('+$5.00')
    expect(formatUsd(usd(0), { plus: true })).toBe('$0.00')
    expect(formatUsd(usd(-500), { plus: true })).toBe('\u2212$5.00')
    expect(formatUsd(usd(500), { plus: false })).toBe('$5.00')
  })

  test('coin is written at full precision with its unit', () => {
    expect(formatCoin(money('LTC', 128_438_380n))).toBe('1.28438380\u00A0LTC')
    expect(formatCoin(money('USDT', -1_234_000_000n), { plus: true })).toBe('\u22121,234.000000\u00A0USDT')
    expect(formatCoin(money('BTC', 1n), { plus: true })).toBe('+0.00000001\u00A0BTC')
  })

  test('limits are told without filler zeros', () => {
    expect(shortAmount(money('BTC', 1_000_000_000n))).toBe('10')
    expect(shortAmount(money('LTC', 1_000_000n))).toBe('0.01')
    expect(shortAmount(usd(200_000))).toBe('2000')
    expect(shortAmount(money('BTC', 0n))).toBe('0')
  })

  test('zeros that only fill the precision are apart', () => {
    expect(coinParts(money('LTC', 128_438_380n))).toEqual({
      sign: '',
      significant: '1.2843838',
      filler: '0',
      unit: 'LTC',
    })
    expect(coinParts(money('BTC', 10_000_000_000n))).toEqual({
      sign: '',
      significant: '100',
      filler: '.00000000',
      unit: 'BTC',
    })
    expect(coinParts(money('BTC', 0n))).toEqual({ sign: '', significant: '0', filler: '.00000000', unit: 'BTC' })
    expect(coinParts(money('USDT', -1_234_500_000n))).toEqual({
      sign: '\u2212',
      significant: '1,234.5',
      filler: '00000',
      unit: 'USDT',
    })
    expect(coinParts(money('BTC', 1n), { plus: true })).toEqual({
      sign: '+',
      significant: '0.00000001',
      filler: '',
      unit: 'BTC',
    })
  })

  test('the parts are the whole', () => {
    fc.assert(
      fc.property(asset, units, (asset, units) => {
        const { significant, filler, unit } = coinParts(money(asset, units))
        expect(`${significant}${filler}\u00A0${unit}`).toBe(formatCoin(money(asset, units)))
        expect(filler).toMatch(/^\.?0*$/)
      }),
    )
  })

  test('commas stand left of the point only', () => {
    expect(groupThousands('1234567.12345678')).toBe('1,234,567.12345678')
    expect(groupThousands('1234567')).toBe('1,234,567')
    expect(groupThousands('123')).toBe('123')
  })
})
