import { expect, test } from 'vitest'
import { readTimeText } from './time-text.ts'

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['０９：３０', '09:30'],
  ['0930', '09:30'],
  ['9.05', '09:05'],
  ['21时05分', '21:05'],
  [' 0:00 ', '00:00'],
  ['23:59', '23:59'],
])('%j is %s', (typed, time) => {
  expect(readTimeText(typed)).toBe(time)
})

test.each(['24:00', '9:60', '9', '9:5', '9:30 pm', '-1:30', 'noon', ''])('%j is no time', (typed) => {
  expect(readTimeText(typed)).toBeNull()
})
