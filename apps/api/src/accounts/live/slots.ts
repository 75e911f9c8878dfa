import { fail } from '@jindu/domain/errors'

/** Limits concurrent use per caller. */
export interface Slots<Key> {
  /** @returns what gives it back, once. @throws DomainError RATE_LIMITED */
  take(key: Key): () => void
}

export function createSlots<Key>(limit: number): Slots<Key> {
  const running = new Map<Key, number>()
  return {
    take(key) {
      const before = running.get(key) ?? 0
      if (before >= limit) fail('RATE_LIMITED', { retryAfterSeconds: 3 })
      running.set(key, before + 1)
      let given = false
      return () => {
        if (given) return
        given = true
        const left = (running.get(key) ?? 1) - 1
        if (left === 0) running.delete(key)
        else running.set(key, left)
      }
    },
  }
}
