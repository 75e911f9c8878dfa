import { describe, expect, test } from 'vitest'
import { ERRORS, isErrorCode, SUCCESS_MESSAGES, type SuccessCode } from '../errors/index.ts'
import { durationText, errorMessage, fillMessage, LOCALES, successMessage } from './index.ts'

const say = (message: string, values: Record<string, string | number> = {}, locale: (typeof LOCALES)[number] = 'en') =>
  fillMessage({ en: message, 'zh-CN': message }, locale, values)

describe('a message', () => {
  test.each(['{', '{}', 'at most {n', '{n, select, a {x}', '{n, plural, one {x}', 'a } b', '{n, date}'])(
    'is refused where it is none: %s',
    (message) => {
      expect(() => say(message, { n: 1 })).toThrow(SyntaxError)
    },
  )

  test('is refused with the place that is wrong', () => {
    expect(() => say('a {}')).toThrow('no name at 2 of: a {}')
    expect(() => say('at {n', { n: 1 })).toThrow('no end at 5 of: at {n')
    expect(() => say('a } b')).toThrow('a brace too many at 2 of: a } b')
  })

  test('tells its values, and nothing for one that is missing', () => {
    expect(say('{a}, { b }: {c}.', { a: 1, b: 'two' })).toBe('1, two: .')
    expect(say('{toString}{constructor}')).toBe('')
  })

  test('leaves out what is not known', () => {
    const message = 'Locked{waitSeconds, select, undefined {} other { for {waitSeconds}}}.'
    expect(say(message)).toBe('Locked.')
    expect(say(message, { waitSeconds: 90 })).toBe('Locked for 1 min 30 s.')
    expect(say(message, { waitSeconds: 90 }, 'zh-CN')).toBe('Locked for 1 分钟 30 秒.')
  })

  test('chooses by a word, else the other', () => {
    const message = '{side, select, buyer {pays} other {ships}}'
    expect([say(message, { side: 'buyer' }), say(message, { side: 'seller' }), say(message)]).toEqual([
      'pays',
      'ships',
      'ships',
    ])
    expect(say('{side, select, buyer {pays}}', { side: 'seller' })).toBe('')
  })

  test('counts in words of the language', () => {
    const message = '{n, plural, one {# day} other {# days}}'
    expect([1, 2, 1234].map((n) => say(message, { n }))).toEqual(['1 day', '2 days', '1,234 days'])
    expect([1, 2].map((n) => say(message, { n }, 'zh-CN'))).toEqual(['1 days', '2 days'])
    expect(say(message, { n: 'many' })).toBe('many days')
    expect(say('#1: {n}', { n: 1 })).toBe('#1: 1')
    const exact = '{n, plural, =0 {never} =12 {a dozen} one {# day} other {# days}}'
    expect([0, 1, 2, 12].map((n) => say(exact, { n }))).toEqual(['never', '1 day', '2 days', 'a dozen'])
    expect(say('{n, plural, =0 {never}}', { n: 1 })).toBe('')
    // A string is never counted, even if it looks like a number.
    expect(say(message, { n: '1' })).toBe('1 days')
  })

  test('counts in plurals only', () => {
    expect(say('{n, select, =1 {exactly} other {place #1}}', { n: 1 })).toBe('place #1')
  })
})

test('a duration is told in its two largest units', () => {
  expect([0, 59, 90, 3600, 1_230_000].map((seconds) => durationText(seconds, 'en'))).toEqual([
    '0 s',
    '59 s',
    '1 min 30 s',
    '1 h',
    '14 d 5 h',
  ])
})

test('every code has words in both languages that can be said without details', () => {
  for (const locale of LOCALES) {
    for (const code of Object.keys(ERRORS).filter(isErrorCode)) {
      expect(errorMessage(code, locale)).not.toBe('')
      expect(errorMessage(code, locale)).not.toMatch(/[{}]|undefined/)
    }
    for (const code of Object.keys(SUCCESS_MESSAGES).filter((key): key is SuccessCode => key in SUCCESS_MESSAGES))
      expect(successMessage(code, locale)).not.toBe('')
  }
})

test('details come before what the rules know', () => {
  expect(errorMessage('OFFER_BUY_TOTAL_TOO_LARGE', 'en')).toBe('maximum publish quantity is 10')
  expect(errorMessage('OFFER_BUY_TOTAL_TOO_LARGE', 'zh-CN', { maximum: '5000' })).toBe('最大发布数量为 5000')
})
