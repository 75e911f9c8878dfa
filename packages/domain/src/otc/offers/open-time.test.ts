import { describe, expect, test } from 'vitest'
import { closesAt, isOpenAt, isTimeZone, openSeconds, openSince, openUntil, opensAt, type OtcHours } from './index.ts'

const at = (iso: string): number => Date.parse(iso) / 1000
const QUARTER = 900
const DAY = 86_400
const nine = { from: 540, to: 1_080 }
const night = { from: 0, to: 150 }

const berlin: OtcHours = { timeZone: 'Europe/Berlin', days: [nine, nine, nine, nine, nine, night, night] }
const always: OtcHours = { timeZone: 'Asia/Kathmandu', days: Array.from({ length: 7 }, () => ({ from: 0, to: 1_440 })) }
const sundays: OtcHours = {
  timeZone: 'Asia/Shanghai',
  days: [null, null, null, null, null, null, { from: 1_410, to: 1_440 }],
}
const never: OtcHours = { timeZone: 'UTC', days: [] }

/** From the rule alone, quarter by quarter; both instants lie on one. */
const counted = (hours: OtcHours, from: number, to: number): number => {
  let sum = 0
  for (let quarter = from; quarter < to; quarter += QUARTER) if (isOpenAt(hours, quarter)) sum += QUARTER
  return sum
}

/** Weeks in which clocks go forward, go back, and do neither. */
const STARTS = ['2026-03-26T00:00:00Z', '2026-10-22T00:00:00Z', '2026-11-23T00:00:00Z'].map(at)

describe('seconds of hours', () => {
  test.each([
    ['Berlin', berlin],
    ['always', always],
    ['half an hour a week', sundays],
    ['never', never],
  ])('are what the rule says of each quarter: %s', (_, hours) => {
    for (const start of STARTS) {
      for (let quarters = 0; quarters < 6 * 96; quarters += 11) {
        const to = start + quarters * QUARTER
        expect(openSeconds(hours, start, to)).toBe(counted(hours, start, to))
      }
    }
  })

  test('add up, by the second', () => {
    for (const start of STARTS) {
      for (let offset = 1; offset < 5 * DAY; offset += 12_345) {
        const [middle, end] = [start + offset, start + 2 * offset + 77]
        const parts = openSeconds(berlin, start, middle) + openSeconds(berlin, middle, end)
        expect(openSeconds(berlin, start, end)).toBe(parts)
      }
    }
  })

  test('have passed at the instant that is told, and not a second before', () => {
    for (const hours of [berlin, always, sundays]) {
      for (const start of STARTS) {
        for (const seconds of [1, 900, 3_599, 3_600, 40_000]) {
          const until = openUntil(hours, start + 77, seconds)
          expect(openSeconds(hours, start + 77, until)).toBe(seconds)
          expect(openSeconds(hours, start + 77, until - 1)).toBe(seconds - 1)
        }
      }
    }
  })

  test('have passed since the latest instant that is told', () => {
    for (const start of STARTS) {
      const end = start + 5 * DAY
      for (const seconds of [0, 1, 3_600, 40_000]) {
        const since = openSince(berlin, seconds, start, end)
        expect(openSeconds(berlin, since, end)).toBe(seconds)
        expect(since === end || openSeconds(berlin, since + 1, end) < seconds).toBe(true)
      }
    }
  })

  test('are all of them without hours', () => {
    expect([openSeconds(null, 5, 12), openUntil(null, 5, 7), openSince(null, 7, 0, 12)]).toEqual([7, 12, 5])
  })

  test('of hours that never open never pass', () => {
    expect([openUntil(never, 5, 7), openUntil(never, 5, 0), opensAt(never, 5)]).toEqual([Infinity, 5, null])
  })
})

describe('hours close', () => {
  test('at the end of the day there', () => {
    expect(closesAt(berlin, at('2026-11-23T08:00:00Z'))).toBe(at('2026-11-23T17:00:00Z'))
    expect(closesAt(berlin, at('2026-11-23T16:59:59Z'))).toBe(at('2026-11-23T17:00:00Z'))
  })

  test('at no time while they are closed, without hours, and where one day follows the other', () => {
    expect(closesAt(berlin, at('2026-11-23T17:00:00Z'))).toBeNull()
    expect([closesAt(null, 5), closesAt(always, at('2026-11-23T17:00:00Z'))]).toEqual([null, null])
  })

  test('after midnight where the next day begins open', () => {
    const late: OtcHours = { timeZone: 'UTC', days: [{ from: 1_200, to: 1_440 }, night, null, null, null, null, null] }
    expect(closesAt(late, at('2026-11-23T21:00:00Z'))).toBe(at('2026-11-24T02:30:00Z'))
  })
})

test('zones are told apart however many were read before', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zone)).toBe(true)
  expect(closesAt(berlin, at('2026-11-23T08:00:00Z'))).toBe(at('2026-11-23T17:00:00Z'))
})
