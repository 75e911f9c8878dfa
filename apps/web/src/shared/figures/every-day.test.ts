import { expect, test } from 'vitest'
import { everyDay } from './every-day.ts'

test('days go over the end of a month and of a year, none is left out', () => {
  expect(everyDay('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(everyDay('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
  expect(everyDay('2026-12-30', '2026-12-29')).toEqual([])
})
