import { expect, test } from 'vitest'
import { addDays, dayAt, daysBetween, dayStart, offsetAt } from './index.ts'

const at = (text: string): number => Date.parse(text) / 1000

test.each([
  ['UTC', '2026-11-26', '2026-11-26T00:00:00Z'],
  ['Asia/Shanghai', '2026-11-26', '2026-11-26T00:00:00+08:00'],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-26T00:00:00+05:45'],
  ['Pacific/Kiritimati', '2026-11-26', '2026-11-26T00:00:00+14:00'],
  ['America/New_York', '2026-03-09', '2026-03-09T00:00:00-04:00'],
  ['America/New_York', '2026-11-02', '2026-11-02T00:00:00-05:00'],
  // Midnight is skipped: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T01:00:00-03:00'],
  // Midnight comes again at the end of its first hour: the day begins with the first.
  ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00'],
])('in %s the day %s begins at %s', (zone, day, start) => {
  expect(dayStart(day, zone)).toBe(at(start))
  expect(dayAt(at(start), zone)).toBe(day)
  expect(dayAt(at(start) - 1, zone)).toBe(addDays(day, -1))
})

test('a day that a zone left out begins with the next', () => {
  expect(dayStart('2011-12-30', 'Pacific/Apia')).toBe(dayStart('2011-12-31', 'Pacific/Apia'))
})

test('days follow each other through a year of changed clocks, each of 23 to 25 hours', () => {
  for (const zone of ['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC']) {
    const starts = Array.from({ length: 366 }, (_, nth) => dayStart(addDays('2026-01-01', nth), zone))
    starts.slice(1).forEach((start, before) => {
      const hours = (start - (starts[before] ?? 0)) / 3_600
      expect(hours).toBeGreaterThanOrEqual(23)
      expect(hours).toBeLessThanOrEqual(25)
    })
  }
})

test('however many zones are asked for, each is read by its own clock', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 80)) {
    const start = dayStart('2026-06-15', zone)
    expect(dayAt(start, zone)).toBe('2026-06-15')
    expect(dayAt(start - 1, zone)).toBe('2026-06-14')
  }
})

test('days of the calendar are counted without clocks', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
})

test('a zone that is not known is an error', () => {
  expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError)
})
