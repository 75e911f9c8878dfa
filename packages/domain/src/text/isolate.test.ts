import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each([
  ['an override', 'pay \u202E0021', '\u2068pay 0021\u2069'],
  ['an isolate that is never closed', '\u2067abc', '\u2068abc\u2069'],
  ['the end of an isolate, which would let the rest out', 'a\u2069\u202Eb', '\u2068ab\u2069'],
  ['Hebrew', 'שלום 12', '\u2068שלום 12\u2069'],
  ['Arabic', 'علي', '\u2068علي\u2069'],
])('%s stays among its own', (_, text, expected) => {
  expect(isolate(text)).toBe(expected)
})

test.each(['Ann Lee', '张三（北京）', '👩‍👩‍👧 1,5', ''])('%j is left as it is', (text) => {
  expect(isolate(text)).toBe(text)
})
