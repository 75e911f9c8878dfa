import { expect, test } from 'vitest'
import { spanOfDays } from './span-of-days.ts'

const at = (text: string): number => Date.parse(text) / 1000

test.each([
  ['UTC', '2026-11-26', '2026-11-26T00:00:00Z', '2026-11-26T23:59:59Z'],
  ['Asia/Shanghai', '2026-11-26', '2026-11-26T00:00:00+08:00', '2026-11-26T23:59:59+08:00'],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-26T00:00:00+05:45', '2026-11-26T23:59:59+05:45'],
  ['Pacific/Kiritimati', '2026-11-26', '2026-11-26T00:00:00+14:00', '2026-11-26T23:59:59+14:00'],
  // Clocks go forward at two: 23 hours; back at two: 25.
  ['America/New_York', '2026-03-08', '2026-03-08T00:00:00-05:00', '2026-03-08T23:59:59-04:00'],
  ['America/New_York', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-01T23:59:59-05:00'],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00+00:00', '2026-03-29T23:59:59+01:00'],
  // Midnight is skipped: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T01:00:00-03:00', '2026-09-06T23:59:59-03:00'],
  // Midnight occurs twice: the day starts with the first.
  ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-01T23:59:59-05:00'],
  // The hour before midnight occurs twice: both belong to the day before.
  ['America/Santiago', '2026-04-04', '2026-04-04T00:00:00-03:00', '2026-04-04T23:59:59-04:00'],
])('in %s the day %s lasts from %s to %s', (zone, day, from, to) => {
  expect(spanOfDays({ from: day, to: day }, zone)).toEqual({ from: at(from), to: at(to) })
})

test('days follow each other without a gap through a year of changed clocks', () => {
  const days = Array.from({ length: 366 }, (_, nth) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10))
  for (const zone of [
    'Europe/Berlin',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Havana',
  ]) {
    const spans = days.map((day) => spanOfDays({ from: day, to: day }, zone))
    spans.slice(1).forEach(({ from }, before) => expect(from).toBe((spans[before]?.to ?? 0) + 1))
  }
})

test('an end that is left open stays open', () => {
  expect(spanOfDays({}, 'UTC')).toEqual({})
  expect(spanOfDays({ from: '2026-11-26' }, 'UTC')).toEqual({ from: at('2026-11-26T00:00:00Z') })
})
