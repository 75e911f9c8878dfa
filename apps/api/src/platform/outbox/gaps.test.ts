import { expect, test } from 'vitest'
import { createGaps } from './gaps.ts'

test('a row is told once', () => {
  const gaps = createGaps(5)
  expect([gaps.note(6, 0), gaps.note(6, 0), gaps.note(5, 0)]).toEqual([true, false, false])
})

test('an id that commits after a newer one is still told, once', () => {
  const gaps = createGaps(0)
  gaps.note(3, 0)
  expect(gaps.missing()).toEqual([1, 2])
  expect([gaps.note(1, 1), gaps.note(1, 2)]).toEqual([true, false])
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

test('an id that never commits is given up', () => {
  const gaps = createGaps(0)
  gaps.note(2, 0)
  gaps.forget(31)
  expect(gaps.missing()).toEqual([])
})
