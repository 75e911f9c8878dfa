import { expect, test } from 'vitest'
import { worthOf, type Rates } from './worth.ts'

const rates: Rates = new Map([['LTC', { rate: { currency: 'LTC', usdE8: 9_234_000_000n }, quotedAt: 1 }]])

test('a coin without a rate leaves the sum unknown instead of too small', () => {
  const amounts = [
    { currency: 'LTC', amount: { asset: 'LTC', units: '100000000' } },
    { currency: 'BTC', amount: { asset: 'BTC', units: '1' } },
  ] as const
  expect(worthOf(amounts, rates)).toBeUndefined()
  expect(worthOf(amounts, undefined)).toBeUndefined()
})

test('a coin of which there is none needs no rate', () => {
  const amounts = [
    { currency: 'LTC', amount: { asset: 'LTC', units: '250000000' } },
    { currency: 'BTC', amount: { asset: 'BTC', units: '0' } },
  ] as const
  expect(worthOf(amounts, rates)).toEqual({ asset: 'USD', units: 23_085n })
})

test('half a cent is rounded down: what somebody owns is never told too high', () => {
  expect(worthOf([{ currency: 'LTC', amount: { asset: 'LTC', units: '59999' } }], rates)?.units).toBe(5n)
})
