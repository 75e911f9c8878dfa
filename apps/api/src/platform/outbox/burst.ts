import type { Listener, OutboxEvent } from './outbox.ts'

const WINDOW_MILLISECONDS = 1000
/** More distinct events in one window become a gap. */
const DISTINCT_AT_MOST = 50

/** Coalesces the events of a channel for all its followers. */
export interface Burst {
  add(event: OutboxEvent): void
  end(): void
}

const gapAt = ({ place, createdAt }: OutboxEvent): OutboxEvent => ({
  id: place,
  place,
  topic: 'gap',
  payload: {},
  createdAt,
})

/**
 * Sends the first event at once, and later ones coalesced at the end of each second, one per subject. A channel has
 * many followers, who reload the subjects named.
 */
export const createBurst = (tell: Listener): Burst => {
  let pending = new Map<string, OutboxEvent>()
  let window: NodeJS.Timeout | null = null

  const open = (): void => {
    window = setTimeout(close, WINDOW_MILLISECONDS)
    window.unref()
  }
  const close = (): void => {
    window = null
    const events = [...pending.values()]
    const last = events.at(-1)
    if (last === undefined) return
    pending = new Map()
    open()
    for (const event of events.length > DISTINCT_AT_MOST ? [gapAt(last)] : events) tell(event)
  }

  return {
    add(event) {
      if (window === null) {
        open()
        tell(event)
        return
      }
      const thing = `${event.topic} ${JSON.stringify(event.payload)}`
      // Keep the latest of equal events, at the latest position, so that `place` never decreases.
      pending.delete(thing)
      pending.set(thing, event)
      if (pending.size > DISTINCT_AT_MOST + 1) pending.delete(pending.keys().next().value ?? thing)
    },
    end() {
      if (window !== null) clearTimeout(window)
    },
  }
}
