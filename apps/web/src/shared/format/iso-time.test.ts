import { expect, test } from 'vitest'
import { isoTime } from './iso-time.ts'

test.each([
  ['UTC', '2026-11-26T01:12:00+00:00'],
  ['Asia/Shanghai', '2026-11-26T09:12:00+08:00'],
  ['America/St_Johns', '2026-11-25T21:42:00-03:30'],
])('a time is written as the clock in %s shows it, with its zone', (zone, text) => {
  const at = Date.UTC(2026, 10, 26, 1, 12) / 1000
  expect(isoTime(at, zone)).toBe(text)
  expect(Date.parse(text) / 1000).toBe(at)
})
