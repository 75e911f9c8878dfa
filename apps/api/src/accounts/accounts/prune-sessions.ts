import { eq, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { session } from './tables.ts'

/** Deletes expired sessions. */
export function pruneSessionsJob(app: Pick<App, 'db'>): TimedJob<number> {
  return {
    name: 'prune-sessions',
    everySeconds: 3_600,
    due: async (now, limit) => {
      const rows = await app.db.select({ id: session.id }).from(session).where(lte(session.expiresAt, now)).limit(limit)
      return rows.map((row) => row.id)
    },
    run: async (id) => {
      await app.db.delete(session).where(eq(session.id, id))
    },
  }
}
