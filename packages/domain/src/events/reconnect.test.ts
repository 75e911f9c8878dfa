import { expect, test } from 'vitest'
import { elsewhereReason, elsewhereWithin, reconnectDelay } from './index.ts'

test('a connection that closed is tried again after 3 s and a little', () => {
  expect([reconnectDelay(0, 0), reconnectDelay(0, 0.5), reconnectDelay(0, 0.9999)]).toEqual([3000, 3500, 3999])
})

test('while it fails the tries of many clients spread, up to 30 s', () => {
  expect([1, 2, 4, 5, 20].map((attempt) => reconnectDelay(attempt, 0.9999))).toEqual([
    4999, 6999, 18_998, 29_997, 29_997,
  ])
  expect([1, 5, 20].map((attempt) => reconnectDelay(attempt, 0))).toEqual([3000, 3000, 3000])
})

test('a server that stops says over which time its clients come back', () => {
  expect(elsewhereWithin(elsewhereReason(2_000))).toBe(2000)
  expect([reconnectDelay(0, 0, 2000), reconnectDelay(0, 0.5, 2000), reconnectDelay(1, 0, 2000)]).toEqual([
    0, 1000, 3000,
  ])
})

test('other words say nothing of that, and nobody is sent away for longer than 30 s', () => {
  expect(
    ['', 'elsewhere', 'elsewhere 1x', 'go elsewhere 5', 'elsewhere 5000000', 'elsewhere -5'].map(elsewhereWithin),
  ).toEqual([null, null, null, null, null, null])
  expect(elsewhereWithin('elsewhere 999999')).toBe(30_000)
})
