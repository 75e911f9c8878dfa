import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { rules } from '@jindu/domain/rules'

const WRITE_EVERY_SECONDS = 60
/** A longer silence means that the user was away in between. */
const ONLINE_GAP_SECONDS = 300
const FLUSH_MILLISECONDS = 10_000
const MAX_REMEMBERED = 50_000

interface Seen {
  readonly uid: number
  /** Unix seconds. */
  readonly at: number
  readonly address: string
}

const { lifetimeSeconds, longestSeconds } = rules.session

export interface Presence {
  touch(session: Session, address: string): void
  start(): void
  stop(): Promise<void>
}

/**
 * Writes who was seen. The time online is what passed since the account was last seen by any process and in any session, so
 * that none of it counts twice. Each use moves a session's end, up to ninety days after it began. Rows are locked in id order: two processes that write the same people deadlock otherwise.
 */
async function write(db: App['db'], batch: readonly (readonly [number, Seen])[]): Promise<void> {
  const rows = batch.map(([session, { uid, at, address }]) => ({ session, uid, at, address }))
  await db.execute(sql`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (session bigint, uid bigint, at float8, address text)
    ), kept_sessions as materialized (
      select id from session where id in (select session from seen) order by id for update
    ), kept as (
      update session s set last_seen_at = to_timestamp(seen.at),
        expires_at = least(to_timestamp(seen.at + ${lifetimeSeconds}::int), s.created_at + make_interval(secs => ${longestSeconds}::int))
      from seen where s.id = seen.session and s.id in (select id from kept_sessions) and s.last_seen_at <= to_timestamp(seen.at)
    ), latest as (
      select distinct on (uid) uid, to_timestamp(at) as at, address from seen order by uid, at desc
    ), before as materialized (
      select u.uid, u.last_online_at from app_user u where u.uid in (select uid from latest) order by u.uid for update
    ), online as (
      update app_user u set last_online_at = latest.at, last_origin = latest.address
      from latest join before using (uid) where u.uid = latest.uid and before.last_online_at < latest.at
      returning u.uid, extract(epoch from latest.at - before.last_online_at)::bigint as gap
    )
    update user_statistics t set online_seconds = t.online_seconds + online.gap
    from online where t.uid = online.uid and online.gap <= ${ONLINE_GAP_SECONDS}::int`)
}

/** Keeps sessions alive, "last online" and the time spent online: one write a minute and session at most, outside the request. */
export function createPresence(app: Pick<App, 'db' | 'clock' | 'log'>): Presence {
  const writtenAt = new Map<number, number>()
  const pending = new Map<number, Seen>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    const batch = [...pending]
    if (batch.length === 0) return
    pending.clear()
    try {
      await write(app.db, batch)
    } catch (error) {
      // Kept for the next time; who was seen again meanwhile is not put back to before.
      for (const [session, seen] of batch) if (!pending.has(session)) pending.set(session, seen)
      throw error
    }
  }

  const flushQuietly = () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'presence not written'))

  return {
    touch(session, address) {
      const at = app.clock.now()
      if (at - (writtenAt.get(session.id) ?? 0) < WRITE_EVERY_SECONDS) return
      if (writtenAt.size > MAX_REMEMBERED) writtenAt.clear()
      writtenAt.set(session.id, at)
      if (pending.size <= MAX_REMEMBERED || pending.has(session.id))
        pending.set(session.id, { uid: session.uid, at, address })
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
