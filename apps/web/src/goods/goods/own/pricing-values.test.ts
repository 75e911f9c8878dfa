import { pricingInput } from '@jindu/domain/input'
import { expect, test } from 'vitest'
import { pricingInputOf, pricingValuesOf } from './pricing-values.ts'

const NOW = Date.UTC(2026, 10, 26, 12) / 1000
const usd = (units: string) => ({ asset: 'USD' as const, units })
const PLAIN = { kind: 'fixed' as const, steps: [], sale: null }
const STORED = {
  kind: 'fixed' as const,
  steps: [
    { from: 5, price: usd('1000') },
    { from: 20, price: usd('850') },
  ],
  sale: { off: { kind: 'price' as const, price: usd('999') }, startsAt: NOW - 600, endsAt: NOW + 3_601 },
}

test('a stored pricing is sent back as it was, to the second', () => {
  const sent = (of: typeof STORED | typeof PLAIN | { kind: 'named' }) =>
    pricingInputOf(pricingValuesOf(of, 'Asia/Shanghai', NOW), of, 'Asia/Shanghai')
  expect(sent(PLAIN)).toEqual(PLAIN)
  expect(sent({ kind: 'named' })).toEqual({ kind: 'named' })
  expect(sent(STORED)).toEqual({
    kind: 'fixed',
    steps: [
      { from: 5, price: '10.00' },
      { from: 20, price: '8.50' },
    ],
    sale: { off: { kind: 'price', price: '9.99' }, startsAt: NOW - 600, endsAt: NOW + 3_601 },
  })
})

test('a sale runs for whole days of the seller’s zone', () => {
  const typed = { ...pricingValuesOf(PLAIN, 'Asia/Shanghai', NOW), sale: 'percent' as const, value: '20' }
  const days = { ...typed, firstDay: '2026-11-27', lastDay: '2026-11-28' }
  expect(pricingInputOf(days, PLAIN, 'Asia/Shanghai')).toEqual({
    kind: 'fixed',
    steps: [],
    sale: {
      off: { kind: 'percent', percent: 20 },
      startsAt: Date.UTC(2026, 10, 26, 16) / 1000,
      endsAt: Date.UTC(2026, 10, 28, 16) / 1000,
    },
  })
})

test('a sale that is over is none, and one without an end is refused', () => {
  expect(pricingValuesOf(STORED, 'UTC', NOW + 3_601)).toMatchObject({ sale: 'none', value: '', lastDay: '' })
  const endless = { ...pricingValuesOf(PLAIN, 'UTC', NOW), sale: 'percent' as const, value: '20' }
  const { error } = pricingInput.safeParse(pricingInputOf(endless, PLAIN, 'UTC'))
  expect(error?.issues.map(({ message }) => message)).toEqual(['DISCOUNT_DATES'])
})

test('a quantity in words is refused', () => {
  const typed = { ...pricingValuesOf(PLAIN, 'UTC', NOW), steps: [{ key: 1, from: 'ten', price: '9.00' }] }
  const { error } = pricingInput.safeParse(pricingInputOf(typed, PLAIN, 'UTC'))
  expect(error?.issues.map(({ message }) => message)).toEqual(['QUANTITY_REQUIRED'])
})
