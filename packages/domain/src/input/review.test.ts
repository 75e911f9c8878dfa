import { describe, expect, test } from 'vitest'
import { ratingField, reviewForm, reviewReasonField, reviewReplyField } from './index.ts'

const codes = (result: { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

describe('a review', () => {
  test('needs a whole rating of one to five', () => {
    for (const rating of [undefined, null, '5', 0, 6, 4.5, Number.NaN]) {
      expect(codes(ratingField.safeParse(rating))).toEqual(['REVIEW_RATING_REQUIRED'])
    }
    expect([1, 2, 3, 4, 5].every((rating) => ratingField.safeParse(rating).success)).toBe(true)
  })

  test('is judged trimmed, and may have no text', () => {
    expect(codes(reviewForm.safeParse({ rating: 5, text: '  fine  ' }))).toEqual(['REVIEW_TEXT_TOO_SHORT'])
    expect(codes(reviewForm.safeParse({ rating: 5, text: 'x'.repeat(1_001) }))).toEqual(['REVIEW_TEXT_TOO_LONG'])
    expect(codes(reviewForm.safeParse({ rating: 5, text: 'x'.repeat(9_000) }))).toEqual(['REVIEW_TEXT_TOO_LONG'])
    expect(reviewForm.parse({ rating: 4, text: '   ' })).toEqual({ rating: 4, text: '' })
    expect(reviewForm.parse({ rating: 4, text: ' as said ' })).toEqual({ rating: 4, text: 'as said' })
  })
})

test('a reply says something and stays within its bound', () => {
  expect(codes(reviewReplyField.safeParse(' '))).toEqual(['REPLY_EMPTY'])
  expect(codes(reviewReplyField.safeParse('x'.repeat(1_001)))).toEqual(['REVIEW_TEXT_TOO_LONG'])
  expect(reviewReplyField.parse(' ok ')).toBe('ok')
})

test('a moderator gives a reason', () => {
  expect(codes(reviewReasonField.safeParse(undefined))).toEqual(['REVIEW_HIDE_REASON_REQUIRED'])
  expect(codes(reviewReasonField.safeParse('  '))).toEqual(['REVIEW_HIDE_REASON_REQUIRED'])
  expect(codes(reviewReasonField.safeParse('x'.repeat(501)))).toEqual(['TEXT_TOO_LONG'])
  expect(reviewReasonField.parse(' a phone number ')).toBe('a phone number')
})
