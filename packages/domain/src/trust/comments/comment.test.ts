import { describe, expect, test } from 'vitest'
import { commentProblem, whyNotAnswerable } from './index.ts'

describe('the text of a comment (marketplace.md §5)', () => {
  test.each(['ad', 'notice'] as const)(
    'under a %s is longer than five characters, whatever they take in memory',
    (kind) => {
      expect(commentProblem(kind, '  ', 0)).toBe('REPLY_EMPTY')
      expect(commentProblem(kind, '', 2)).toBe('REPLY_EMPTY')
      expect(commentProblem(kind, ' 12345 ', 0)).toBe('COMMENT_TOO_SHORT')
      expect(commentProblem(kind, '𠮷𠮷𠮷𠮷𠮷', 1)).toBe('COMMENT_TOO_SHORT')
      expect(commentProblem(kind, '123456', 0)).toBeNull()
    },
  )

  test('under goods is anything that is not empty, a picture alone too', () => {
    expect(commentProblem('goods', ' ', 0)).toBe('REPLY_EMPTY')
    expect(commentProblem('goods', '好', 0)).toBeNull()
    expect(commentProblem('goods', '', 1)).toBeNull()
  })

  test('has at most 3,000 characters', () => {
    expect(commentProblem('goods', 'x'.repeat(3_000), 0)).toBeNull()
    expect(commentProblem('goods', 'x'.repeat(3_001), 0)).toBe('TEXT_TOO_LONG')
    expect(commentProblem('notice', 'x'.repeat(3_001), 0)).toBe('TEXT_TOO_LONG')
  })
})

describe('an answer', () => {
  const to = { ownerUid: 100_001, isAnswer: false, gone: false }

  test('is given by the owner and by staff, by nobody else', () => {
    expect(whyNotAnswerable({ uid: 100_002, staff: false }, to)).toBe('COMMENT_ANSWER_FORBIDDEN')
    expect(whyNotAnswerable({ uid: 100_002, staff: false }, { ...to, ownerUid: null })).toBe('COMMENT_ANSWER_FORBIDDEN')
    expect(whyNotAnswerable({ uid: 100_001, staff: false }, to)).toBeNull()
    expect(whyNotAnswerable({ uid: 100_002, staff: true }, { ...to, ownerUid: null })).toBeNull()
  })

  test('goes to nothing that is gone, and to no answer', () => {
    expect(whyNotAnswerable({ uid: 100_001, staff: false }, { ...to, gone: true })).toBe('REPLY_NOT_FOUND')
    expect(whyNotAnswerable({ uid: 100_002, staff: true }, { ...to, isAnswer: true })).toBe('REPLY_NOT_FOUND')
  })
})
