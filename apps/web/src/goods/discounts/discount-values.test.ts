import { discountInput } from '@jindu/domain/input'
import { expect, test } from 'vitest'
import { discountInputOf, NEW_DISCOUNT } from './discount-values.ts'

const typed = { ...NEW_DISCOUNT, code: 'spring', value: '20' }

test('a code is valid for whole days of the seller’s zone', () => {
  const days = { ...typed, firstDay: '2026-11-26', lastDay: '2026-11-26' }
  expect(discountInputOf(days, 'Asia/Shanghai')).toMatchObject({
    startsAt: Date.UTC(2026, 10, 25, 16) / 1000,
    endsAt: Date.UTC(2026, 10, 26, 16) / 1000,
  })
})

test('what was left open is no bound', () => {
  expect(discountInput.parse(discountInputOf(typed, 'UTC'))).toEqual({
    code: 'SPRING',
    off: { kind: 'percent', percent: 20 },
    goodsIds: null,
    maximumUses: null,
    minimum: null,
    onceEach: false,
    firstOnly: false,
    startsAt: null,
    endsAt: null,
  })
})

test.each([
  ['DISCOUNT_PERCENT', { value: '12.5' }],
  ['DISCOUNT_PERCENT', { value: '' }],
  ['GOODS_PRICE_REQUIRED', { kind: 'amount' as const, value: '' }],
  ['DISCOUNT_COUNT', { maximumUses: 'ten' }],
  ['DISCOUNT_DATES', { firstDay: '2026-11-27', lastDay: '2026-11-25' }],
])('%s: %o', (code, change) => {
  const { error } = discountInput.safeParse(discountInputOf({ ...typed, ...change }, 'UTC'))
  expect(error?.issues.map(({ message }) => message)).toEqual([code])
})
