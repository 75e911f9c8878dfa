import { describe, expect, test } from 'vitest'
import { rightsRules } from '../../rules/promotion.ts'
import { defaultSiteSettings } from '../site/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { dueReminder, isRightRequired, isWithdrawn, requiredFrom, withdrawnUntil, withGrace } from './index.ts'

const now = 1_760_000_000
const DAY = 86_400

describe('a withdrawal', () => {
  test.each([0, 0.5, -3, 3_651])('for %d days is refused', (days) => {
    expect(refusalOf(() => withdrawnUntil(days, now))).toEqual({
      code: 'RIGHT_TERM_INVALID',
      details: { maximum: rightsRules.withdrawDays.maximum },
    })
  })

  test('lasts to the second of its end, or without end', () => {
    for (const days of [1, 3, rightsRules.withdrawDays.maximum])
      expect(withdrawnUntil(days, now)).toBe(now + days * DAY)
    expect(withdrawnUntil(null, now)).toBe(null)
    expect(isWithdrawn(null, now)).toBe(false)
    expect(isWithdrawn({ at: now, until: null }, now + 9_999 * DAY)).toBe(true)
    expect(isWithdrawn({ at: now, until: now + 5 }, now + 4)).toBe(true)
    expect(isWithdrawn({ at: now, until: now + 5 }, now + 5)).toBe(false)
  })
})

describe('a requirement', () => {
  const on = { ...defaultSiteSettings, publishRightRequired: true, publishRightRequiredFrom: now }

  test('counts from the end of the grace time on', () => {
    expect(isRightRequired('publish', on, now - 1)).toBe(false)
    expect(isRightRequired('publish', on, now)).toBe(true)
    expect(isRightRequired('reply', on, now)).toBe(false)
    expect(isRightRequired('reply', { ...on, replyRightRequired: true }, 0)).toBe(true)
    expect(requiredFrom('publish', on)).toBe(now)
    expect(requiredFrom('reply', on)).toBe(null)
  })

  test('that is switched on brings its grace time, one that stands keeps it', () => {
    const change = { publishRightRequired: true }
    const from = now + defaultSiteSettings.rightGraceSeconds
    expect(withGrace(change, defaultSiteSettings, now)).toEqual({ ...change, publishRightRequiredFrom: from })
    expect(withGrace({ replyRightRequired: true, rightGraceSeconds: 5 }, on, now)).toEqual({
      replyRightRequired: true,
      rightGraceSeconds: 5,
      replyRightRequiredFrom: now + 5,
    })
    expect(withGrace(change, on, now + 9)).toEqual(change)
    expect(withGrace({ rightGraceSeconds: 5 }, defaultSiteSettings, now)).toEqual({ rightGraceSeconds: 5 })
    expect(withGrace({ publishRightRequired: false }, on, now)).toEqual({ publishRightRequired: false })
  })
})

describe('a reminder', () => {
  test.each<[string, number, number | null, number | null]>([
    ['none before the seventh day', 7 * DAY + 1, null, null],
    ['the first on the seventh day', 7 * DAY, null, 7],
    ['none twice', 3 * DAY, 7, null],
    ['the second on the last day', DAY, 7, 1],
    ['the second alone when the first was missed', DAY, null, 1],
    ['none after both', 5, 1, null],
    ['none after the end', 0, null, null],
    ['none where none is wanted', DAY, 0, null],
  ])('%s', (_what, left, reminded, due) => {
    expect(dueReminder(now + left, reminded, now)).toBe(due)
  })
})
