import { array, assert, integer, nat, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEventCursor } from './index.ts'

const event = (id: number, place: number) => ({ topic: 'wallet', id, place }) as const
const hello = (place: number) => ({ topic: 'hello', id: place, place }) as const

describe('a cursor', () => {
  test('knows no place before it hears of one', () => {
    const cursor = createEventCursor()
    expect(cursor.place()).toBeNull()
    expect(cursor.take(hello(7))).toBe(true)
    expect(cursor.place()).toBe(7)
  })

  test('drops what the page was made with', () => {
    const cursor = createEventCursor(5)
    expect([cursor.take(event(5, 5)), cursor.take(event(6, 6))]).toEqual([false, true])
  })

  test('takes an event that commits late, and its twin no second time', () => {
    const cursor = createEventCursor(9)
    expect(cursor.take(event(11, 9))).toBe(true)
    // Replayed after a reconnect, in the order of the ids.
    expect([cursor.take(event(10, 10)), cursor.take(event(11, 11))]).toEqual([true, false])
    expect(cursor.place()).toBe(11)
    expect([cursor.take(event(10, 11)), cursor.take(event(11, 11))]).toEqual([false, false])
  })

  test('never goes back', () => {
    const cursor = createEventCursor(9)
    cursor.take(event(12, 12))
    cursor.take(event(13, 3))
    expect(cursor.place()).toBe(12)
  })

  test('takes each gap and each greeting', () => {
    const cursor = createEventCursor(9)
    const gap = { topic: 'gap', id: 9, place: 9 } as const
    expect([cursor.take(gap), cursor.take(gap), cursor.take(hello(9))]).toEqual([true, true, true])
  })

  test('takes what comes in any order across any pauses once each', () => {
    const model = record({
      // In which order the ids 1 to n commit.
      commits: integer({ min: 1, max: 30 }).chain((n) => {
        const ids = Array.from({ length: n }, (_, at) => at + 1)
        return shuffledSubarray(ids, { minLength: n })
      }),
      pauses: array(nat(30)),
    })
    assert(
      property(model, ({ commits, pauses }) => {
        const cursor = createEventCursor(0)
        const taken: number[] = []
        const seen = new Set<number>()
        const settled = () => {
          let place = 0
          while (seen.has(place + 1)) place += 1
          return place
        }
        const hear = (id: number, place: number) => {
          if (cursor.take(event(id, place))) taken.push(id)
        }
        let away: number[] = []
        commits.forEach((id, at) => {
          seen.add(id)
          if (pauses.includes(at)) {
            away.push(id)
            return
          }
          if (away.length > 0) {
            const from = cursor.place() ?? 0
            for (const missed of [...seen].filter((each) => each > from).toSorted((a, b) => a - b)) {
              hear(missed, Math.max(from, Math.min(missed, settled())))
            }
            away = []
          } else hear(id, settled())
        })
        const from = cursor.place() ?? 0
        for (const missed of commits.filter((each) => each > from).toSorted((a, b) => a - b)) hear(missed, missed)
        expect(taken.toSorted((a, b) => a - b)).toEqual(commits.toSorted((a, b) => a - b))
      }),
    )
  })
})
