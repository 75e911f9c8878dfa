import {
  answersAnewFrom,
  earned,
  isComplainedOf,
  isTradedShare,
  queuedAt,
  respondBy as answersBy,
  rulableAt as ruledFrom,
  shareOf,
  type Hearing,
  type Proceeds,
  type SplitParts,
} from '../../trust/disputes/index.ts'
import { zero } from '../../money/index.ts'
import type { CurrencyCode, Money } from '../../money/index.ts'
import { goodsOrderRules } from '../../rules/goods.ts'
import { partsOf } from './moves.ts'
import type { CompletedGoodsOrder, GoodsOrder, HeldGoodsOrder } from './states.ts'

/** The three statuses of the specification; an order under a hold is still open. */
export type GoodsOrderStatus = 'open' | 'completed' | 'revoked'

/** Progress of an order in lists (marketplace.md §4 "Progress display"). */
export type GoodsOrderProgress = 'awaitingDelivery' | 'inProgress' | 'suspended' | 'complaint' | 'ended'

/**
 * The status for storage and filters: a held order, and one that awaits its delivery, count as open (marketplace.md §4).
 * @example
 * statusOf(order) // 'open'
 * statusOf(held) // 'open'
 */
export function statusOf(state: GoodsOrder): GoodsOrderStatus {
  return state.kind === 'held' || state.kind === 'awaited' ? 'open' : state.kind
}

/**
 * Ended, else complaint or suspended under a hold, else awaiting delivery or in progress (marketplace.md §4).
 * @example
 * progressOf(order) // 'inProgress'
 */
export function progressOf(state: GoodsOrder): GoodsOrderProgress {
  if (state.kind === 'awaited') return 'awaitingDelivery'
  if (state.kind === 'open') return 'inProgress'
  if (state.kind !== 'held') return 'ended'
  return isComplainedOf(state.dispute) ? 'complaint' : 'suspended'
}

/**
 * Whether the seller promised to deliver by hand and has not.
 * @example
 * isUndelivered(order) // false
 * isUndelivered(awaited) // true
 */
export function isUndelivered({
  promisedUntil,
  deliveredAt,
}: Pick<GoodsOrder, 'promisedUntil' | 'deliveredAt'>): boolean {
  return promisedUntil !== null && deliveredAt === null
}

/**
 * Balance of the order's escrow account in this state.
 * @example
 * formatAmount(escrowOf(order)) // '1.36134068'
 */
export function escrowOf(state: GoodsOrder): Money<CurrencyCode> {
  return statusOf(state) === 'open' ? state.escrow : zero(state.escrow.asset)
}

/**
 * Time and event of the next clock step, unix seconds; null when a person must act or the order has ended.
 * @example
 * deadlineOf(order) // { at: 1_761_296_000, event: { kind: 'settle' } }
 */
export function deadlineOf(state: GoodsOrder): { at: number; event: { kind: 'settle' } } | null {
  return state.kind === 'open' || state.kind === 'awaited'
    ? { at: state.protectUntil, event: { kind: 'settle' } }
    : null
}

/**
 * Start of the buyer's hold, unix seconds; for an ended order the hold at its end; null for none.
 * @example
 * heldSince(held) // 1_760_000_060
 * heldSince(order) // null
 */
export function heldSince(state: HeldGoodsOrder): number
export function heldSince(state: GoodsOrder): number | null
export function heldSince({ dispute }: GoodsOrder): number | null {
  return dispute.kind === 'none' ? null : dispute.openedAt
}

/** Whether the hold began after the protection ended: the clock held the order because the buyer is frozen. */
export function wasHeldByClock(state: HeldGoodsOrder): boolean {
  return heldSince(state) >= state.protectUntil
}

/**
 * When a held order is heard: 15 days into the hold, even if complaints are withdrawn and filed again; null when it is
 * not held. An order held instead of settled, because its buyer is frozen, is heard from the end of the protection.
 * @example
 * hearingOf(order) // null
 * hearingOf(held)?.at // 1_761_296_060
 */
