import { describe, expect, test } from 'vitest'
import { discountCodeField, discountInput } from './index.ts'

const asked = { code: 'SPRING-26', off: { kind: 'percent', percent: 20 } }
const codesOf = (change: object) =>
  discountInput.safeParse({ ...asked, ...change }).error?.issues.map(({ message }) => message)

describe('a discount code as typed', () => {
  test.each([
    ['spring-26', 'SPRING-26'],
    [' ＳＰＲＩＮＧ ', 'SPRING'],
    ['a1b', 'A1B'],
  ])('%j is %s', (typed, code) => {
    expect(discountCodeField.parse(typed)).toBe(code)
  })
  test.each(['', 'ab', '-abc', 'a b c', '<script>', '优惠码', 'A'.repeat(21), 'A'.repeat(200), 5])(
    '%j is none',
    (typed) => {
      expect(discountCodeField.safeParse(typed).error?.issues[0]?.message).toBe('DISCOUNT_CODE_INVALID')
    },
  )
})

describe('a new code', () => {
  test('needs no more than its name and what it takes off', () => {
    expect(discountInput.parse(asked)).toEqual({
      ...asked,
      goodsIds: null,
      maximumUses: null,
      onceEach: false,
      firstOnly: false,
      startsAt: null,
      endsAt: null,
      minimum: null,
    })
  })

  test('names each of its goods once', () => {
    expect(discountInput.parse({ ...asked, goodsIds: [4, 5, 4] }).goodsIds).toEqual([4, 5])
  })

  test.each<[string, object]>([
    ['DISCOUNT_PERCENT', { off: { kind: 'percent', percent: 100 } }],
    ['DISCOUNT_PERCENT', { off: { kind: 'percent', percent: 0 } }],
    ['DISCOUNT_PERCENT', { off: { kind: 'percent', percent: 12.5 } }],
    ['GOODS_PRICE_NOT_POSITIVE', { off: { kind: 'amount', amount: '0' } }],
    ['INPUT_INVALID', { off: { kind: 'gift' } }],
    ['DISCOUNT_GOODS', { goodsIds: [] }],
    ['DISCOUNT_GOODS', { goodsIds: Array.from({ length: 51 }, (_, nth) => nth + 1) }],
    ['DISCOUNT_COUNT', { maximumUses: 0 }],
    ['DISCOUNT_COUNT', { maximumUses: 1_000_001 }],
    ['DISCOUNT_DATES', { startsAt: 20, endsAt: 20 }],
    ['DISCOUNT_DATES', { endsAt: -1 }],
    ['GOODS_PRICE_TOO_PRECISE', { minimum: '1.234' }],
  ])('is refused with %s: %o', (code, change) => {
    expect(codesOf(change)).toEqual([code])
  })
})
