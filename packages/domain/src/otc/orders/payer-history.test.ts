import { expect, test } from 'vitest'
import { rules } from '../../rules/index.ts'
import { historySeen, isSeenElsewhere } from './index.ts'

test.each([
  ['buyer', true, 'released', 'none'],
  ['buyer', false, null, 'none'],
  ['seller', false, null, 'none'],
  ['staff', false, null, 'none'],
  ['seller', true, null, 'own'],
  ['staff', true, null, 'own'],
  ['seller', true, 'agreedSplit', 'own'],
  ['seller', true, 'released', 'marked'],
  ['staff', true, 'released', 'marked'],
] as const)('a %s, paid %s, outcome %s, sees %s', (role, isPaid, outcome, seen) => {
  expect(historySeen({ role, isPaid, outcome })).toBe(seen)
})

test('an account is seen elsewhere from enough buyers in enough pairs only', () => {
  const { leastBuyers: buyers, leastPairs: pairs } = rules.otc.seenElsewhere
  expect(isSeenElsewhere({ buyers: buyers - 1, pairs })).toBe(false)
  expect(isSeenElsewhere({ buyers, pairs: pairs - 1 })).toBe(false)
  expect(isSeenElsewhere({ buyers, pairs })).toBe(true)
})
