import { expect, test } from 'vitest'
import { readDayText, writeDay } from './day-text.ts'
import { isDay } from './is-day.ts'

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026年2月30日',
  '31 Apr 2026',
  '11/26/2026',
  '26/11/2026',
  '26-11-26',
  '26 No 2026',
  '26 Novembre 2026',
  'Nov 2026',
  '1999-12-31',
  '2100-01-01',
  'tomorrow',
  '2026-11-26 09:00',
  '',
])('%j is no day', (text) => {
  expect(readDayText(text)).toBeNull()
})

test.each([
  '2026-11-26',
  ' 2026-11-26 ',
  '2026/11/26',
  '2026.11.26',
  '20261126',
  '2026年11月26日',
  '2026 年 11 月 26 日',
  '２０２６年１１月２６日',
  '26 Nov 2026',
  '26 november 2026',
  '26th Nov. 2026',
  '26-Nov-2026',
  'Nov 26, 2026',
  'November 26 2026',
])('%j is 26 November 2026', (text) => {
  expect(readDayText(text)).toBe('2026-11-26')
})

test.each([
  ['2026-11-26', '26 Nov 2026', '2026/11/26'],
  ['2024-02-29', '29 Feb 2024', '2024/02/29'],
  ['2026-09-01', '1 Sep 2026', '2026/09/01'],
])('%s is written in both languages, and read back in both', (day, en, zh) => {
  expect(writeDay(day, 'en')).toBe(en)
  expect(writeDay(day, 'zh-CN')).toBe(zh)
  expect(readDayText(en)).toBe(day)
  expect(readDayText(zh)).toBe(day)
})

test.each(['2026-02-30', '2026-2-3', '1999-01-01', '2026-11-26T00:00', 'x'])('%j in an address is no day', (text) => {
  expect(isDay(text)).toBe(false)
})
