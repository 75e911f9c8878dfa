import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnreadableNumber, keepDecimal, keepDigits, keepInteger } from './index.ts'

const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll('٣', '3').replaceAll(/\D/g, '')

describe('while somebody types', () => {
  test.each(['1.5', '1e5', '-1', '1 000', '5 weeks', 'a1b2.3', '1\u200B5'])(
    '%j is no whole number and stays',
    (typed) => {
      expect(keepDigits(typed)).toBe(typed)
      expect(isUnreadableNumber(typed, 0)).toBe(true)
    },
  )

  test('digits of any script are a whole number', () => {
    expect(keepDigits('１００００１')).toBe('100001')
    expect(keepDigits('٥٢')).toBe('52')
    expect(keepDigits('\u{116DA}\u{116DB}')).toBe('01')
    expect(keepDigits(' \u202A52\u202C')).toBe('52')
    expect(isUnreadableNumber('', 0)).toBe(false)
  })

  test.each([
    '1e-5',
    '-1',
    '1.5.5',
    '1,5,5',
    '1.234,5',
    '1,234.5',
    '1,234',
    '1 5',
    '+1',
    '1/2',
    '1\u200B5',
    '½',
    "1'000",
  ])('%j may mean two numbers or none, and stays', (typed) => {
    expect(keepDecimal(typed, 8)).toBe(typed)
    expect(isUnreadableNumber(typed, 8)).toBe(true)
  })

  test('a lone separator of any script is the point', () => {
    for (const separator of [',', '，', '。', '．', '｡', '٫', '、', '、', '·', '﹒', '﹐']) {
      expect(keepDecimal(`0${separator}05`)).toBe('0.05')
      expect(keepDecimal(`98${separator}`)).toBe('98.')
    }
    expect(keepDecimal('１２，５')).toBe('12.5')
    expect(keepDecimal('٠٫٥')).toBe('0.5')
    expect(keepDecimal('0,234', 8)).toBe('0.234')
    expect(keepDecimal('1234,5')).toBe('1234.5')
  })

  test('a unit around it is no part of the number', () => {
    expect(keepDecimal('$12,50')).toBe('12.50')
    expect(keepDecimal('0.5 LTC', 8)).toBe('0.5')
  })

  test('decimals beyond the most are cut at the end, a fraction of a whole number stays', () => {
    expect(keepDecimal('.5')).toBe('.5')
    expect(keepDecimal('12.')).toBe('12.')
    expect(keepDecimal('12')).toBe('12')
    expect(keepDecimal('0.1234567', 5)).toBe('0.12345')
    expect(keepDecimal('7.9', 0)).toBe('7.9')
  })

  test('no character between two digits is ever dropped, key by key', () => {
    const key = fc.constantFrom('1', '２', ',', '.', '，', ' ', '-', 'e', '٣', '٫')
    fc.assert(
      fc.property(fc.array(key, { maxLength: 8 }), (keys) => {
        let text = ''
        for (const one of keys) text = keepDecimal(text + one, 8)
        expect(digitsOf(text)).toBe(digitsOf(keys.join('')))
        const between = keys
          .join('')
          .replaceAll(/^[^\p{Nd}]+|[^\p{Nd}]+$/gu, '')
          .replaceAll(/\p{Nd}/gu, '')
        expect(isUnreadableNumber(text, 8) || between.length < 2).toBe(true)
      }),
    )
  })

  test('a quantity is cut to its whole part, and says so', () => {
    expect(keepInteger('2.5')).toEqual({ text: '2', cut: true })
    expect(keepInteger('３')).toEqual({ text: '3', cut: false })
    expect(keepInteger('x')).toEqual({ text: '', cut: true })
    expect(keepInteger(' 12 ')).toEqual({ text: '12', cut: false })
    expect(keepInteger('')).toEqual({ text: '', cut: false })
  })
})
