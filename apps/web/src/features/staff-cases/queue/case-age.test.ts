import { expect, test } from 'vitest'
import { ageOf, queuedAt } from './case-age.ts'

const HOUR = 3_600

test('a case waits from its first complaint, at the latest from 15 days into the hold', () => {
  expect(queuedAt({ firstComplaintAt: 900, heldSince: 100 })).toBe(900)
  expect(queuedAt({ firstComplaintAt: null, heldSince: 100 })).toBe(100 + 15 * 24 * HOUR)
  expect(queuedAt({ firstComplaintAt: 9_000_000, heldSince: 100 })).toBe(100 + 15 * 24 * HOUR)
})

test('the age goes from ink to late to too late', () => {
  expect(ageOf(1_000, 999)).toMatchObject({ days: 0, hours: '0', ticks: 0, kind: 'ink' })
  expect(ageOf(0, 26 * HOUR)).toEqual({ days: 1, hours: '02', ticks: 5, kind: 'hold' })
  expect(ageOf(0, 70 * HOUR)).toEqual({ days: 2, hours: '22', ticks: 12, kind: 'negative' })
  expect(ageOf(0, 400 * HOUR).ticks).toBe(12)
})
