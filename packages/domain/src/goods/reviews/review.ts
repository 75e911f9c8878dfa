import type { ErrorCode } from '../../errors/index.ts'
import type { GoodsOrderOutcome, GoodsOrderStatus } from '../orders/index.ts'
import { reviewRules } from '../../rules/review.ts'

/** Ratings that a buyer may give, worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** Whether the money behind a review was refunded; shown beside it. */
export type ReviewMark = 'none' | 'partlyRefunded' | 'refunded'

const MARK_OF_OUTCOME = {
  confirmed: 'none',
  settled: 'none',
  ruledToSeller: 'none',
  ruledSplit: 'partlyRefunded',
  agreedSplit: 'partlyRefunded',
  refunded: 'refunded',
  ruledToBuyer: 'refunded',
  cancelled: 'refunded',
  undelivered: 'refunded',
} as const satisfies Record<GoodsOrderOutcome, ReviewMark>

/**
 * The refund mark of a review; `outcome` is how its order ended, null while it is open.
 * @example
 * reviewMark(null) // 'none'
 */
export function reviewMark(outcome: GoodsOrderOutcome | null): ReviewMark {
  return outcome === null ? 'none' : MARK_OF_OUTCOME[outcome]
}

/**
 * Error for a `uid` that cannot review an order, else null. Only its buyer may, and only after it ended.
 * @example
 * whyNotReviewable({ buyerUid: 100_001, status: 'open' }, 100_001) // 'REVIEW_ORDER_OPEN'
 */
export function whyNotReviewable(
  order: { readonly buyerUid: number; readonly status: GoodsOrderStatus },
  uid: number,
): ErrorCode | null {
  if (order.buyerUid !== uid) return 'REVIEW_WRONG_PARTY'
  return order.status === 'open' ? 'REVIEW_ORDER_OPEN' : null
}

/**
 * Deadline (unix seconds) for editing a review written at `writtenAt`.
 * @example
 * editableUntil(1_760_000_000) // 1_760_604_800
 */
export function editableUntil(writtenAt: number): number {
  return writtenAt + reviewRules.editSeconds
}

/**
 * The average of `count` ratings with total `sum`, in tenths, half up: 46 means 4.6. Null without ratings.
 * @example
 * averageTenths(3, 14) // 47
 * averageTenths(0, 0) // null
 */
export function averageTenths(count: number, sum: number): number | null {
  return count === 0 ? null : Math.floor((sum * 20 + count) / (count * 2))
}
