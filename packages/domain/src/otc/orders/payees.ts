import type { ErrorCode } from '../../errors/index.ts'
import type { OtcOrderStatus } from './derive.ts'

/** A viewer who views an order's accounts again within this time gets no second timeline entry. */
export const VIEWED_SECONDS = 3_600

/**
 * Why the order's receiving accounts are hidden; null while it runs. After its end there is nothing more to pay.
 * @example
 * whyNoPayees(statusOf(paid)) // null
 */
export function whyNoPayees(status: OtcOrderStatus): ErrorCode | null {
  return status === 'open' ? null : 'OTC_ORDER_NOT_OPEN'
}

/**
 * Whether a view of those accounts gets its own timeline entry: the first, then at most one per viewer within
 * an hour, so that nobody floods a timeline by viewing.
 * @param lastAt time of the same viewer's last entry, unix seconds; null without one
 * @example
 * isViewRecorded(null, 1_760_000_600) // true
 */
export function isViewRecorded(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= VIEWED_SECONDS
}
