import type { Log } from '../log/index.ts'
import type { OutboxEvent } from './outbox.ts'

type Listener = (event: OutboxEvent) => void

/** This process's listeners, by account. */
export const createSubscriptions = (log: Log) => {
  const byUid = new Map<number, Set<Listener>>()
  const everything = new Set<Listener>()

  const call = (listener: Listener, event: OutboxEvent): void => {
    try {
      listener(event)
    } catch (error) {
      // One broken listener must not keep the others from hearing.
      log.error({ err: error, topic: event.topic }, 'outbox: a listener failed')
    }
  }
  return {
    subscribe(uid: number, listener: Listener): () => void {
      const listeners = byUid.get(uid) ?? new Set<Listener>()
      byUid.set(uid, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byUid.get(uid) === listeners) byUid.delete(uid)
      }
    },
    subscribeAll(listener: Listener): () => void {
      everything.add(listener)
      return () => {
        everything.delete(listener)
      }
    },
    deliver(event: OutboxEvent): void {
      const concerned = event.uids.length > 0 ? event.uids : byUid.keys()
      for (const uid of new Set(concerned)) for (const listener of byUid.get(uid) ?? []) call(listener, event)
      for (const listener of everything) call(listener, event)
    },
  }
}
