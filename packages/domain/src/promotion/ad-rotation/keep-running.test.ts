import { expect, test } from 'vitest'
import { keepRunning } from './index.ts'

const kept = (had: readonly number[], running: readonly number[]) =>
  keepRunning(
    had,
    running.map((id) => ({ id })),
  ).map(({ id }) => id)

test.each<[string, readonly number[], readonly number[], readonly number[]]>([
  ['all go on: nothing moves', [1, 2, 3, 4], [4, 3, 2, 1], [1, 2, 3, 4]],
  ['one is over: the last takes its place, the others stay', [1, 2, 3, 4], [1, 3, 4], [1, 4, 3]],
  ['the last is over', [1, 2, 3], [1, 2], [1, 2]],
  ['several are over, the last among them', [1, 2, 3, 4, 5, 6], [2, 3, 5], [5, 2, 3]],
  ['only the last goes on', [1, 2, 3], [3], [3]],
  ['none goes on', [1, 2], [7, 8], []],
  ['what joined meanwhile waits for its turn', [1, 2], [1, 2, 3], [1, 2]],
])('%s', (_, had, running, left) => {
  expect(kept(had, running)).toEqual(left)
})
