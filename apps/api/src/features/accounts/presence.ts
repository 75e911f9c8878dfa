import { eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { rules } from '@jindu/domain/rules'
import { appUser, session as sessions, userStatistics } from './tables.ts'

const WRITE_EVERY_SECONDS = 60
/** A longer silence means that the user was away in between. */
const ONLINE_GAP_SECONDS = 300
const FLUSH_MILLISECONDS = 10_000
const MAX_REMEMBERED = 50_000

interface Seen {
  readonly uid: number
  readonly at: number
  readonly address: string
  readonly onlineSeconds: number
}

export interface Presence {
  touch(session: Session, address: string): void
  start(): void
  stop(): Promise<void>
}

/** Keeps sessions alive, "last online" and the time spent online: one write a minute and session at most, outside the request. */
export function createPresence(app: Pick<App, 'db' | 'clock' | 'log'>): Presence {
  const writtenAt = new Map<number, number>()
  const pending = new Map<number, Seen>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    const batch = [...pending]
    pending.clear()
    for (const [sessionId, { uid, ...seen }] of batch) {
      await app.db
        .update(sessions)
        .set({ lastSeenAt: seen.at, expiresAt: seen.at + rules.session.lifetimeSeconds })
        .where(eq(sessions.id, sessionId))
      await app.db
        .update(appUser)
        .set({ lastOnlineAt: seen.at, lastOrigin: seen.address })
        .where(sql`${appUser.uid} = ${uid} and ${appUser.lastOnlineAt} < to_timestamp(${seen.at})`)
      await app.db
        .update(userStatistics)
        .set({ onlineSeconds: sql`${userStatistics.onlineSeconds} + ${seen.onlineSeconds}` })
        .where(eq(userStatistics.uid, uid))
    }
  }

  const flushQuietly = () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'presence not written'))

  return {
    touch(session, address) {
      const at = app.clock.now()
      const before = writtenAt.get(session.id) ?? 0
      const gap = at - before
      if (gap < WRITE_EVERY_SECONDS) return
      if (writtenAt.size > MAX_REMEMBERED) writtenAt.clear()
      writtenAt.set(session.id, at)
      pending.set(session.id, { uid: session.uid, at, address, onlineSeconds: gap <= ONLINE_GAP_SECONDS ? gap : 0 })
    },
    start() {
      timer = setInterval(() => void flushQuietly(), FLUSH_MILLISECONDS).unref()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      await flushQuietly()
    },
  }
}
