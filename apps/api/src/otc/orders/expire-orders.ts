import { isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import { applyEvent } from './apply-event.ts'
import { otcOrder } from './tables.ts'

// Somebody paid, complained or ended the order between the look and the act.
const MEANWHILE: readonly ErrorCode[] = [
  'OTC_ORDER_NOT_OPEN',
  'OTC_ORDER_ALREADY_PAID',
  // A frozen buyer whose time counts only within working hours returned: the column does not consider working hours.
  'OTC_ORDER_TOO_EARLY',
  'OTC_ORDER_COMPLAINT_STANDS',
  'DISPUTE_RULING_PENDING',
]

/**
 * Ends unattended unpaid orders, as the actor `clock`; orders of a frozen buyer go to an arbiter. After downtime it
 * catches up, oldest first.
 */
export function expireOtcOrdersJob(app: App): TimedJob<{ readonly orderId: number }> {
  return {
    name: 'expire-otc-orders',
    everySeconds: 5,
    due: (now, limit) =>
      app.db
        .select({ orderId: otcOrder.id })
        .from(otcOrder)
        .where(
          and(
            eq(otcOrder.status, 'open'),
            isNull(otcOrder.paidAt),
            isNull(otcOrder.disputeOpenedAt),
            lte(otcOrder.unattendedAt, now),
          ),
        )
        .orderBy(asc(otcOrder.unattendedAt))
        .limit(limit),
    run: async ({ orderId }) => {
      const expire = { kind: 'expire' } as const
      try {
        await applyEvent(
          app,
          orderId,
          () => expire,
          () => ({ kind: 'clock', uid: null }),
        )
      } catch (error) {
        if (!isDomainError(error) || !MEANWHILE.includes(error.code)) throw error
      }
    },
  }
}
