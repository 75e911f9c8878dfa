import { isTradedShare, type DisputeParty } from '../../trust/disputes/index.ts'
import type { ErrorCode } from '../../errors/index.ts'
import type { CurrencyCode, Money } from '../../money/index.ts'
import { otcRules } from '../../rules/otc.ts'
import type { OtcOrderStatus } from './derive.ts'
import type { OtcOrderOutcome } from './record.ts'
import type { CancelledOtcOrder, EndedOtcOrder } from './states.ts'
import { boughtBy } from './take-offer.ts'

/**
 * Deadline (unix seconds) for both sides of an order completed at `endedAt` to rate each other and change their
 * ratings.
 * @example
 * rateableUntil(1_760_000_600) // 1_761_210_200
 */
export function rateableUntil(endedAt: number): number {
  return endedAt + otcRules.ratingSeconds
}

/**
 * Why a party cannot rate an order now; null if they can. Only completed orders are rated. A cancelled one has its own
 * error, and a split that is no trade counts for nobody.
 * @param traded result of `isTraded`; unused before the end
 * @example
 * whyNotRateable({ status: statusOf(paid), endedAt: null }, 1_760_000_600, false) // 'OTC_RATING_NOT_COMPLETED'
 */
export function whyNotRateable(
  { status, endedAt }: { readonly status: OtcOrderStatus; readonly endedAt: number | null },
  now: number,
  traded: boolean,
): ErrorCode | null {
  if (status !== 'completed' || endedAt === null || !traded) return 'OTC_RATING_NOT_COMPLETED'
  return now > rateableUntil(endedAt) ? 'OTC_RATING_CLOSED' : null
}

/**
 * Whether an ended order counts as a completed trade of both sides: a split that leaves one side next to nothing does
 * not.
 * @example
 * const released = next(paid, { kind: 'release' }, { kind: 'seller' }, 1_760_000_900).state
 * isTraded(released) // true
 */
export function isTraded(order: EndedOtcOrder): boolean {
  const outcome = order.kind === 'cancelled' ? order.cancellation : order.completion.how
  return isTradedOutcome(outcome, order.escrow, boughtBy(order))
}

const TRADED = {
  released: 'always',
  requiredByBuyer: 'always',
  ruledToBuyer: 'always',
  agreedSplit: 'byShare',
  ruledSplit: 'byShare',
  byBuyer: 'never',
  requiredBySeller: 'never',
  expired: 'never',
  ruledToSeller: 'never',
  agreedReturn: 'never',
} as const satisfies Record<OtcOrderOutcome, 'always' | 'byShare' | 'never'>

/**
 * `isTraded` for the stored outcome of an order.
 * @param bought coin that left the seller, before the fee
 * @example
 * isTradedOutcome('agreedSplit', money('LTC', 1_000n), money('LTC', 9n)) // false
 */
export function isTradedOutcome(
  outcome: OtcOrderOutcome,
  escrow: Money<CurrencyCode>,
  bought: Money<CurrencyCode>,
): boolean {
  const rule = TRADED[outcome]
  return rule === 'byShare' ? isTradedShare(escrow, bought) : rule === 'always'
}

/**
 * The side to blame for a cancellation: the buyer who cancelled or did not pay in time. A ruling and
 * an agreement are nobody's cancellation.
 */
const ABANDONED_BY = {
  byBuyer: 'buyer',
  expired: 'buyer',
  requiredBySeller: 'buyer',
  ruledToSeller: null,
  agreedReturn: null,
} as const satisfies Record<CancelledOtcOrder['cancellation'], DisputeParty | null>

/**
 * The side whose record a cancelled order counts in.
 * @example
 * abandonedBy('expired') // 'buyer'
 * abandonedBy('requiredBySeller') // 'buyer'
 */
export function abandonedBy(cancellation: CancelledOtcOrder['cancellation']): DisputeParty | null {
  return ABANDONED_BY[cancellation]
}

/**
 * Completed trades in percent of completed and abandoned ones, rounded down, so that one abandoned trade rules out 100.
 * Null without any.
 * @example
 * completionPercent(9, 1) // 90
 * completionPercent(0, 0) // null
 */
export function completionPercent(completed: number, abandoned: number): number | null {
  const all = completed + abandoned
  return all === 0 ? null : Math.floor((completed * 100) / all)
}
