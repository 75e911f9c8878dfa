import { expect, test } from 'vitest'
import { hotLevel } from './index.ts'

test('the hot wallet is low below its floor and high above its ceiling; 0 is no bound', () => {
  const bounds = { floor: 10n, ceiling: 100n }
  expect([9n, 10n, 100n, 101n].map((held) => hotLevel(held, bounds))).toEqual(['low', 'within', 'within', 'high'])
  expect([0n, 10n ** 20n].map((held) => hotLevel(held, { floor: 0n, ceiling: 0n }))).toEqual(['within', 'within'])
})
