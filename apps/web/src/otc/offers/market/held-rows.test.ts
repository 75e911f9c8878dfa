import { describe, expect, it } from 'vitest'
import { holdRows } from './held-rows.ts'

const row = (id: number, left = 10) => ({ id, left })
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('a list that is looked at', () => {
  it('stays as it is while nothing changes', () => {
    expect(holdRows([row(1), row(2)], [row(1), row(2)])).toEqual({
      rows: [row(1), row(2)],
      added: 0,
      moved: false,
      absent: [],
    })
  })

  it('says what is new about its rows in their places', () => {
    expect(holdRows([row(1), row(2)], [row(2, 5), row(1, 7)])).toEqual({
      rows: [row(1, 7), row(2, 5)],
      added: 0,
      moved: true,
      absent: [],
    })
  })

  it('keeps a row that went, and counts those that came', () => {
    const held = holdRows([row(1), row(2)], [row(3), row(2), row(4)])
    expect([idsOf(held.rows), held.added, held.moved, held.absent]).toEqual([[1, 2], 2, true, [1]])
  })

  it('knows that one went without another coming', () => {
    expect(holdRows([row(1), row(2)], [row(1)])).toEqual({ rows: [row(1), row(2)], added: 0, moved: true, absent: [2] })
  })
})
