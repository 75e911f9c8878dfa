import { rules } from '../rules/index.ts'
import { zero } from '../money/index.ts'
import type { CurrencyCode, Money } from '../money/index.ts'
import { partsOf, shareParts, type SplitParts } from './moves.ts'
import type { GoodsOrder, StoppedGoodsOrder } from './states.ts'

/** The three statuses of the specification; an order under a hold is still open. */
export type GoodsOrderStatus = 'open' | 'completed' | 'revoked'

/** What a list shows (marketplace.md §4 "Progress display"). */
export type GoodsOrderProgress = 'inProgress' | 'suspended' | 'complaint' | 'ended'

/** What the order is stored and filtered under: a hold is part of an open order (marketplace.md §4). */
export function statusOf(state: GoodsOrder): GoodsOrderStatus {
  return isStopped(state) ? 'open' : state.kind
}

/** Ended, else complaint or suspended under a hold, else in progress (marketplace.md §4). */
export function progressOf(state: GoodsOrder): GoodsOrderProgress {
  if (state.kind === 'open') return 'inProgress'
  if (!isStopped(state)) return 'ended'
  return hasComplaint(state) ? 'complaint' : 'suspended'
}

/** What the order's escrow account holds in this state. */
export function escrowOf(state: GoodsOrder): Money<CurrencyCode> {
  return statusOf(state) === 'open' ? state.escrow : zero(state.escrow.asset)
}

/** When the clock acts and with what; null when it waits for a person or has ended. Unix seconds. */
export function deadlineOf(state: GoodsOrder): { at: number; event: { kind: 'settle' } } | null {
  return state.kind === 'open' ? { at: state.protectUntil, event: { kind: 'settle' } } : null
}

/** When a held order enters the arbiter's queue (unix seconds): at its first complaint, else 15 days into the hold; null when it is not held. */
export function arbiterQueueAt(state: StoppedGoodsOrder): number
export function arbiterQueueAt(state: GoodsOrder): number | null
export function arbiterQueueAt(state: GoodsOrder): number | null {
  if (!isStopped(state)) return null
  const unattended = state.hold.since + rules.goodsOrder.holdBeforeArbiterSeconds
  return Math.min(state.buyerComplaintAt ?? unattended, state.sellerComplaintAt ?? unattended, unattended)
}

/**
 * Until when the other side is waited for, unix seconds; null when the order is not held. Counts from the first complaint that
 * stands and never reaches beyond 15 days of the hold, however often complaints are taken back and made again.
 */
export function respondBy(state: StoppedGoodsOrder): number
export function respondBy(state: GoodsOrder): number | null
export function respondBy(state: GoodsOrder): number | null {
  if (!isStopped(state)) return null
  const complaints = [state.buyerComplaintAt, state.sellerComplaintAt].filter((at) => at !== null)
  const answers = complaints.map((at) => at + state.disputeResponseSeconds)
  return Math.min(...answers, state.hold.since + rules.goodsOrder.holdBeforeArbiterSeconds)
}

/** When an arbiter may rule, unix seconds: once both sides stated their case, else when the time to answer is over; null when the order is not held. */
export function rulableAt(state: StoppedGoodsOrder): number
export function rulableAt(state: GoodsOrder): number | null
export function rulableAt(state: GoodsOrder): number | null {
  if (!isStopped(state)) return null
  const { buyerStatedAt, sellerStatedAt } = state
  if (buyerStatedAt === null || sellerStatedAt === null) return respondBy(state)
  return Math.min(Math.max(buyerStatedAt, sellerStatedAt), respondBy(state))
}

/** Whether the arbiter's queue lists the order now. */
export function inArbiterQueue(state: GoodsOrder, now: number): boolean {
  const at = arbiterQueueAt(state)
  return at !== null && now >= at
}

/** What each side got of an order that ended in a split, by ruling or by agreement; null for any other. */
export function splitOf(state: GoodsOrder): SplitParts | null {
  if (state.kind !== 'completed') return null
  const { completion } = state
  if (completion.how === 'agreedSplit') return partsOf(state, completion.buyer)
  return completion.how === 'ruledSplit' ? shareParts(state, completion.buyerBasisPoints) : null
}

/** Whether the buyer's hold stands, ruled on or not. */
export function isStopped(state: GoodsOrder): state is StoppedGoodsOrder {
  return state.kind === 'held' || state.kind === 'judged'
}

function hasComplaint(state: GoodsOrder): boolean {
  return state.buyerComplaintAt !== null || state.sellerComplaintAt !== null
}
