import type { Listener, OutboxEvent } from './outbox.ts'

const WINDOW_MILLISECONDS = 1000
/** More different things in one window are a gap. */
const DISTINCT_AT_MOST = 50

/** What is told of a channel to all who follow it. */
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
 * Tells the first event at once, and what follows within a second at its end: each thing once, however often it happened.
 * A channel has many followers, who read again what it says has changed.
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
      // The latest of several alike, in the place of the latest: what is told never goes back.
      pending.delete(thing)
      pending.set(thing, event)
      if (pending.size > DISTINCT_AT_MOST + 1) pending.delete(pending.keys().next().value ?? thing)
    },
    end() {
      if (window !== null) clearTimeout(window)
    },
  }
}
