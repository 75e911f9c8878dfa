import { describe, expect, test } from 'vitest'
import {
  checkSecrets,
  DELIVERIES,
  isAutomatic,
  normaliseSecret,
  orderBound,
  secretLines,
  secretTooLong,
  stockLevel,
} from './index.ts'

describe('secrets that were written', () => {
  test('repeated ones are named with the line they repeat, whatever blanks and Unicode form they come in', () => {
    const checked = checkSecrets(['KEY-1', ' KEY-2 ', 'KEY-1', '', 'Café', 'Cafe\u0301'])
    expect(checked.secrets).toEqual([
      { line: 1, secret: 'KEY-1' },
      { line: 2, secret: 'KEY-2' },
      { line: 5, secret: 'Café' },
    ])
    expect(checked.repeated).toEqual([
      { line: 3, first: 1 },
      { line: 6, first: 5 },
    ])
    expect(checked.tooLong).toEqual([])
  })

  test.each(['\u200B', '\u00AD\u2060', '\u3164', '\u2800 \u2800', '\u202E\u202C'])(
    'one that nobody sees is none, and is named by its line: %j',
    (entry) => {
      expect(checkSecrets(['KEY', entry, ''])).toMatchObject({ secrets: [{ line: 1 }], invisible: [2] })
    },
  )

  test('two that differ by what nobody sees are one', () => {
    const checked = checkSecrets(['AB-12', 'AB\u200B-12', '\uFEFFAB-12', 'A\u00ADB-12', 'AB-12\u202C'])
    expect(checked.secrets).toEqual([{ line: 1, secret: 'AB-12' }])
    expect(checked.repeated.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(normaliseSecret('👩\u200D👧 link')).toBe('👩\u200D👧 link')
  })

  test('one of 2000 characters is taken, a longer one is named by its line', () => {
    const checked = checkSecrets(['𠮷'.repeat(2000), 'a'.repeat(2001), 'b'])
    expect(checked.secrets.map(({ line }) => line)).toEqual([1, 3])
    expect(checked.tooLong).toEqual([2])
    expect(secretTooLong('a'.repeat(2000))).toBe(false)
  })

  test('capitals tell secrets apart, blank entries are none', () => {
    expect(checkSecrets(['key', 'KEY', ' \t']).secrets).toHaveLength(2)
    expect(checkSecrets([])).toEqual({ secrets: [], repeated: [], tooLong: [], invisible: [] })
  })

  test('a paste is cut at every kind of line end, and blank lines keep the count right', () => {
    expect(secretLines('a\r\nb\rc\n\nd')).toEqual(['a', 'b', 'c', '', 'd'])
    expect(normaliseSecret(' -----BEGIN\r\nKEY\rEND----- ')).toBe('-----BEGIN\nKEY\nEND-----')
  })
})

test('units and a shared secret are there at once, a text counts as no secret, a hand is not at once', () => {
  expect(DELIVERIES.filter(isAutomatic)).toEqual(['units', 'shared'])
})

test('a buyer is told that stock is out or low, and nothing else', () => {
  expect(stockLevel(null, 5)).toBe('unlimited')
  expect(stockLevel(0, 5)).toBe('soldOut')
  expect(stockLevel(5, 5)).toBe('low')
  expect(stockLevel(6, 5)).toBe('plenty')
  expect(stockLevel(1, 0)).toBe('plenty')
})

test.each([
  [null, 10_000, 'order'],
  [0, 0, 'stock'],
  [1, 1, 'stock'],
  [99, 99, 'stock'],
  [100, 100, 'order'],
  [101, 100, 'order'],
  [10_000, 100, 'order'],
])('of %s units in stock one order takes at most %d, by %s', (left, most, by) => {
  expect(orderBound(left)).toEqual({ maximum: most, by })
})
