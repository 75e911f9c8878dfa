import { expect, test } from 'vitest'
import { countMarks, heightMarks, labelled } from './axis.ts'

test('the marks of a chart are round and reach over what is drawn', () => {
  expect(heightMarks(0)).toEqual([])
  expect(heightMarks(7)).toEqual([2.5, 5, 7.5])
  expect(heightMarks(118.6)).toEqual([50, 100, 150])
  expect(heightMarks(0.5)).toEqual([0.2, 0.4, 0.6])
  expect(heightMarks(0.00000124)).toEqual([0.0000005, 0.000001, 0.0000015])
  expect(heightMarks(99_999)).toEqual([50_000, 100_000])
})

test('what is counted has whole marks, the last at or above it', () => {
  expect(countMarks(0)).toEqual([1])
  expect(countMarks(1)).toEqual([1])
  expect(countMarks(2)).toEqual([1, 2])
  expect(countMarks(6)).toEqual([2, 4, 6])
  expect(countMarks(7)).toEqual([5, 10])
  expect(countMarks(24)).toEqual([10, 20, 30])
})

test('labels stand at equal steps that end with the last point', () => {
  expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(labelled(12, 7)).toEqual([1, 3, 5, 7, 9, 11])
  expect(labelled(30, 7)).toEqual([4, 9, 14, 19, 24, 29])
})
