import type { LiveEvent } from './live-event.ts'

/** Follows a stream across pauses. */
export interface EventCursor {
  /** Takes what arrived; false for a twin of what was taken before. */
  take(event: Pick<LiveEvent, 'id' | 'place' | 'topic'>): boolean
  /** What to name when the stream is asked for again; null before anything was heard. */
  place(): number | null
}

/** No event has it. */
const NOWHERE = -1

/**
 * Drops twins and keeps the place from which to go on.
 *
 * After a pause a stream is told again from its place, and some of that may have arrived already.
 * @param from up to where everything is known, such as the place that a page was made at
 * @example
 * const cursor = createEventCursor(40)
 * cursor.take({ id: 41, place: 41, topic: 'goods' }) // true
 * cursor.take({ id: 41, place: 41, topic: 'goods' }) // false
 * cursor.place() // 41
 */
export function createEventCursor(from: number | null = null): EventCursor {
  let place = from ?? NOWHERE
  /** Taken, and above the place. */
  let ahead: readonly number[] = []

  return {
    take({ id, place: next, topic }) {
      const isTwin = topic !== 'hello' && topic !== 'gap' && (id <= place || ahead.includes(id))
      place = Math.max(place, next)
      ahead = [...ahead, id].filter((each) => each > place)
      return !isTwin
    },
    place: () => (place === NOWHERE ? null : place),
  }
}
