import { zero, type CurrencyCode, type Money } from '../money/index.ts'
import { rules } from '../rules/index.ts'
import type { HeldOtcOrder, OpenOtcOrder, OtcOrder, OtcParty, PaidOtcOrder } from './states.ts'

export type OtcOrderStatus = 'open' | 'cancelled' | 'completed'

/** What a list shows (wallet-and-otc.md §3 "OTC progress"). */
export type OtcOrderProgress = 'awaitingPayment' | 'awaitingRelease' | 'held' | 'complaint' | 'ended'

/** Whether the order still runs: neither cancelled nor completed. */
export function isOpen(state: OtcOrder): state is OpenOtcOrder {
  return state.kind !== 'cancelled' && state.kind !== 'completed'
}

/** What the order is stored and filtered under (wallet-and-otc.md §3). */
export function statusOf(state: OtcOrder): OtcOrderStatus {
  return isOpen(state) ? 'open' : state.kind
}

/** Ended, else complaint, held, or whose turn it is (wallet-and-otc.md §3 "OTC progress"). */
export function progressOf(state: OtcOrder): OtcOrderProgress {
  if (!isOpen(state)) return 'ended'
  if (complaintOf(state) !== null) return 'complaint'
  if (state.kind === 'held') return 'held'
  return state.kind === 'unpaid' ? 'awaitingPayment' : 'awaitingRelease'
}

/** Whose complaint stands. */
export function complaintOf(state: OtcOrder): OtcParty | 'both' | null {
  if (state.buyerComplaintAt !== null) return state.sellerComplaintAt === null ? 'buyer' : 'both'
  return state.sellerComplaintAt === null ? null : 'seller'
}

/** What the order's escrow account holds in this state. */
export function escrowOf(state: OtcOrder): Money<CurrencyCode> {
  return isOpen(state) ? state.escrow : zero(state.escrow.asset)
}

/** From when the other side's silence may be answered: the seller of an unpaid order cancels, the buyer of a paid one settles. Unix seconds. */
export function requirableAt(state: OpenOtcOrder): number {
  return (state.paidAt ?? state.createdAt) + state.autoSettleSeconds
}

/** When nobody has acted for so long that the clock cancels an unpaid order, and the arbiter sees a paid one. Unix seconds. */
export function unattendedAt(state: OpenOtcOrder): number {
  return requirableAt(state) + rules.otc.unattendedSeconds
}

/** When the clock acts and with what; null when it waits for a person or has ended. Unix seconds. */
export function deadlineOf(state: OtcOrder): { at: number; event: { kind: 'expire' } } | null {
  if (state.kind !== 'unpaid' || state.sellerComplaintAt !== null) return null
  return { at: unattendedAt(state), event: { kind: 'expire' } }
}

/** When the order enters the arbiter's queue (unix seconds): at its first complaint, a paid one at the latest when unattended; null for never. */
export function arbiterQueueAt(state: PaidOtcOrder | HeldOtcOrder): number
export function arbiterQueueAt(state: OtcOrder): number | null
export function arbiterQueueAt(state: OtcOrder): number | null {
  if (!isOpen(state)) return null
  if (state.kind === 'unpaid') return state.sellerComplaintAt
  const unattended = unattendedAt(state)
  return Math.min(state.buyerComplaintAt ?? unattended, state.sellerComplaintAt ?? unattended, unattended)
}

/** Whether the arbiter's queue lists the order now. */
export function inArbiterQueue(state: OtcOrder, now: number): boolean {
  const at = arbiterQueueAt(state)
  return at !== null && now >= at
}

/** Whether a payment arriving now would come more than an hour after the buyer marked it: the ground for a refund request. */
export function isPaymentLate(state: OtcOrder, now: number): boolean {
  return isOpen(state) && state.paidAt !== null && now > state.paidAt + rules.otc.latePaymentSeconds
}

/** Whether the clock of an open order stands still: a hold or a complaint waits for a ruling or to be taken back. */
export function isStopped(state: OpenOtcOrder): boolean {
  return state.kind === 'held' || complaintOf(state) !== null
}
