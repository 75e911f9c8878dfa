import type { Session } from '../../platform/sessions/session.ts'

/** A session as stored, including the fields that only the gate may see. */
export interface StoredSession extends Session {
  readonly payProof: Uint8Array | null
}

const FRESH_MILLISECONDS = 3_000
const MAX_SESSIONS = 20_000

interface Entry {
  readonly session: StoredSession
  readonly loadedAt: number
}

/**
 * Caches sessions for a few seconds, so that calls need no read of their own. `forget` invalidates changed ones at once
 * in every process; the short lifetime limits the effect of a lost notification.
 */
export interface SessionCache {
  read(tokenHash: string, load: () => Promise<StoredSession | null>): Promise<StoredSession | null>
  forget(uid: number): void
  forgetAll(): void
}

export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>()
  const keysOfUid = new Map<number, Set<string>>()
  const loading = new Map<string, Promise<StoredSession | null>>()
  let generation = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    const keys = keysOfUid.get(entry.session.uid)
    keys?.delete(key)
    if (keys?.size === 0) keysOfUid.delete(entry.session.uid)
  }

  function keep(key: string, session: StoredSession): void {
    drop(key)
    entries.set(key, { session, loadedAt: performance.now() })
    const keys = keysOfUid.get(session.uid) ?? new Set()
    keysOfUid.set(session.uid, keys.add(key))
    const oldest = entries.keys().next()
    if (entries.size > MAX_SESSIONS && oldest.done !== true) drop(oldest.value)
  }

  async function load(key: string, read: () => Promise<StoredSession | null>): Promise<StoredSession | null> {
    const startedIn = generation
    try {
      const session = await read()
      // Do not cache if a change arrived during the read, because the result may be outdated.
      if (session !== null && startedIn === generation) keep(key, session)
      return session
    } finally {
      loading.delete(key)
    }
  }

  return {
    read(key, read) {
      const entry = entries.get(key)
      if (entry !== undefined && performance.now() - entry.loadedAt < FRESH_MILLISECONDS) {
        return Promise.resolve(entry.session)
      }
      const running = loading.get(key)
      if (running !== undefined) return running
      const started = load(key, read)
      loading.set(key, started)
      return started
    },
    forget(uid) {
      generation += 1
      loading.clear()
      for (const key of keysOfUid.get(uid) ?? []) drop(key)
    },
    forgetAll() {
      generation += 1
      loading.clear()
      entries.clear()
      keysOfUid.clear()
    },
  }
}
