import { describe, expect, it } from 'vitest'
import { formatDateTime, formatDay, formatRelative, formatSeen } from './date.ts'

const now = Date.UTC(2026, 10, 20, 12, 0, 0) / 1000
const en = { locale: 'en', timeZone: 'UTC', now } as const
const zh = { locale: 'zh-CN', timeZone: 'Asia/Shanghai', now } as const

describe('dates are written as the guide says', () => {
  it('writes day and time in both languages, in the reader’s zone', () => {
    const at = Date.UTC(2026, 10, 20, 1, 12) / 1000
    expect(formatDateTime(at, en)).toBe('Nov 20, 01:12')
    expect(formatDateTime(at, zh)).toBe('11 月 20 日 09:12')
  })

  it('names another year', () => {
    const at = Date.UTC(2025, 0, 3) / 1000
    expect(formatDay(at, en)).toBe('Jan 3, 2025')
    expect(formatDay(at, zh)).toBe('2025 年 1 月 3 日')
  })

  it.each([
    [0, 'just now', '刚刚'],
    [29, 'just now', '刚刚'],
    [30, '1 minute ago', '1 分钟前'],
    [150, '2 minutes ago', '2 分钟前'],
    [3599, '59 minutes ago', '59 分钟前'],
    [3600, '1 hour ago', '1 小时前'],
    [86_399, '23 hours ago', '23 小时前'],
    [86_400, '1 day ago', '1 天前'],
    [172_800, 'Nov 18, 12:00', '11 月 18 日 20:00'],
  ])('says how old %i seconds are', (age, english, chinese) => {
    expect(formatRelative(now - age, en)).toBe(english)
    expect(formatRelative(now - age, zh)).toBe(chinese)
  })

  it.each([
    [0, 'now', '刚刚'],
    [29, 'now', '刚刚'],
    [30, '1 minute ago', '1 分钟前'],
    [172_800, 'Nov 18, 12:00', '11 月 18 日 20:00'],
  ])('says after “online” that somebody was there %i seconds ago', (age, english, chinese) => {
    expect(formatSeen(now - age, en)).toBe(english)
    expect(formatSeen(now - age, zh)).toBe(chinese)
  })
})
