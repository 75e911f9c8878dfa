import { and, asc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { goods, RANK_OF_SALES } from './tables.ts'

const rankOfSales = sql.raw(RANK_OF_SALES)
const isDue = sql`listed and search_rank <> ${rankOfSales}`

/** Raises the search rank of goods as they sell. A separate job, because it rewrites all their index rows. */
export function raiseRankJob({ db }: App): TimedJob<{ readonly id: number }> {
  return {
    name: 'raise-search-rank',
    everySeconds: 60,
    due: (_, limit) => db.select({ id: goods.id }).from(goods).where(isDue).orderBy(asc(goods.id)).limit(limit),
    run: async ({ id }) => {
      await db
        .update(goods)
        .set({ searchRank: rankOfSales })
        .where(and(eq(goods.id, id), isDue))
    },
  }
}
