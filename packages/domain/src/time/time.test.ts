import { describe, expect, test } from 'vitest'
import { clockText, countdown, durationParts, normalizeTimestamp, onlineTime, relativeTime } from './index.ts'

const now = 1_760_000_000
const day = 86_400

describe('timestamps', () => {
  test('up to 10 digits are seconds, more are milliseconds', () => {
    expect(normalizeTimestamp(0)).toBe(0)
    expect(normalizeTimestamp(999_999_999)).toBe(999_999_999)
    expect(normalizeTimestamp(9_999_999_999)).toBe(9_999_999_999)
    expect(normalizeTimestamp(10_000_000_000)).toBe(10_000_000)
    expect(normalizeTimestamp(1_760_000_000_999)).toBe(1_760_000_000)
    expect(normalizeTimestamp(1_760_000_000.9)).toBe(1_760_000_000)
  })
})

describe('relative time', () => {
  test.each([
    [-60, { kind: 'just_now' }],
    [0, { kind: 'just_now' }],
    [29, { kind: 'just_now' }],
    [30, { kind: 'minutes', count: 1 }],
    [119, { kind: 'minutes', count: 1 }],
    [120, { kind: 'minutes', count: 2 }],
    [3_599, { kind: 'minutes', count: 59 }],
    [3_600, { kind: 'hours', count: 1 }],
    [day - 1, { kind: 'hours', count: 23 }],
    [day, { kind: 'days', count: 1 }],
    [2 * day - 1, { kind: 'days', count: 1 }],
    [2 * day, { kind: 'date' }],
  ])('%d s ago', (seconds, expected) => {
    expect(relativeTime(now - seconds, now)).toEqual(expected)
  })
})

describe('online time', () => {
  test('is hours and minutes, started minutes do not count', () => {
    expect(onlineTime(0)).toEqual({ hours: 0, minutes: 0 })
    expect(onlineTime(59)).toEqual({ hours: 0, minutes: 0 })
    expect(onlineTime(3_599)).toEqual({ hours: 0, minutes: 59 })
    expect(onlineTime(45_300)).toEqual({ hours: 12, minutes: 35 })
    expect(onlineTime(360_060)).toEqual({ hours: 100, minutes: 1 })
  })
})

describe('countdown', () => {
  test.each([
    [-1, { kind: 'passed' }],
    [0, { kind: 'passed' }],
    [1, { kind: 'clock', text: '00:01', urgent: true }],
    [299, { kind: 'clock', text: '04:59', urgent: true }],
    [300, { kind: 'clock', text: '05:00', urgent: false }],
    [2_467, { kind: 'clock', text: '41:07', urgent: false }],
    [3_599, { kind: 'clock', text: '59:59', urgent: false }],
    [3_600, { kind: 'clock', text: '01:00:00', urgent: false }],
    [80_414, { kind: 'clock', text: '22:20:14', urgent: false }],
    [2 * day, { kind: 'clock', text: '48:00:00', urgent: false }],
    [2 * day + 1, { kind: 'days', days: 2, hours: '00' }],
    [10 * day + 6 * 3_600 + 59, { kind: 'days', days: 10, hours: '06' }],
    [15 * day - 1, { kind: 'days', days: 14, hours: '23' }],
  ])('%d s left', (seconds, expected) => {
    expect(countdown(now + seconds, now)).toEqual(expected)
  })

  test('a clock tells hours from the first full hour', () => {
    expect(clockText(0)).toBe('00:00')
    expect(clockText(3_661)).toBe('01:01:01')
    expect(clockText(360_000)).toBe('100:00:00')
  })
})

describe('durations', () => {
  test('come apart into days, hours, minutes and seconds', () => {
    expect(durationParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(durationParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(durationParts(59.2)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 })
    expect(durationParts(day + 3_600 * 23 + 61)).toEqual({ days: 1, hours: 23, minutes: 1, seconds: 1 })
    expect(durationParts(15 * day)).toEqual({ days: 15, hours: 0, minutes: 0, seconds: 0 })
  })
})
