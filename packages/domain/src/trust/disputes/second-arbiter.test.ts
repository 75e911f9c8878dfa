import { expect, test } from 'vitest'
import { usd } from '../../money/index.ts'
import { needsSecondArbiter } from './index.ts'

test.each([
  [99_999, 100_000, false],
  [100_000, 100_000, false],
  [100_001, 100_000, true],
  [1, 0, true],
  [0, 0, false],
])('of an order over %d cents with the sum at %d a second arbiter is needed: %s', (total, above, needed) => {
  expect(needsSecondArbiter(usd(total), above)).toBe(needed)
})
