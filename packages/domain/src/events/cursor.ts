import type { LiveEvent } from './live-event.ts'

/** A cursor of a stream, kept across reconnects. */
export interface EventCursor {
  /** Records an event; false for a duplicate. */
  take(event: Pick<LiveEvent, 'id' | 'place' | 'topic'>): boolean
  /** The place to resume from when reconnecting; null before the first event. */
  place(): number | null
}

/** No event has this place. */
const NOWHERE = -1

/**
 * Drops duplicates and keeps the place to resume from.
 *
 * After a reconnect the stream is replayed from its place, and may repeat events that arrived already.
 * @param from the place up to which the state is known, such as the place that a page was rendered at
 * @example
 * const cursor = createEventCursor(40)
 * cursor.take({ id: 41, place: 41, topic: 'goods' }) // true
 * cursor.take({ id: 41, place: 41, topic: 'goods' }) // false
 * cursor.place() // 41
 */
export function createEventCursor(from: number | null = null): EventCursor {
  let place = from ?? NOWHERE
  /** Ids already received above the place. */
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
