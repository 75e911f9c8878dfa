import { expect, test } from 'vitest'
import { foldEvents } from './fold-events.ts'
import { lineOf } from './line.test-data.ts'
import type { LogEntry } from './weave-events.ts'

const event = (id: number): LogEntry => ({
  kind: 'event',
  at: id,
  event: { id, orderId: 7, note: 'otcOrder.paid', actor: 'buyer', uid: 100_001, at: id },
})
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => event(from + nth))
const line = (number: number): LogEntry => ({ kind: 'line', at: number, line: lineOf(number) })

const read = (entries: readonly LogEntry[], opened: readonly number[] = []) =>
  foldEvents(entries, new Set(opened)).map((entry) => {
    if (entry.kind === 'line') return `line ${entry.line.number}`
    return entry.kind === 'event' ? entry.event.id : `${entry.events.length} folded`
  })

test('a few steps in a row stand as they are', () => {
  expect(read([...events(1, 4), line(5)])).toEqual([1, 2, 3, 4, 'line 5'])
})

test('of many steps in a row the last two stay in sight', () => {
  expect(read([line(1), ...events(2, 9), line(10), event(11)])).toEqual(['line 1', '6 folded', 8, 9, 'line 10', 11])
})

test('a row that the reader unfolded stays open, others do not', () => {
  const log = [...events(1, 5), line(6), ...events(7, 11)]
  expect(read(log, [1])).toEqual([1, 2, 3, 4, 5, 'line 6', '3 folded', 10, 11])
  // Older events loaded since come before the first unfolded one.
  expect(read(log, [2, 3])).toEqual([1, 2, 3, 4, 5, 'line 6', '3 folded', 10, 11])
})
