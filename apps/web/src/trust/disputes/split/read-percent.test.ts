import { expect, test } from 'vitest'
import { readPercent } from './read-percent.ts'

test('a share that leaves one side nothing, or is no percentage, is none', () => {
  for (const text of ['', '0', '0.00', '100', '-1', '12.345', 'half']) expect(readPercent(text)).toBeNull()
})

test('a share is read to a hundredth of a percent', () => {
  expect([' 20 ', '33.3', '0,01', '99.99'].map(readPercent)).toEqual([2_000, 3_330, 1, 9_999])
  expect(['２０', '３３，３', '33。3'].map(readPercent)).toEqual([2_000, 3_330, 3_330])
})
