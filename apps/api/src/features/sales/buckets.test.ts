import { expect, test } from 'vitest'
import { bucketsOf, SALES_RANGES, utcDay } from './buckets.ts'

// 2026-03-31 23:59:59 UTC: the last second of a long month.
const NOW = Date.UTC(2026, 2, 31, 23, 59, 59) / 1000

test.each(SALES_RANGES)('%s has points that follow each other without a gap, and ends with today', (range) => {
  const buckets = bucketsOf(range, NOW)
  buckets.slice(1).forEach((bucket, index) => expect(bucket.from).toBe(buckets[index]?.to))
  expect(utcDay((buckets.at(-1)?.to ?? 0) - 1)).toBe('2026-03-31')
})

test('a range covers as many days as it says, by days or by weeks', () => {
  expect(bucketsOf('7d', NOW)).toHaveLength(7)
  expect(bucketsOf('30d', NOW)).toHaveLength(30)
  const weeks = bucketsOf('90d', NOW)
  expect(weeks).toHaveLength(13)
  expect(utcDay(weeks[0]?.from ?? 0)).toBe('2026-01-01')
})

test('a year is twelve calendar months', () => {
  const months = bucketsOf('1y', NOW)
  expect(months).toHaveLength(12)
  expect([months[0], months[8], months[9], months[11]].map((month) => utcDay(month?.from ?? 0))).toEqual([
    '2025-04-01',
    '2025-12-01',
    '2026-01-01',
    '2026-03-01',
  ])
})
