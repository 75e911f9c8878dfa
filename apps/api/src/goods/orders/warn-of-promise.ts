import { channelName } from '@jindu/domain/events'
import { nextPromiseWarning } from '@jindu/domain/goods/orders'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { tell } from '../../records/messages/index.ts'
import { goodsOrder } from './tables.ts'

const { status, promiseWarningAt, deliveredAt } = goodsOrder

interface Due {
  readonly id: number
  readonly buyerUid: number
  readonly sellerUid: number
  readonly paidAt: number
  readonly promisedUntil: number | null
  readonly deliveredAt: number | null
  readonly promiseWarningAt: number | null
  readonly version: number
}

/**
 * Warns the seller in the last quarter of a promised time, and both sides when it has passed, once each. After downtime
 * it catches up, oldest first. A step that comes first raises the version: then nothing is sent, and the next run looks
 * again.
 */
export function warnOfPromiseJob(app: App): TimedJob<Due> {
  return {
    name: 'warn-of-promises',
    everySeconds: 5,
    due: (now, limit) =>
      app.db
        .select()
        .from(goodsOrder)
        .where(and(eq(status, 'open'), isNull(deliveredAt), lte(promiseWarningAt, now)))
        .orderBy(asc(promiseWarningAt))
        .limit(limit),
    key: ({ id }) => String(id),
    run: async (order) => {
      const { id, buyerUid, sellerUid, version } = order
      const due = nextPromiseWarning(order, order.promiseWarningAt ?? 0)
      if (due === null) return
      const at = app.clock.now()
      const next = nextPromiseWarning(order, due.at + 1)
      const changed = { promiseWarningAt: next?.at ?? null, version: version + 1 }
      const { kind } = due
      const told = { subjectId: id, facts: {} } as const
      const toSeller = tell(sellerUid, { ...told, kind, side: 'seller' }, { by: null, at })
      const toBuyer =
        kind === 'goodsOrder.promisePassed' ? [tell(buyerUid, { ...told, kind, side: 'buyer' }, { by: null, at })] : []
      await commitVerb(app, {
        guards: [{ change: updateRow(goodsOrder, changed, { id, version }) }],
        writes: [toSeller, ...toBuyer],
        outbox: [
          {
            topic: 'goodsOrder',
            uids: [buyerUid, sellerUid],
            channels: [channelName('goodsOrder', id)],
            payload: { id, event: 'warned' },
          },
        ],
      })
    },
  }
}
