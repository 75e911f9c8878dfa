import type { ErrorCode } from '../../errors/index.ts'
import type { GoodsOrderOutcome, GoodsOrderStatus } from '../orders/index.ts'
import { reviewRules } from '../../rules/review.ts'

/** What a buyer may give, the worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** What a reader must know of the money behind a review. */
export type ReviewMark = 'none' | 'partlyRefunded' | 'refunded'

const MARK_OF_OUTCOME = {
  confirmed: 'none',
  settled: 'none',
  ruledToSeller: 'none',
  ruledSplit: 'partlyRefunded',
  agreedSplit: 'partlyRefunded',
  refunded: 'refunded',
  ruledToBuyer: 'refunded',
} as const satisfies Record<GoodsOrderOutcome, ReviewMark>

/**
 * How a review is marked; `outcome` is how its order ended, null while it is open.
 * @example
 * reviewMark(null) // 'none'
 */
export function reviewMark(outcome: GoodsOrderOutcome | null): ReviewMark {
  return outcome === null ? 'none' : MARK_OF_OUTCOME[outcome]
}

/**
 * Why `uid` cannot review an order; null when they can. Only its buyer reviews it, and only once it has ended.
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
 * Until when (unix seconds) what was written at `writtenAt` may be edited.
 * @example
 * editableUntil(1_760_000_000) // 1_760_604_800
 */
export function editableUntil(writtenAt: number): number {
  return writtenAt + reviewRules.editSeconds
}

/**
 * The average of `count` ratings that add up to `sum`, in tenths, half up: 46 is said as 4.6. Null without ratings.
 * @example
 * averageTenths(3, 14) // 47
 * averageTenths(0, 0) // null
 */
export function averageTenths(count: number, sum: number): number | null {
  return count === 0 ? null : Math.floor((sum * 20 + count) / (count * 2))
}
