import type { LiveEvent } from './live-event.ts'

/** Follows a stream across pauses. */
export interface EventCursor {
  /** Takes what arrived; false for a twin of what was taken before. */
  take(event: Pick<LiveEvent, 'id' | 'place' | 'topic'>): boolean
  /** What to name when the stream is asked for again; null before anything was heard. */
  place(): number | null
}

/**
 * Drops twins and keeps the place from which to go on.
 *
 * After a pause a stream is told again from its place, and some of that may have arrived already.
 * @param from up to where everything is known, such as the place that a page was made at
 */
export function createEventCursor(from: number | null = null): EventCursor {
  let place = from
  /** Taken, and above the place. */
  const ahead = new Set<number>()

  function advance(to: number): void {
    if (place !== null && to <= place) return
    place = to
    for (const id of ahead) if (id <= to) ahead.delete(id)
  }

  return {
    take({ id, place: next, topic }) {
      const isEvent = topic !== 'hello' && topic !== 'gap'
      const isTwin = isEvent && (ahead.has(id) || (place !== null && id <= place))
      if (isEvent && !isTwin) ahead.add(id)
      advance(next)
      return !isTwin
    },
    place: () => place,
  }
}
