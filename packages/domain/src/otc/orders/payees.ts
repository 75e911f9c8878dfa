import type { ErrorCode } from '../../errors/index.ts'
import { otcRules } from '../../rules/otc.ts'
import type { OtcOrderStatus } from './derive.ts'

/**
 * Why nobody reads the accounts that an order is paid to; null while it runs. Who ended it has nothing more to pay.
 * @example
 * whyNoPayees(statusOf(paid)) // null
 */
export function whyNoPayees(status: OtcOrderStatus): ErrorCode | null {
  return status === 'open' ? null : 'OTC_ORDER_NOT_OPEN'
}

/**
 * Whether a look at those accounts is a line of its own on the timeline: the first is, and then at most one within
 * `payeeViewSeconds` of the same viewer, so that nobody fills a timeline by looking.
 * @param lastAt when the same viewer's last line was written, unix seconds; null without one
 * @example
 * isViewRecorded(null, 1_760_000_600) // true
 */
export function isViewRecorded(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= otcRules.payeeViewSeconds
}
