import { describe, expect, test } from 'vitest'
import { rules } from '../../rules/index.ts'
import { averageTenths, editableUntil, RATINGS, reviewMark, reviewTextProblem, whyNotReviewable } from './index.ts'

const order = (status: 'open' | 'completed' | 'revoked') => ({ buyerUid: 100_001, status })

describe('who reviews', () => {
  test('nobody but the buyer', () => {
    expect(whyNotReviewable(order('completed'), 100_002)).toBe('REVIEW_WRONG_PARTY')
    expect(whyNotReviewable(order('open'), 100_002)).toBe('REVIEW_WRONG_PARTY')
  })

  test('not while the order is open', () => {
    expect(whyNotReviewable(order('open'), 100_001)).toBe('REVIEW_ORDER_OPEN')
  })

  test('the buyer, whichever way the order ended', () => {
    expect(whyNotReviewable(order('completed'), 100_001)).toBeNull()
    expect(whyNotReviewable(order('revoked'), 100_001)).toBeNull()
  })
})

describe('the text', () => {
  test('says as much as five letters and has at most a thousand characters, whatever they take in memory', () => {
    expect(reviewTextProblem('good')).toBe('REVIEW_TEXT_TOO_SHORT')
    expect(reviewTextProblem('好')).toBe('REVIEW_TEXT_TOO_SHORT')
    expect(reviewTextProblem('很好')).toBeNull()
    expect(reviewTextProblem('𠮷'.repeat(1_000))).toBeNull()
    expect(reviewTextProblem('𠮷'.repeat(1_001))).toBe('REVIEW_TEXT_TOO_LONG')
  })

  test('may be left out', () => {
    expect(reviewTextProblem('')).toBeNull()
  })
})

describe('the mark', () => {
  test('says what the buyer got back', () => {
    expect(reviewMark('refunded')).toBe('refunded')
    expect(reviewMark('ruledToBuyer')).toBe('refunded')
    expect(reviewMark('ruledSplit')).toBe('partlyRefunded')
    expect(reviewMark('agreedSplit')).toBe('partlyRefunded')
  })

  test('is absent when the seller was paid in full', () => {
    const paid = [null, 'confirmed', 'settled', 'ruledToSeller'] as const
    expect(paid.map(reviewMark)).toEqual(paid.map(() => 'none'))
  })
})

test('an edit is open for seven days', () => {
  expect(editableUntil(1_000)).toBe(1_000 + 7 * 86_400)
})

test('the average is rounded half up, in integers', () => {
  expect(averageTenths(0, 0)).toBeNull()
  expect(averageTenths(1, 5)).toBe(50)
  expect(averageTenths(3, 14)).toBe(47)
  expect(averageTenths(20, 91)).toBe(46)
  expect(averageTenths(4, 17)).toBe(43)
})

test('ratings go from the least to the most that the rules allow', () => {
  expect([RATINGS.at(0), RATINGS.at(-1)]).toEqual([rules.review.rating.minimum, rules.review.rating.maximum])
})
