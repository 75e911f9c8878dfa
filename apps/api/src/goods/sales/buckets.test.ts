import { dayAt, dayStart } from '@jindu/domain/time'
import { expect, test } from 'vitest'
import { bucketsBetween, bucketsOf, daysWithin, SALES_RANGES, spanBefore, utcDay } from './buckets.ts'

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

const at = (year: number, month: number, day: number, hour = 0): number => Date.UTC(year, month - 1, day, hour) / 1000

test.each([
  ['one day', at(2026, 3, 1, 9), at(2026, 3, 1, 10), 'day', 1],
  ['31 days', at(2026, 3, 1), at(2026, 3, 31, 23), 'day', 31],
  ['32 days', at(2026, 3, 1), at(2026, 4, 1), 'week', 5],
  ['184 days', at(2026, 1, 1), at(2026, 7, 3), 'week', 27],
  ['185 days', at(2026, 1, 1), at(2026, 7, 4), 'month', 7],
  ['from the middle of a month', at(2025, 12, 15), at(2026, 12, 14), 'month', 13],
] as const)('%s of one’s own: whole days, without a gap', (_, from, to, step, points) => {
  const drawn = bucketsBetween(from, to)
  expect(drawn.step).toBe(step)
  expect(drawn.buckets).toHaveLength(points)
  expect(drawn.buckets[0]?.from).toBe(Math.floor(from / 86_400) * 86_400)
  expect(drawn.buckets.at(-1)?.to).toBe((Math.floor(to / 86_400) + 1) * 86_400)
  drawn.buckets.slice(1).forEach((bucket, index) => expect(bucket.from).toBe(drawn.buckets[index]?.to))
})

test('a span of days counts both its ends', () => {
  expect(daysWithin(at(2026, 3, 1, 23), at(2026, 3, 2, 1))).toBe(2)
  expect(daysWithin(at(2024, 1, 1), at(2026, 12, 31))).toBe(1_096)
})

test.each(SALES_RANGES)('%s is compared with as many days directly before it, without those still to come', (range) => {
  const now = Date.UTC(2026, 2, 10, 12) / 1000
  const buckets = bucketsOf(range, now)
  const from = buckets[0]?.from ?? 0
  const before = spanBefore({ from, to: buckets.at(-1)?.to ?? 0 }, now)
  expect(before.to).toBe(from)
  expect(before.to - before.from).toBe(Date.UTC(2026, 2, 11) / 1000 - from)
})

const ZONES = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Santiago'] as const

test.each(ZONES)('in %s every point begins with a day there, also where its clocks are changed', (zone) => {
  for (const now of [Date.UTC(2026, 2, 30, 3), Date.UTC(2026, 10, 2, 23, 30), Date.UTC(2026, 8, 7, 4, 15)]) {
    for (const range of SALES_RANGES) {
      const buckets = bucketsOf(range, now / 1000, zone)
      for (const { from, to } of buckets) {
        expect(dayStart(dayAt(from, zone), zone)).toBe(from)
        expect(dayAt(to - 1, zone) >= dayAt(from, zone)).toBe(true)
      }
      buckets.slice(1).forEach((bucket, index) => expect(bucket.from).toBe(buckets[index]?.to))
      expect(dayAt((buckets.at(-1)?.to ?? 0) - 1, zone) >= dayAt(now / 1000, zone)).toBe(true)
      const before = spanBefore({ from: buckets[0]?.from ?? 0, to: buckets.at(-1)?.to ?? 0 }, now / 1000, zone)
      expect(dayStart(dayAt(before.from, zone), zone)).toBe(before.from)
    }
  }
})

/** Lengths of the days in New York, in hours. */
const lengths = (from: string, to: string) =>
  bucketsBetween(Date.parse(from) / 1000, Date.parse(to) / 1000, 'America/New_York').buckets.map(
    (bucket) => (bucket.to - bucket.from) / 3_600,
  )

test('the day on which clocks go back has 25 hours, the one on which they go forward 23', () => {
  expect(lengths('2026-10-31T12:00:00-04:00', '2026-11-02T12:00:00-05:00')).toEqual([24, 25, 24])
  expect(lengths('2026-03-07T12:00:00-05:00', '2026-03-09T12:00:00-04:00')).toEqual([24, 23, 24])
})
