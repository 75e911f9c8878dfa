import { expect, test } from 'vitest'
import { lineOf } from './line.test-data.ts'
import { unreadOf, wantedOf } from './unread.ts'

const talk = (from: number, to: number, mine: readonly number[] = []) =>
  Array.from({ length: to - from + 1 }, (_, nth) => lineOf(from + nth, { mine: mine.includes(from + nth) }))
const numbers = (lines: ReturnType<typeof unreadOf>) => lines.map(({ number }) => number)

test('what others said since counts as unread, what is one’s own or came later does not', () => {
  expect(numbers(unreadOf(talk(1, 9, [6]), { after: 4, last: 8 }))).toEqual([5, 7, 8])
  expect(unreadOf(talk(1, 9), null)).toEqual([])
})

test('a talk opens at the first unread line, with all read at its foot', () => {
  expect(wantedOf(undefined, talk(1, 9, [5]), { after: 4, last: 9 })).toEqual({ number: 6, at: 'top' })
  expect(wantedOf(undefined, talk(1, 9), { after: 9, last: 9 })).toBeUndefined()
  expect(wantedOf(undefined, talk(1, 9), null)).toBeUndefined()
})

test('a line that a search leads to comes before what is unread', () => {
  expect(wantedOf(3, talk(1, 9), { after: 4, last: 9 })).toEqual({ number: 3, at: 'middle' })
})

test('where unread lines are not held yet, the talk is read back to the first; far behind it opens at its foot', () => {
  expect(wantedOf(undefined, talk(71, 100), { after: 20, last: 100 })).toEqual({ number: 21, at: 'top' })
  expect(wantedOf(undefined, talk(471, 500), { after: 20, last: 500 })).toBeUndefined()
})
