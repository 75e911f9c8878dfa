import { and, asc, lt, lte } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/jobs.ts'
import { outbox } from './tables.ts'

const KEPT_SECONDS = 7 * 86_400
const BATCH = 5000

/** The oldest rows by id; their times follow it but for the moment that a transaction takes. */
const oldest = (db: Db, limit: number) =>
  db.select({ id: outbox.id, createdAt: outbox.createdAt }).from(outbox).orderBy(asc(outbox.id)).limit(limit)

/** Deletes events that no reconnecting client can still ask for. */
export const pruneOutbox = (db: Db): TimedJob<number> => ({
  name: 'prune-outbox',
  everySeconds: 3600,
  due: async (now) => {
    const [first] = await oldest(db, 1)
    return first !== undefined && first.createdAt < now - KEPT_SECONDS ? [first.id] : []
  },
  run: async (_id, now) => {
    const last = (await oldest(db, BATCH)).findLast(({ createdAt }) => createdAt < now - KEPT_SECONDS)
    if (last === undefined) return
    await db.delete(outbox).where(and(lte(outbox.id, last.id), lt(outbox.createdAt, now - KEPT_SECONDS)))
  },
})
