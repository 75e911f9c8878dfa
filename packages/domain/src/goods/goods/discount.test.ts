import { describe, expect, test } from 'vitest'
import { usd } from '../../money/index.ts'
import { discountState, foldDiscountCode, whyNotDiscount, type DiscountFacts, type DiscountTerms } from './index.ts'

const NOW = 1_000_000
const terms: DiscountTerms = {
  goodsIds: null,
  maximumUses: null,
  uses: 0,
  onceEach: false,
  firstOnly: false,
  startsAt: null,
  endsAt: null,
  minimum: null,
  endedAt: null,
}
const facts: DiscountFacts = { goodsId: 7, goods: usd(2_000), off: usd(400), used: false, bought: false, now: NOW }

describe('a code is refused', () => {
  test.each<[string, Partial<DiscountTerms>, Partial<DiscountFacts>]>([
    ['DISCOUNT_ENDED', { endedAt: NOW - 1 }, {}],
    ['DISCOUNT_ENDED', { endsAt: NOW }, {}],
    ['DISCOUNT_NOT_STARTED', { startsAt: NOW + 1 }, {}],
    ['DISCOUNT_NOT_FOR_GOODS', { goodsIds: [6, 8] }, {}],
    ['DISCOUNT_USED', { onceEach: true }, { used: true }],
    ['DISCOUNT_USED', { onceEach: true, firstOnly: true }, { used: true, bought: true }],
    ['DISCOUNT_FIRST_ONLY', { firstOnly: true }, { used: true, bought: true }],
    ['DISCOUNT_FIRST_ONLY', { firstOnly: true }, { bought: true }],
    ['DISCOUNT_USED_UP', { maximumUses: 10, uses: 10 }, {}],
    ['DISCOUNT_MINIMUM', { minimum: usd(2_001) }, {}],
    ['DISCOUNT_MINIMUM', {}, { off: usd(0) }],
    ['DISCOUNT_ENDED', { endsAt: NOW - 1, maximumUses: 1, uses: 1 }, {}],
  ])('%s: %o %o', (code, of, to) => {
    expect(whyNotDiscount({ ...terms, ...of }, { ...facts, ...to })).toBe(code)
  })
})

describe('a code is accepted', () => {
  test.each<[Partial<DiscountTerms>, Partial<DiscountFacts>]>([
    [{}, { used: true, bought: true }],
    [{ startsAt: NOW, endsAt: NOW + 1 }, {}],
    [{ goodsIds: [7] }, {}],
    [{ onceEach: true }, { bought: true }],
    [{ firstOnly: true }, {}],
    [{ maximumUses: 10, uses: 9 }, {}],
    [{ minimum: usd(2_000) }, {}],
  ])('%o %o', (of, to) => {
    expect(whyNotDiscount({ ...terms, ...of }, { ...facts, ...to })).toBeNull()
  })
})

test.each<[string, Partial<DiscountTerms>]>([
  ['running', {}],
  ['planned', { startsAt: NOW + 1 }],
  ['usedUp', { maximumUses: 2, uses: 2 }],
  ['ended', { endsAt: NOW }],
  ['ended', { endedAt: 5, maximumUses: 2, uses: 2 }],
])('a code stands as %s: %o', (state, of) => {
  expect(discountState({ ...terms, ...of }, NOW)).toBe(state)
})

test.each([
  ['spring-20', 'SPRING-20'],
  [' ＳＰＲＩＮＧ－２０　', 'SPRING-20'],
  ['SALE٢٠', 'SALE20'],
  ['spring\u200b', 'SPRING'],
])('%j as typed is stored as %s', (typed, stored) => {
  expect(foldDiscountCode(typed)).toBe(stored)
})
