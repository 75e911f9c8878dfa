import { describe, expect, test } from 'vitest'
import { codeOf } from '../../machines/testing/refusal.ts'
import { parseUnitPrice } from './index.ts'

describe('a unit price as typed', () => {
  test.each([
    ['', 'OFFER_PRICE_REQUIRED'],
    [' ', 'OFFER_PRICE_REQUIRED'],
    ['0.00', 'OFFER_PRICE_REQUIRED'],
    ['much', 'AMOUNT_FORMAT'],
    ['-1', 'AMOUNT_FORMAT'],
    ['1.000000001', 'AMOUNT_TOO_PRECISE'],
    ['12345678901', 'AMOUNT_TOO_LARGE'],
  ])('%j is refused as %s', (typed, code) => {
    expect(codeOf(() => parseUnitPrice(typed))).toBe(code)
  })

  test('is dollars times 10^8', () => {
    expect(parseUnitPrice(' 64250.5 ')).toBe(6_425_050_000_000n)
    expect(parseUnitPrice('0.00000001')).toBe(1n)
  })
})
