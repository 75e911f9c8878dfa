import { inArray, lt } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/jobs.ts'
import { outbox } from './tables.ts'

const KEPT_SECONDS = 7 * 86_400
const BATCH = 5000

/** Deletes events that no reconnecting client can still ask for. */
export const pruneOutbox = (db: Db): TimedJob<number> => ({
  name: 'prune-outbox',
  everySeconds: 3600,
  due: async (now) => {
    const [old] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(lt(outbox.createdAt, now - KEPT_SECONDS))
      .limit(1)
    return old ? [old.id] : []
  },
  run: async (_id, now) => {
    const old = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(lt(outbox.createdAt, now - KEPT_SECONDS))
      .limit(BATCH)
    await db.delete(outbox).where(inArray(outbox.id, old))
  },
})
