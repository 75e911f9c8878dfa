import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { applyEvent } from './apply-event.ts'
import { goodsOrder } from './tables.ts'

// Somebody else ended, held or settled the order between the look and the act.
const MEANWHILE: readonly ErrorCode[] = ['ORDER_NOT_OPEN', 'ORDER_ALREADY_HELD', 'ORDER_PROTECTION_RUNNING']

/**
 * Settles orders whose protection has expired, as the actor `clock`; orders of a frozen buyer are put on hold instead.
 * After downtime it catches up, oldest first.
 */
export function settleOrdersJob(app: App): TimedJob<{ readonly orderId: number }> {
  return {
    name: 'settle-goods-orders',
    everySeconds: 5,
    due: (now, limit) =>
      app.db
        .select({ orderId: goodsOrder.id })
        .from(goodsOrder)
        .where(and(eq(goodsOrder.status, 'open'), isNull(goodsOrder.heldSince), lte(goodsOrder.protectUntil, now)))
        .orderBy(asc(goodsOrder.protectUntil))
        .limit(limit),
    run: async ({ orderId }) => {
      try {
        await applyEvent(app, orderId, { kind: 'settle' }, () => ({ kind: 'clock', uid: null }))
      } catch (error) {
        if (!isDomainError(error) || !MEANWHILE.includes(error.code)) throw error
      }
    },
  }
}
