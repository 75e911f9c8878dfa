import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBurst } from './burst.ts'
import type { OutboxEvent } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const event = (id: number, parcel: number): OutboxEvent => ({
  id,
  place: id,
  topic: 'parcel',
  payload: { id: parcel },
  createdAt: 0,
})

function collected() {
  const told: OutboxEvent[] = []
  const burst = createBurst((each) => told.push(each))
  return { burst, ids: () => told.map(({ topic, id }) => (topic === 'gap' ? `gap ${id}` : id)) }
}

test('the first of a burst is told at once, the rest at the end of the second', () => {
  const { burst, ids } = collected()
  burst.add(event(1, 1))
  burst.add(event(2, 2))
  expect(ids()).toEqual([1])
  vi.advanceTimersByTime(999)
  expect(ids()).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([1, 2])
})

test('what happens again and again is told once a second', () => {
  const { burst, ids } = collected()
  for (let id = 1; id <= 3000; id += 1) {
    burst.add(event(id, 7))
    vi.advanceTimersByTime(1)
  }
  expect(ids()).toHaveLength(4)
  vi.advanceTimersByTime(1000)
  expect(ids().at(-1)).toBe(3000)
})

test('different things of one second are told each, in the order of their last time', () => {
  const { burst, ids } = collected()
  for (const [id, parcel] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
  ] as const)
    burst.add(event(id, parcel))
  vi.advanceTimersByTime(1000)
  expect(ids()).toEqual([1, 3, 4])
})

test('too many different things are a gap at the latest of them', () => {
  const { burst, ids } = collected()
  for (let id = 1; id <= 500; id += 1) burst.add(event(id, id))
  vi.advanceTimersByTime(1000)
  expect(ids()).toEqual([1, 'gap 500'])
})

test('after a quiet second the next is told at once again', () => {
  const { burst, ids } = collected()
  burst.add(event(1, 1))
  vi.advanceTimersByTime(1000)
  burst.add(event(2, 1))
  expect(ids()).toEqual([1, 2])
})

test('nothing is told after the end', () => {
  const { burst, ids } = collected()
  burst.add(event(1, 1))
  burst.add(event(2, 2))
  burst.end()
  vi.advanceTimersByTime(5000)
  expect(ids()).toEqual([1])
})
