import { expect, test } from 'vitest'
import { clickRate, writeRate } from './click-rate.ts'
import { daysCsv } from './days-csv.ts'

const day = {
  day: '2026-11-21',
  place: 'home',
  impressions: 800,
  clicks: 26,
  uncounted: 4,
  paid: { asset: 'USD', units: '4000' },
} as const

test('a day that showed nothing has no rate', () => {
  expect(clickRate({ impressions: 0, clicks: 0 })).toBe(null)
  expect(writeRate(null)).toBe('–')
  expect(daysCsv([{ ...day, impressions: 0, clicks: 0 }])[1]?.[5]).toBe('')
})

test('the file holds impressions, clicks, their rate and the cost of each day', () => {
  expect(writeRate(clickRate(day))).toBe('3.25%')
  expect(daysCsv([day])).toEqual([
    ['day', 'place', 'impressions', 'clicks', 'clicks_not_counted', 'clicks_per_100_impressions', 'paid_usd'],
    ['2026-11-21', 'home', 800, 26, 4, '3.25', '40.00'],
  ])
})
