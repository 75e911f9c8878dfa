import { describe, expect, test } from 'vitest'
import { areHours, hoursProblem, isOpenAt, isTimeZone, opensAt, type OtcHours } from './index.ts'

const at = (iso: string): number => Date.parse(iso) / 1000
const weekdays = { from: 540, to: 1_080 }
const off = null

/** Nine to six from Monday to Friday. */
const inZone = (timeZone: string): OtcHours => ({
  timeZone,
  days: [weekdays, weekdays, weekdays, weekdays, weekdays, off, off],
})
const shanghai = inZone('Asia/Shanghai')
const only = (nth: number, day: { from: number; to: number }, timeZone = 'Asia/Shanghai'): OtcHours => ({
  timeZone,
  days: Array.from({ length: 7 }, (_, index) => (index === nth ? day : off)),
})

describe('hours', () => {
  test.each<[string, OtcHours]>([
    ['an unknown zone', { ...shanghai, timeZone: 'Asia/Atlantis' }],
    ['an offset in place of a zone', { ...shanghai, timeZone: '+08:00' }],
    ['six days', { ...shanghai, days: shanghai.days.slice(1) }],
    ['no day at all', { ...shanghai, days: [off, off, off, off, off, off, off] }],
    ['an end at the start', only(0, { from: 540, to: 540 })],
    ['an end before the start', only(0, { from: 540, to: 510 })],
    ['minutes between half hours', only(0, { from: 545, to: 600 })],
    ['an end after midnight', only(0, { from: 540, to: 1_470 })],
    ['a start before the day', only(0, { from: -30, to: 600 })],
  ])('are refused with %s', (_, hours) => {
    expect(areHours(hours)).toBe(false)
  })

  test('may be a whole day', () => {
    expect(areHours(only(6, { from: 0, to: 1_440 }))).toBe(true)
    expect(areHours(shanghai)).toBe(true)
    expect(isTimeZone('UTC')).toBe(true)
  })
})

const each = (...lengths: number[]): OtcHours => ({
  timeZone: 'UTC',
  days: Array.from({ length: 7 }, (_, nth) => (lengths[nth] ? { from: 0, to: lengths[nth] } : off)),
})

describe('hours in a week', () => {
  test.each<[string, OtcHours, string | null]>([
    ['half an hour a week', only(0, { from: 540, to: 570 }), 'OFFER_HOURS_TOO_FEW'],
    ['half an hour short of twenty', each(600, 570), 'OFFER_HOURS_TOO_FEW'],
    ['twenty on two days', each(600, 600), null],
    ['a whole day', only(6, { from: 0, to: 1_440 }), null],
    ['five days', shanghai, null],
    ['none at all, which are no hours', each(), 'OFFER_HOURS_INVALID'],
  ])('%s: %o is %s', (_, hours, problem) => {
    expect(hoursProblem(hours)).toBe(problem)
  })
})

describe('an offer is on the market', () => {
  test.each([
    ['from the first minute', '2026-11-23T01:00:00Z', true],
    ['not a second before', '2026-11-23T00:59:59Z', false],
    ['to the last second', '2026-11-23T09:59:59Z', true],
    ['not from the end on', '2026-11-23T10:00:00Z', false],
    ['not on a day off', '2026-11-22T03:00:00Z', false],
    ['by the weekday there, not here', '2026-11-20T16:30:00Z', false],
  ])('%s', (_, iso, open) => {
    expect(isOpenAt(shanghai, at(iso))).toBe(open)
  })

  test('always without hours', () => {
    expect([isOpenAt(null, 0), opensAt(null, 0)]).toEqual([true, null])
  })

  test('to midnight, and from midnight', () => {
    const whole = only(6, { from: 0, to: 1_440 }, 'UTC')
    const edges = ['2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z']
    expect(edges.map((iso) => isOpenAt(whole, at(iso)))).toEqual([false, true, true, false])
  })
})

describe('an offer outside its hours opens', () => {
  test.each([
    ['the same day', shanghai, '2026-11-23T00:10:00Z', '2026-11-23T01:00:00Z'],
    ['after the days off', shanghai, '2026-11-20T10:00:00Z', '2026-11-23T01:00:00Z'],
    ['a week later', only(0, weekdays), '2026-11-23T10:00:00Z', '2026-11-30T01:00:00Z'],
    ['where zones are quarters apart', inZone('Asia/Kathmandu'), '2026-11-23T02:00:00Z', '2026-11-23T03:15:00Z'],
    [
      'an hour earlier when the clocks went forward',
      only(6, weekdays, 'Europe/Berlin'),
      '2026-03-28T12:00:00Z',
      '2026-03-29T07:00:00Z',
    ],
    [
      'on the half hour that the clocks left out, a week later',
      only(6, { from: 120, to: 180 }, 'Europe/Berlin'),
      '2026-03-28T12:00:00Z',
      '2026-04-05T00:00:00Z',
    ],
  ])('%s', (_, hours, now, then) => {
    expect(opensAt(hours, at(now))).toBe(at(then))
    expect(isOpenAt(hours, at(then))).toBe(true)
    expect(isOpenAt(hours, at(then) - 1)).toBe(false)
  })

  test('never while it is open', () => {
    expect(opensAt(shanghai, at('2026-11-23T01:00:00Z'))).toBeNull()
  })

  test('never without a day', () => {
    expect(opensAt({ ...shanghai, days: [] }, 0)).toBeNull()
  })
})
