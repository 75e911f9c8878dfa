import { expect, test, vi } from 'vitest'
import { collectRows, type ReadPage } from './collect-rows.ts'

type Row = { readonly id: number }

const listOf = (count: number): Row[] => Array.from({ length: count }, (_, nth) => ({ id: count - nth }))
const quiet = { signal: new AbortController().signal, onRead: () => undefined }

/** Reads a list that `change` changes before the page with that number. */
function reading(list: Row[], change: Readonly<Record<number, () => void>> = {}) {
  const asked = vi.fn<ReadPage<Row>>(({ page, limit }) => {
    change[asked.mock.calls.length]?.()
    return Promise.resolve({ data: list.slice((page - 1) * limit, page * limit), total: list.length })
  })
  return asked
}

test('an aborted reading stops before its next page', async () => {
  const stop = new AbortController()
  const read = reading(listOf(200))
  const told = vi.fn<(read: number, all: number) => void>(() => stop.abort(new Error('no more')))
  await expect(collectRows(read, { signal: stop.signal, onRead: told })).rejects.toThrow('no more')
  expect(read).toHaveBeenCalledTimes(1)
})

test('a page that cannot be read ends it', async () => {
  await expect(collectRows(() => Promise.reject(new Error('gone')), quiet)).rejects.toThrow('gone')
})

test.each([
  [0, 1],
  [59, 1],
  [60, 1],
  [61, 2],
  [125, 3],
])('%i rows are read in %i calls, none left out', async (count, calls) => {
  const read = reading(listOf(count))
  expect(await collectRows(read, quiet)).toEqual({ rows: listOf(count), cut: false, moved: false })
  expect(read).toHaveBeenCalledTimes(calls)
})

test('it says how far it is', async () => {
  const told = vi.fn<(read: number, all: number) => void>()
  await collectRows(reading(listOf(70)), { ...quiet, onRead: told })
  expect(told.mock.calls).toEqual([
    [60, 70],
    [70, 70],
  ])
})

test('more than the bound is cut to the latest, and that is said', async () => {
  const read = reading(listOf(300))
  expect(await collectRows(read, { ...quiet, most: 100 })).toEqual({
    rows: listOf(300).slice(0, 100),
    cut: true,
    moved: false,
  })
  expect(read).toHaveBeenCalledTimes(2)
})

test.each([
  ['came', (list: Row[]) => void list.unshift({ id: 101 })],
  ['left', (list: Row[]) => void list.shift()],
])('where a row %s meanwhile, none is missed or met twice', async (_, change) => {
  const list = listOf(100)
  const { rows } = await collectRows(reading(list, { 2: () => change(list) }), quiet)
  expect(rows).toEqual(list)
})

test('a list that never rests is given as it was read, each row once, and says so', async () => {
  const list = listOf(100)
  const come = (): void => void list.unshift({ id: list.length + 1 })
  const { rows, moved } = await collectRows(reading(list, { 2: come, 4: come }), quiet)
  expect(moved).toBe(true)
  expect(new Set(rows).size).toBe(rows.length)
  expect(rows).toEqual(list.slice(1))
})

test('one row that came while another left is noticed by the row that is met again', async () => {
  const list = listOf(100)
  const swap = (): void => {
    list.unshift({ id: 101 })
    list.pop()
  }
  const { rows, moved } = await collectRows(reading(list, { 2: swap }), quiet)
  expect([rows, moved]).toEqual([list, false])
})
