import { describe, expect, test } from 'vitest'
import { noticeInput } from '../../input/index.ts'
import { NOTICE_STATES } from './index.ts'

const text = (title: string, html = '<p>Read it.</p>') => ({ title, summary: '', contents: { format: 'html', html } })
const draft = { category: 9001, en: text('Maintenance'), zh: text('系统维护'), pinnedUntil: null, commentsOpen: true }

const checked = (more: object) =>
  noticeInput.safeParse({ ...draft, ...more }).error?.issues.map(({ message, path }) => [message, path.join('.')]) ?? []

describe('a notice', () => {
  test.each([
    [{ zh: text('系') }, 'NOTICE_TITLE_LENGTH', 'zh.title'],
    [{ en: text('x'.repeat(81)) }, 'NOTICE_TITLE_LENGTH', 'en.title'],
    [{ en: text('Maintenance', '<p>\u200b</p>') }, 'NOTICE_CONTENTS_REQUIRED', 'en.contents'],
    [{ zh: text('系统维护', '维'.repeat(20_001)) }, 'TEXT_TOO_LONG', 'zh.contents'],
    [{ en: { ...text('Maintenance'), summary: 'x'.repeat(161) } }, 'TEXT_TOO_LONG', 'en.summary'],
    [{ category: 9004 }, 'INPUT_INVALID', 'category'],
    [{ publishedAt: -1 }, 'INPUT_INVALID', 'publishedAt'],
    [{ pinnedUntil: 253_402_300_800 }, 'INPUT_INVALID', 'pinnedUntil'],
  ])('is refused at its field: %o', (more, code, field) => {
    expect(checked(more)).toEqual([[code, field]])
  })

  test('stands in both languages, out at once or later', () => {
    expect([checked({}), checked({ publishedAt: 1_800_000_000, pinnedUntil: 1_900_000_000 })]).toEqual([[], []])
  })

  test('is out, planned or taken down', () => {
    expect(NOTICE_STATES).toEqual(['out', 'planned', 'withdrawn'])
  })
})
