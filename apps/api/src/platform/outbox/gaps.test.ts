import { expect, test } from 'vitest'
import { createGaps } from './gaps.ts'

const at = (oldest: number, next: number) => ({ oldest: BigInt(oldest), next: BigInt(next) })
const missing = (gaps: ReturnType<typeof createGaps>) => gaps.missing().map(({ from, to }) => [from, to])

test('a row is told once', () => {
  const gaps = createGaps(5)
  expect([gaps.note(6, 0), gaps.note(6, 0), gaps.note(5, 0)]).toEqual([true, false, false])
})

test('an id that commits after a newer one is still told, once', () => {
  const gaps = createGaps(0)
  gaps.note(3, 0)
  expect(missing(gaps)).toEqual([[1, 2]])
  expect([gaps.note(1, 1), gaps.note(1, 2)]).toEqual([true, false])
  expect(missing(gaps)).toEqual([[2, 2]])
})

test('an id in the middle of many that are missing is told, and the others are still waited for', () => {
  const gaps = createGaps(0)
  gaps.note(1_000_000, 0)
  expect(gaps.note(400_000, 0)).toBe(true)
  expect(missing(gaps)).toEqual([
    [1, 399_999],
    [400_001, 999_999],
  ])
})

test('nothing that may still appear lies below the settled id', () => {
  const gaps = createGaps(4)
  expect(gaps.settled()).toBe(4)
  gaps.note(8, 0)
  gaps.note(5, 0)
  expect(gaps.settled()).toBe(5)
  gaps.note(6, 0)
  gaps.note(7, 0)
  expect(gaps.settled()).toBe(8)
})

test('ids that were on their way when the process started are told too', () => {
  const gaps = createGaps(9, [{ from: 7, to: 7 }])
  expect([gaps.settled(), gaps.note(7, 0), gaps.note(7, 0), gaps.settled()]).toEqual([6, true, false, 9])
})

test('an id is waited for as long as a transaction that drew it may run', () => {
  const gaps = createGaps(0)
  gaps.note(2, 10)
  // Its transaction may not have a number yet.
  gaps.observe(at(50, 50), 10.5)
  gaps.observe(at(50, 60), 11)
  // The one that holds everything up is older than 60 and still runs.
  gaps.observe(at(55, 900), 5000)
  gaps.forget()
  expect([missing(gaps), gaps.settled()]).toEqual([[[1, 1]], 0])
})

test('an id whose transactions have all ended is given up, and not before it was looked for once more', () => {
  const gaps = createGaps(0)
  gaps.note(2, 10)
  gaps.observe(at(50, 60), 11)
  gaps.observe(at(60, 61), 12)
  expect(missing(gaps)).toEqual([[1, 1]])
  gaps.forget()
  expect([missing(gaps), gaps.settled()]).toEqual([[], 2])
})
