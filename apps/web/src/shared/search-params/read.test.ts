import { describe, expect, it } from 'vitest'
import { readDigits, readId, readOneOf, readPage, readReturnPath, readText, search } from './read.ts'

describe('query parameters are bounded', () => {
  it.each(['0', '-1', '1.5', '1e3', '', ' ', 'abc', '99999999999999999', null, undefined, {}, ['1']])(
    'drops %j as an id',
    (id) => {
      expect(readId({ id }, 'id')).toBeUndefined()
    },
  )

  it('takes ids written as text or number', () => {
    expect(readId({ id: '100245' }, 'id')).toBe(100_245)
    expect(readId({ id: 7 }, 'id')).toBe(7)
  })

  it('takes any digits as a number to look for, and nothing else', () => {
    const sent = ['0', 7, '99999999999999999999', '-1', '1.5', '1e3', '', '9'.repeat(61), null]
    expect(sent.map((uid) => readDigits({ uid }, 'uid'))).toEqual([
      0,
      7,
      Number.MAX_SAFE_INTEGER,
      ...Array.from({ length: 6 }, () => undefined),
    ])
  })

  it('cuts text to its bound and drops empty text', () => {
    expect(readText({ name: `  ${'字'.repeat(80)} ` }, 'name', 60)).toBe('字'.repeat(60))
    expect(readText({ name: '   ' }, 'name', 60)).toBeUndefined()
    expect(readText({ name: 42 }, 'name', 60)).toBe('42')
  })

  it('takes only what is offered', () => {
    expect(readOneOf({ limit: '20' }, 'limit', [10, 20] as const)).toBe(20)
    expect(readOneOf({ limit: '500' }, 'limit', [10, 20] as const)).toBeUndefined()
    expect(readPage({ page: '100001' })).toBeUndefined()
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'evil',
    '/a b',
    '/a\\b',
    'javascript:alert(1)',
  ])('does not return to %s after a login', (redirect) => {
    expect(readReturnPath({ redirect })).toBeUndefined()
  })

  it('returns to an own path with its query', () => {
    expect(readReturnPath({ redirect: '/personal/goodsOrderPanel?id=7' })).toBe('/personal/goodsOrderPanel?id=7')
  })

  it('lays undefined over what was not taken', () => {
    expect({ id: 'x', sort: '9', ...search({ id: undefined, sort: 0 }) }).toStrictEqual({ id: undefined, sort: 0 })
  })
})
