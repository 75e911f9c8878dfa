import { expect, test } from 'vitest'
import { timeZoneField } from './index.ts'

test.each(['UTC', 'Asia/Shanghai', 'America/Argentina/ComodRivadavia'])('%s is a zone', (zone) => {
  expect(timeZoneField.parse(zone)).toBe(zone)
})

test.each(['', 'Mars/Olympus', '+08:00', 'A'.repeat(65), 8])('%s is none', (zone) => {
  expect(timeZoneField.safeParse(zone).error?.issues.map(({ message }) => message)).toEqual(['INPUT_INVALID'])
})