export function hearingOf(state: HeldGoodsOrder): Hearing
export function hearingOf(state: GoodsOrder): Hearing | null
export function hearingOf(state: GoodsOrder): Hearing | null {
  if (state.kind !== 'held') return null
  const returnedAt = answersAnewFrom(state)
  const { protectUntil, disputeTerms } = state
  // Counted from the protection's end, which does not move when the buyer is frozen and unfrozen.
  if (wasHeldByClock(state)) {
    return { at: protectUntil, answersUntil: protectUntil + disputeTerms.responseSeconds, returnedAt }
  }
  const at = heldSince(state) + goodsOrderRules.holdBeforeArbiterSeconds
  return { at, answersUntil: at, returnedAt }
}

/**
 * When a held order enters the arbiter's queue (unix seconds): at its first complaint, else 15 days into the hold; null when it is not held.
 * @example
 * arbiterQueueAt(held) // 1_761_296_060
 */
export function arbiterQueueAt(state: HeldGoodsOrder): number
export function arbiterQueueAt(state: GoodsOrder): number | null
export function arbiterQueueAt(state: GoodsOrder): number | null {
  const hearing = hearingOf(state)
  return hearing === null ? null : queuedAt(state.dispute, hearing)
}

/**
 * Deadline for the other side's statement, unix seconds; null when the order is not held.
 * @example
 * respondBy(held) // 1_761_296_060
 */
export function respondBy(state: HeldGoodsOrder): number
export function respondBy(state: GoodsOrder): number | null
export function respondBy(state: GoodsOrder): number | null {
  const hearing = hearingOf(state)
  return hearing === null ? null : answersBy(state.dispute, state.disputeTerms, hearing)
}

/**
 * When an arbiter may rule, unix seconds: once both sides stated their case, else after the deadline for statements;
 * null when the order is not held.
 * @example
 * rulableAt(held) // 1_761_296_060
 */
export function rulableAt(state: HeldGoodsOrder): number
export function rulableAt(state: GoodsOrder): number | null
export function rulableAt(state: GoodsOrder): number | null {
  const hearing = hearingOf(state)
  return hearing === null ? null : ruledFrom(state.dispute, state.disputeTerms, hearing)
}

/**
 * Whether the arbiter's queue lists the order now.
 * @example
 * inArbiterQueue(held, 1_760_000_060) // false
 */
export function inArbiterQueue(state: GoodsOrder, now: number): boolean {
  const at = arbiterQueueAt(state)
  return at !== null && now >= at
}

/**
 * Each side's part of an order that ended in a split, by ruling or by agreement; null for any other.
 * @example
 * splitOf(order) // null
 */
export function splitOf(state: GoodsOrder): SplitParts | null {
  if (state.kind !== 'completed') return null
  const { completion } = state
  if (completion.how === 'agreedSplit') return partsOf(state, completion.buyer)
  return completion.how === 'ruledSplit' ? partsOf(state, shareOf(state.escrow, completion.buyerBasisPoints)) : null
}

/**
 * The seller's proceeds, or those of an order that would settle to the seller now; zero for a revoked order.
 * @example
 * proceedsOf(order).net.units <= proceedsOf(order).gross.units // true
 */
export function proceedsOf(state: GoodsOrder): Proceeds {
  if (state.kind === 'revoked') return earned(partsOf(state, state.escrow), 'seller')
  return earned(splitOf(state) ?? partsOf(state, zero(state.escrow.asset)), 'seller')
}

/**
 * Whether a completed order counts as a sale of both sides: a split that leaves one side next to nothing does not.
 * @example
 * const confirmed = next(order, { kind: 'confirm' }, buyer, 1_760_000_060).state
 * isSale(confirmed) // true
 */
export function isSale({ completion, escrow }: CompletedGoodsOrder): boolean {
  if (completion.how === 'agreedSplit') return isTradedShare(escrow, completion.buyer)
  return completion.how !== 'ruledSplit' || isTradedShare(escrow, shareOf(escrow, completion.buyerBasisPoints))
}
