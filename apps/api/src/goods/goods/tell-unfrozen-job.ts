import { asc, eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { goodsBack } from './tables.ts'
import { tellBack } from './tell-back.ts'

/** Tells followers that goods can be bought again whose seller was unfrozen: apart from the unfreezing, of which a seller may have thousands. */
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
        // Another process told them.
        if (!(error instanceof ConflictError)) throw error
      }
    },
  }
}
