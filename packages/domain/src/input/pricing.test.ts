import { describe, expect, test } from 'vitest'
import { usd } from '../money/index.ts'
import { pricingInput } from './index.ts'

const codesOf = (input: unknown) => pricingInput.safeParse(input).error?.issues.map(({ message }) => message)
const stepped = (...steps: readonly (readonly [number, string])[]) => ({
  kind: 'fixed',
  steps: steps.map(([from, price]) => ({ from, price })),
})
const sold = (sale: object) => ({
  kind: 'fixed',
  sale: { off: { kind: 'percent', percent: 20 }, endsAt: 2_000, ...sale },
})

describe('a pricing', () => {
  test('is fixed without steps and sale, or named', () => {
    expect(pricingInput.parse({ kind: 'fixed' })).toEqual({ kind: 'fixed', steps: [], sale: null })
    expect(pricingInput.parse({ kind: 'named' })).toEqual({ kind: 'named' })
  })

  test.each([{ kind: 'free' }, sold({ off: { kind: 'free' } })])('is of no other kind: %j', (input) => {
    expect(pricingInput.safeParse(input).success).toBe(false)
  })

  test('has steps with prices as typed', () => {
    expect(pricingInput.parse(stepped([2, '9.00'], [10, '8.99']))).toMatchObject({
      steps: [
        { from: 2, price: usd(900) },
        { from: 10, price: usd(899) },
      ],
    })
  })

  test.each([
    [stepped([2.5, '9.00']), 'QUANTITY_NOT_INTEGER'],
    [stepped([10_001, '9.00']), 'QUANTITY_TOO_LARGE'],
    [stepped([5, '0']), 'GOODS_PRICE_NOT_POSITIVE'],
    [stepped(...Array.from({ length: 11 }, (_, nth) => [nth + 2, `${20 - nth}.00`] as const)), 'PRICE_STEPS'],
    [sold({ off: { kind: 'percent', percent: 100 } }), 'DISCOUNT_PERCENT'],
    [sold({ off: { kind: 'price', price: '' } }), 'GOODS_PRICE_REQUIRED'],
    [sold({ endsAt: 1e15 }), 'DISCOUNT_DATES'],
  ])('is refused: %j', (input, code) => {
    expect(codesOf(input)).toEqual([code])
  })
})
