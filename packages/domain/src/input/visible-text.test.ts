import { describe, expect, test } from 'vitest'
import { readsAsItIs, stripUnseen, trimUnseen } from './index.ts'

const HONEST = [
  'Ping An 6222 0001',
  '张三·建设银行（北京）',
  '👨‍👩‍👧 family',
  '👩🏽‍💻',
  '❤️ 1️⃣',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'می‌خواهم',
  'שלום עולם',
  'क्‍ष',
  '葛\u{E0100}飾',
]

describe('a line that reads otherwise than it is', () => {
  test.each([
    ['an override of direction', '6222\u202E1000'],
    ['an isolate', '6222\u20661000\u2069'],
    ['a zero-width space', '6222\u200B1000'],
    ['a soft hyphen', '6222\u00AD1000'],
    ['a line break', '6222\n1000'],
    ['a line separator', '6222\u20281000'],
    ['a joiner between digits', '62\u200D22'],
    ['a filler that counts as a letter', 'Li\u3164Wei'],
    ['a blank of braille', 'Li\u2800Wei'],
    ['a selector after a letter', 'a\uFE0Fb'],
    ['a hidden tag', '62\u{E0032}22'],
    ['half a character', 'a\uD800b'],
    ['a control', 'a\u0007b'],
  ])('is found: %s', (_, line) => {
    expect(readsAsItIs(line)).toBe(false)
  })

  test.each(HONEST)('is not %s', (line) => {
    expect(readsAsItIs(line)).toBe(true)
  })
})

test('what copying leaves around a line goes', () => {
  expect(trimUnseen('\uFEFF\u202A6222 0001\u202C\u200B ')).toBe('6222 0001')
  expect(trimUnseen('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})

describe('a text of several lines', () => {
  test('loses overrides, zero-width characters and hidden letters', () => {
    expect(stripUnseen('pay\u202E001\u202C to\u200B me\u2066\u00AD')).toBe('pay001 to me')
    expect(stripUnseen('a\u200Db 6\u{E0032}2 \u3164x')).toBe('ab 62 x')
  })

  test.each(HONEST)('keeps %s', (text) => {
    expect(stripUnseen(`${text}\nnext`)).toBe(`${text}\nnext`)
  })

  test('breaks its lines in one way', () => {
    expect(stripUnseen('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd')
  })
})
