import type { Log } from '../log/index.ts'
import { createBurst, type Burst } from './burst.ts'
import type { Listener, OutboxEvent, Reader } from './outbox.ts'

interface Followed {
  readonly listeners: Set<Listener>
  /** Only for channels: accounts get every event individually. */
  readonly burst: Burst | null
}

/** An account's number, or a channel's name. */
type Key = number | string

const keyOf = (reader: Reader): Key => ('uid' in reader ? reader.uid : reader.channel)

/** This process's listeners, by reader. */
export const createSubscriptions = (log: Log) => {
  const readers = new Map<Key, Followed>()

  const tell = (listeners: ReadonlySet<Listener>, event: OutboxEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        // One broken listener must not keep the others from hearing.
        log.error({ err: error, topic: event.topic }, 'outbox: a listener failed')
      }
    }
  }
  const follow = (key: Key): Followed => {
    const listeners = new Set<Listener>()
    const burst = typeof key === 'string' ? createBurst((event) => tell(listeners, event)) : null
    const followed = { listeners, burst }
    readers.set(key, followed)
    return followed
  }
  return {
    subscribe(reader: Reader, listener: Listener): () => void {
      const key = keyOf(reader)
      const followed = readers.get(key) ?? follow(key)
      followed.listeners.add(listener)
      return () => {
        followed.listeners.delete(listener)
        if (followed.listeners.size > 0 || readers.get(key) !== followed) return
        followed.burst?.end()
        readers.delete(key)
      }
    },
    deliver(reader: Reader, event: OutboxEvent): void {
      const followed = readers.get(keyOf(reader))
      if (followed === undefined) return
      if (followed.burst === null) tell(followed.listeners, event)
      else followed.burst.add(event)
    },
  }
}
