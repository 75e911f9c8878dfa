import { expect, test } from 'vitest'
import { ageOf } from './case-age.ts'

const HOUR = 3_600

test('the age goes from ink to late to too late', () => {
  expect(ageOf(1_000, 999)).toMatchObject({ days: 0, hours: '0', ticks: 0, kind: 'ink' })
  expect(ageOf(0, 26 * HOUR)).toEqual({ days: 1, hours: '02', ticks: 5, kind: 'hold' })
  expect(ageOf(0, 70 * HOUR)).toEqual({ days: 2, hours: '22', ticks: 12, kind: 'negative' })
  expect(ageOf(0, 400 * HOUR).ticks).toBe(12)
})
