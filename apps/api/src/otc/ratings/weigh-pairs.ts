import { and, eq, isNotNull, lt, or } from 'drizzle-orm'
import { readSigns } from '../../goods/orders/index.ts'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { otcOrder } from '../orders/tables.ts'
import { otcPair } from './tables.ts'

function weigh(app: App, orderId: number): Promise<void> {
  return runVerb(app, null, async () => {
    const [order] = await app.db
      .select({ buyerUid: otcOrder.buyerUid, sellerUid: otcOrder.sellerUid })
      .from(otcOrder)
      .where(eq(otcOrder.id, orderId))
    if (order === undefined) return
    const { buyerUid, sellerUid } = order
    const signs = await readSigns(app, { receiverUid: buyerUid, giverUid: sellerUid })
    const pair = or(
      and(eq(otcPair.uid, buyerUid), eq(otcPair.otherUid, sellerUid)),
      and(eq(otcPair.uid, sellerUid), eq(otcPair.otherUid, buyerUid)),
    )
    await commitVerb(app, {
      writes: [
        app.db
          .update(otcPair)
          .set({ signs: [...signs], unweighedOrderId: null })
          // A trade that came meanwhile is looked at by the next run.
          .where(and(pair, eq(otcPair.unweighedOrderId, orderId))),
      ],
    })
  })
}

/**
 * Looks for signs that a trade of coin for fiat was a deal with oneself, apart from the trade, whose commit would have to ask who knows
 * whom. Such a pair counts in no record: neither as a partner nor with its ratings.
 */
export function weighPairsJob(app: App): TimedJob<{ readonly orderId: number }> {
  return {
    name: 'weigh-pairs',
    everySeconds: 10,
    due: async (_, limit) => {
      const rows = await app.db
        .select({ orderId: otcPair.unweighedOrderId })
        .from(otcPair)
        .where(and(isNotNull(otcPair.unweighedOrderId), lt(otcPair.uid, otcPair.otherUid)))
        .orderBy(otcPair.unweighedOrderId)
        .limit(limit)
      return rows.flatMap(({ orderId }) => (orderId === null ? [] : [{ orderId }]))
    },
    run: ({ orderId }) => weigh(app, orderId),
  }
}
