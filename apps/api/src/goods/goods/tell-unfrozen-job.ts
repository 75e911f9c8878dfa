import { asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { goodsBack } from './tables.ts'
import { tellBack } from './tell-back.ts'

/** Notifies followers of goods whose seller was unfrozen. A job, because a seller may have thousands of goods. */
export function tellUnfrozenJob(app: App): TimedJob<{ readonly goodsId: number }> {
  return {
    name: 'tell-unfrozen-goods',
    everySeconds: 15,
    due: (_, limit) =>
      app.db
        .select({ goodsId: goodsBack.goodsId })
        .from(goodsBack)
        .orderBy(asc(goodsBack.at), asc(goodsBack.goodsId))
        .limit(limit),
    run: async ({ goodsId }, now) => {
      try {
        await commitVerb(app, {
          guards: [{ change: app.db.delete(goodsBack).where(eq(goodsBack.goodsId, goodsId)) }],
          writes: tellBack(goodsId, 'sellerUnfrozen', now),
        })
      } catch (error) {
        // Another process notified them.
        if (!(error instanceof ConflictError)) throw error
      }
    },
  }
}
