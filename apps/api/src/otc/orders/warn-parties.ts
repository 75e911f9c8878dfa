import { channelName } from '@jindu/domain/events'
import { nextWarning } from '@jindu/domain/otc/orders'
import { asc, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { tellParties } from '../../records/messages/index.ts'
import { loadOrder, stateOf } from './order-row.ts'
import { otcOrder } from './tables.ts'

/**
 * Sends both sides the due warning of one order. The count of warnings rises with the order's version, so each is sent
 * once.
 */
function warnParties(app: App, orderId: number): Promise<void> {
  return runVerb(app, null, async () => {
    const loaded = await loadOrder(app, orderId)
    const { order } = loaded
    const state = stateOf(loaded)
    const now = app.clock.now()
    const due = nextWarning(state, order.warned)
    const unchanged = { id: orderId, version: order.version }
    if (due === null || due.at > now) {
      // The awaited side was frozen or returned since, so the scheduled warning moved.
      const moved = { warningAt: due?.at ?? null, version: order.version + 1 }
      if (order.warningAt === null || order.warningAt > now) return
      await commitVerb(app, { guards: [{ change: updateRow(otcOrder, moved, unchanged) }], writes: [] })
      return
    }
    const warningAt = nextWarning(state, due.warned)?.at ?? null
    const change = { warned: due.warned, warningAt, version: order.version + 1 }
    await commitVerb(app, {
      guards: [{ change: updateRow(otcOrder, change, unchanged) }],
      writes: tellParties(order, { note: due.kind, by: null, at: now }),
      outbox: [
        {
          topic: 'otcOrder',
          uids: [order.buyerUid, order.sellerUid],
          channels: [channelName('otcOrder', orderId)],
          payload: { id: orderId, event: 'warned' },
        },
      ],
    })
  })
}

/**
 * Warns at half and at the last quarter of every running time, once each. After downtime it catches up, oldest first.
 */
export function warnOtcOrdersJob(app: App): TimedJob<{ readonly orderId: number; readonly warningAt: number | null }> {
  return {
    name: 'warn-otc-orders',
    everySeconds: 5,
    due: (now, limit) =>
      app.db
        .select({ orderId: otcOrder.id, warningAt: otcOrder.warningAt })
        .from(otcOrder)
        .where(lte(otcOrder.warningAt, now))
        .orderBy(asc(otcOrder.warningAt))
        .limit(limit),
    run: ({ orderId }) => warnParties(app, orderId),
  }
}
