import { expect, test } from 'vitest'
import { rangeOf, withLines } from './held-lines.ts'
import { lineOf } from './line.test-data.ts'

const line = (number: number, text = `line ${number}`) => lineOf(number, { html: text, text })

test('what was missing is put in its place, nothing twice, and a newer reading of a line counts', () => {
  const held = [line(4), line(5), line(6)]
  const merged = withLines(held, [line(7), line(5, ''), line(6)])
  expect(merged.map(({ number, text }) => [number, text])).toEqual([
    [4, 'line 4'],
    [5, ''],
    [6, 'line 6'],
    [7, 'line 7'],
  ])
  expect(rangeOf({ lines: merged })).toEqual({ from: 4, to: 7 })
})

test('a reading without lines changes nothing', () => {
  const held = [line(4)]
  expect(withLines(held, [])).toBe(held)
  expect(rangeOf({ lines: [] })).toEqual({ from: 0, to: 0 })
})
