import { rules } from '@jindu/domain/rules'
import { asc, eq, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/index.ts'
import { otcOrder, otcOrderPayees } from './tables.ts'

/**
 * Deletes the receiving accounts stored with ended orders: nothing is paid to them any more, and after
 * `payeesKeptSeconds` no ruling can be questioned. The table stays small, because older rows are already deleted.
 */
export function pruneKeptPayeesJob({ db }: App): TimedJob<number> {
  return {
    name: 'prune-otc-order-payees',
    everySeconds: 3_600,
    due: async (now, limit) => {
      const rows = await db
        .select({ orderId: otcOrderPayees.orderId })
        .from(otcOrderPayees)
        .innerJoin(otcOrder, eq(otcOrder.id, otcOrderPayees.orderId))
        .where(lte(otcOrder.endedAt, now - rules.otc.payeesKeptSeconds))
        .orderBy(asc(otcOrder.endedAt))
        .limit(limit)
      return rows.map(({ orderId }) => orderId)
    },
    run: async (orderId) => {
      await db.delete(otcOrderPayees).where(eq(otcOrderPayees.orderId, orderId))
    },
  }
}
