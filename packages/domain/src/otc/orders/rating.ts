import type { DisputeParty } from '../../trust/disputes/index.ts'
import type { ErrorCode } from '../../errors/index.ts'
import { otcRules } from '../../rules/otc.ts'
import type { OtcOrderStatus } from './derive.ts'
import type { CancelledOtcOrder } from './states.ts'

/**
 * Until when (unix seconds) both sides of an order that completed at `endedAt` rate each other, and change what they gave.
 * @example
 * rateableUntil(1_760_000_600) // 1_761_210_200
 */
export function rateableUntil(endedAt: number): number {
  return endedAt + otcRules.ratingSeconds
}

/**
 * Why a party cannot rate an order now; null when they can. Only a completed one is rated: a cancelled one says so itself.
 * @example
 * whyNotRateable({ status: statusOf(paid), endedAt: null }, 1_760_000_600) // 'OTC_RATING_NOT_COMPLETED'
 */
export function whyNotRateable(
  { status, endedAt }: { readonly status: OtcOrderStatus; readonly endedAt: number | null },
  now: number,
): ErrorCode | null {
  if (status !== 'completed' || endedAt === null) return 'OTC_RATING_NOT_COMPLETED'
  return now > rateableUntil(endedAt) ? 'OTC_RATING_CLOSED' : null
}

/** Who kept an order from completing: the buyer who took it back or did not pay in time. What an arbiter rules is nobody's cancellation. */
const ABANDONED_BY = {
  byBuyer: 'buyer',
  expired: 'buyer',
  requiredBySeller: 'buyer',
  ruledToSeller: null,
} as const satisfies Record<CancelledOtcOrder['cancellation'], DisputeParty | null>

/**
 * Whose record a cancelled order counts in.
 * @example
 * abandonedBy('expired') // 'buyer'
 * abandonedBy('requiredBySeller') // 'buyer'
 */
export function abandonedBy(cancellation: CancelledOtcOrder['cancellation']): DisputeParty | null {
  return ABANDONED_BY[cancellation]
}

/**
 * Completed of completed and abandoned trades in whole percent, rounded down: 100 is said of nobody who ever left one. Null without any.
 * @example
 * completionPercent(9, 1) // 90
 * completionPercent(0, 0) // null
 */
export function completionPercent(completed: number, abandoned: number): number | null {
  const all = completed + abandoned
  return all === 0 ? null : Math.floor((completed * 100) / all)
}
