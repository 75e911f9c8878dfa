import { describe, expect, it, test } from 'vitest'
import { feedbackInput } from '../../input/index.ts'
import { asksPublishRight, TICKET_ABOUT } from './index.ts'

describe('the publish right', () => {
  it('is asked of a ticket that names nothing', () => {
    expect(asksPublishRight(null)).toBe(true)
  })

  it.each(TICKET_ABOUT)('is not asked of one about: %s', (about) => {
    expect(asksPublishRight(about)).toBe(false)
  })
})

const checked = (given: object) =>
  feedbackInput
    .safeParse({ title: 'Where is it', contents: { format: 'html', html: 'My deposit' }, ...given })
    .error?.issues.map(({ message, path }) => [message, path.join('.')]) ?? []

describe('a ticket', () => {
  test.each([
    [{ contents: { format: 'html', html: '<p> </p>' } }, 'FEEDBACK_CONTENTS_REQUIRED', 'contents'],
    [{ contents: { format: 'html', html: '\u200b' } }, 'FEEDBACK_CONTENTS_REQUIRED', 'contents'],
    [{ contents: { format: 'html', html: 'x'.repeat(3_001) } }, 'TEXT_TOO_LONG', 'contents'],
    [{ about: { kind: 'withdrawal', id: 0 } }, 'ID_INVALID', 'about.id'],
    [{ title: 'x'.repeat(26) }, 'FEEDBACK_TITLE_LENGTH', 'title'],
  ])('is refused at its field: %o', (given, code, field) => {
    expect(checked(given)).toEqual([[code, field]])
  })

  test.each([
    {},
    { about: { kind: 'appeal' } },
    { about: { kind: 'goodsOrder', id: 4 } },
    { contents: { format: 'html', html: '<img src="a">' } },
    { contents: { format: 'html', html: '' }, attachments: ['0198f1de-0000-7000-8000-000000000000'] },
  ])('may say %o', (given) => {
    expect(checked(given)).toEqual([])
  })
})
