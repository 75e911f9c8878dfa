import { asc, lt } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { TimedJob } from '../jobs/jobs.ts'
import { rateCount } from './tables.ts'

const SECOND = 1_000

/** Forgets windows that have passed. */
export function pruneCounts(db: Db): TimedJob<number> {
  return {
    name: 'prune-rate-counts',
    everySeconds: 300,
    due: async (now) => {
      const passed = lt(rateCount.expire, now * SECOND)
      const [row] = await db
        .select({ expire: rateCount.expire })
        .from(rateCount)
        .where(passed)
        .orderBy(asc(rateCount.expire))
        .limit(1)
      return row?.expire === undefined || row.expire === null ? [] : [now]
    },
    run: async (now) => {
      await db.delete(rateCount).where(lt(rateCount.expire, now * SECOND))
    },
  }
}
