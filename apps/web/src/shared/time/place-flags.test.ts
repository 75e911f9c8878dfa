import { describe, expect, test } from 'vitest'
import { placeFlags } from './place-flags.ts'

describe('flags on a shared ruler', () => {
  test('a third flag at the same place goes without words instead of lying over the others', () => {
    const placed = placeFlags([{ at: 10 }, { at: 11 }, { at: 12 }], 60, 14)
    expect(placed.map(({ flag, row }) => [flag.at, row])).toEqual([
      [10, 1],
      [11, 2],
      [12, null],
    ])
  })

  test('words stand left of poles near the end, so they need the room before them', () => {
    const placed = placeFlags([{ at: 20 }, { at: 42 }], 60, 14)
    expect(placed.map(({ row }) => row)).toEqual([1, 2])
  })

  test('the pole of an upper flag does not run through the words of a lower one', () => {
    const placed = placeFlags([{ at: 10 }, { at: 12 }, { at: 24 }], 60, 14)
    expect(placed.map(({ flag, row }) => [flag.at, row])).toEqual([
      [10, 1],
      [12, 2],
      [24, null],
    ])
  })

  test('flags far enough apart share the upper row, in the order of time', () => {
    const placed = placeFlags([{ at: 58 }, { at: 2 }, { at: 20 }], 60, 14)
    expect(placed.map(({ flag, row }) => [flag.at, row])).toEqual([
      [2, 1],
      [20, 1],
      [58, 1],
    ])
  })
})
