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
  /** None of a socket that its client has closed already. */
  readonly address: string | undefined
  /** When they last did something, if they did: an open page alone does not put off the session's end. */
  readonly usedAt: number | null
}

const { lifetimeSeconds, longestSeconds } = rules.session

export interface Presence {
  /** The session was used. */
  touch(session: Session, address: string | undefined): void
  /** The session has a page open. */
  see(session: Session, address: string | undefined): void
  start(): void
  stop(): Promise<void>
}

/**
 * Writes presence. Online time is the time since the account was last seen in any process and session, so nothing
 * counts twice. Each use extends the session, up to ninety days after its start. Rows are locked in id order: otherwise
 * two processes that write the same users would deadlock.
 */
async function write(db: App['db'], batch: readonly (readonly [number, Seen])[]): Promise<void> {
  const rows = batch.map(([session, seen]) => ({ session, ...seen }))
  await db.execute(sql`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (session bigint, uid bigint, at float8, address text, "usedAt" float8)
    ), kept_sessions as materialized (
      select id from session where id in (select session from seen) order by id for update
    ), kept as (
      update session s set last_seen_at = to_timestamp(seen.at),
        expires_at = case when seen."usedAt" is null then s.expires_at else
          least(to_timestamp(seen."usedAt" + ${lifetimeSeconds}::int), s.created_at + make_interval(secs => ${longestSeconds}::int)) end
      from seen where s.id = seen.session and s.id in (select id from kept_sessions) and s.last_seen_at <= to_timestamp(seen.at)
    ), latest as (
      select distinct on (uid) uid, to_timestamp(at) as at, address from seen order by uid, at desc
    ), before as materialized (
      select u.uid, u.last_online_at from app_user u where u.uid in (select uid from latest) order by u.uid for update
    ), online as (
      update app_user u set last_online_at = latest.at, last_origin = coalesce(latest.address, u.last_origin)
      from latest join before using (uid) where u.uid = latest.uid and before.last_online_at < latest.at
      returning u.uid, extract(epoch from latest.at - before.last_online_at)::bigint as gap
    )
    update user_statistics t set online_seconds = t.online_seconds + online.gap
    from online where t.uid = online.uid and online.gap <= ${ONLINE_GAP_SECONDS}::int`)
}

/**
 * Extends sessions, and updates "last online" and online time, outside requests: at most one write per minute and
 * session.
 */
export function createPresence(app: Pick<App, 'db' | 'clock' | 'log'>): Presence {
  /** When each session was last written, and when as used. */
  const writtenAt = { seen: new Map<number, number>(), used: new Map<number, number>() }
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

  function note({ id, uid }: Session, address: string | undefined, acts: boolean): void {
    const at = app.clock.now()
    const written = acts ? writtenAt.used : writtenAt.seen
    if (at - (written.get(id) ?? 0) < WRITE_EVERY_SECONDS) return
    for (const times of acts ? [writtenAt.used, writtenAt.seen] : [writtenAt.seen]) {
      if (times.size > MAX_REMEMBERED) times.clear()
      times.set(id, at)
    }
    if (pending.size > MAX_REMEMBERED && !pending.has(id)) return
    pending.set(id, { uid, at, address, usedAt: acts ? at : (pending.get(id)?.usedAt ?? null) })
  }

  const flushQuietly = () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'presence not written'))

  return {
    touch: (session, address) => note(session, address, true),
    see: (session, address) => note(session, address, false),
    start() {
      timer = setInterval(() => void flushQuietly(), FLUSH_MILLISECONDS).unref()
    },
    async stop() {
      if (timer !== null) clearInterval(timer)
      await flushQuietly()
    },
  }
}
