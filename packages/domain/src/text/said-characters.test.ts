import { expect, test } from 'vitest'
import { statementField, staffReasonField } from '../input/index.ts'
import { reviewTextProblem } from '../goods/reviews/index.ts'
import { saidCharacters } from './index.ts'

test('too little is said in any script', () => {
  expect(['', 'ok', '好', '。。', '👍👍'].map(saidCharacters)).toEqual([0, 2, 3, 2, 2])
  expect(['好', 'good', '👍', '！！！！'].map(reviewTextProblem)).toEqual(Array(4).fill('REVIEW_TEXT_TOO_SHORT'))
  expect(['未发货', 'not there', '          '].map((text) => statementField.safeParse(text).success)).toEqual([
    false,
    false,
    false,
  ])
  expect(['no', '  ', '！'].map((text) => staffReasonField.safeParse(text).success)).toEqual([false, false, false])
})

test('a few Chinese characters are a sentence: a review, a complaint, a reason of the staff', () => {
  expect(['很好', '发货很快', 'とても良い', '빠르다', 'Great'].map(reviewTextProblem)).toEqual(Array(5).fill(null))
  expect(
    ['没有发货', '密钥无效', '届きません', 'No keys sent'].map((text) => statementField.safeParse(text).success),
  ).toEqual([true, true, true, true])
  expect(['违规', 'spam'].map((text) => staffReasonField.safeParse(text).success)).toEqual([true, true])
})

test('the most is counted in characters of any script', () => {
  expect(reviewTextProblem('好'.repeat(1000))).toBeNull()
  expect(reviewTextProblem('好'.repeat(1001))).toBe('REVIEW_TEXT_TOO_LONG')
  expect(statementField.safeParse('好'.repeat(3000)).success).toBe(true)
  expect(statementField.safeParse('好'.repeat(3001)).success).toBe(false)
})
