import {
  answersAnewFrom,
  earned,
  complaintAtOf,
  isFrozen,
  queuedAt,
  respondBy as answersBy,
  rulableAt as ruledFrom,
  shareOf,
  type DisputeParty,
  type Hearing,
  type Proceeds,
  type SplitParts,
} from '../../trust/disputes/index.ts'
import { zero, type CurrencyCode, type Money } from '../../money/index.ts'
import { openSeconds, openUntil } from '../offers/hours.ts'
import { otcRules } from '../../rules/otc.ts'
import { partsOf } from './moves.ts'
import { SETTLE_DEMANDS } from '../../rules/settle-demand.ts'
import type { OpenOtcOrder, OtcOrder, OtcOrderTerms } from './states.ts'

export type OtcOrderStatus = 'open' | 'cancelled' | 'completed'

/** Progress of an order in lists (wallet-and-otc.md §3 "OTC progress"). */
export type OtcOrderProgress = 'awaitingPayment' | 'awaitingRelease' | 'held' | 'complaint' | 'ended'

/**
 * Whether the order still runs: neither cancelled nor completed.
 * @example
 * isOpen(order) // true
 */
export function isOpen(state: OtcOrder): state is OpenOtcOrder {
  return state.kind !== 'cancelled' && state.kind !== 'completed'
}

/**
 * The status for storage and filters (wallet-and-otc.md §3).
 * @example
 * statusOf(order) // 'open'
 * statusOf(paid) // 'open'
 */
export function statusOf(state: OtcOrder): OtcOrderStatus {
  return isOpen(state) ? 'open' : state.kind
}

/**
 * Ended, else complaint, held, or the side to act next (wallet-and-otc.md §3 "OTC progress").
 * @example
 * progressOf(paid) // 'awaitingRelease'
 */
export function progressOf(state: OtcOrder): OtcOrderProgress {
  if (!isOpen(state)) return 'ended'
  if (complaintOf(state) !== null) return 'complaint'
  if (state.kind === 'held') return 'held'
  return state.kind === 'unpaid' ? 'awaitingPayment' : 'awaitingRelease'
}

/**
 * The side with an open complaint.
 * @example
 * complaintOf(order) // null
 */
export function complaintOf({ dispute }: OtcOrder): DisputeParty | 'both' | null {
  const { buyer, seller } = complaintAtOf(dispute)
  if (buyer !== null) return seller === null ? 'buyer' : 'both'
  return seller === null ? null : 'seller'
}

/**
 * Balance of the order's escrow account in this state.
 * @example
 * escrowOf(order).units // 100_000_000n
 */
export function escrowOf(state: OtcOrder): Money<CurrencyCode> {
  return isOpen(state) ? state.escrow : zero(state.escrow.asset)
}

/**
 * Whether a hold or a complaint is open.
 * @example
 * isStopped(order) // false
 */
export function isStopped({ dispute }: OtcOrder): boolean {
  return dispute.kind !== 'none'
}

/** How long the buyer has to pay: as the offer chose, or as the site does. Seconds. */
export const payTime = ({
  paySeconds,
  autoSettleSeconds,
}: Pick<OtcOrderTerms, 'paySeconds' | 'autoSettleSeconds'>): number => paySeconds ?? autoSettleSeconds

/** The term of a chosen time to pay; orders with the site's time have none. */
export const chosenPayTime = ({ paySeconds }: { readonly paySeconds?: number | null | undefined }) =>
  typeof paySeconds === 'number' ? { paySeconds } : {}

/** The silent side's whole time: the buyer's to pay, the seller's to answer. Seconds. */
export const answerTime = (state: OpenOtcOrder): number =>
  state.silence === null ? payTime(state) : state.autoSettleSeconds

/**
 * Time left for the silent side, seconds: the buyer of an unpaid order to pay, the seller of a paid one to answer. Time
 * under a hold or a complaint does not count; after it the seller gets the whole time again, once. With working hours
 * only open seconds count.
 * @example
 * silenceLeft(paid, 1_760_001_200) // 1_200
 */
export function silenceLeft(state: OpenOtcOrder, now: number): number {
  const { silence, dispute, autoSettleSeconds } = state
  if (silence === null || dispute.kind === 'none') return leftAt(state, now)
  return silence.renewed ? leftAt(state, dispute.openedAt) : autoSettleSeconds
}

/** Whether the buyer must still state the payer, with evidence, before their demand settles the order. */
export const lacksEvidence = ({ settleDemand, evidenceAt }: OtcOrder): boolean =>
  SETTLE_DEMANDS[settleDemand].needsEvidence && evidenceAt === null

/** The side to act next: the buyer of an unpaid order, the seller of a paid one. */
export const silentSide = ({ silence }: Pick<OpenOtcOrder, 'silence'>): DisputeParty =>
  silence === null ? 'buyer' : 'seller'

/**
 * Whether a demand for settlement opens a dispute: by the setting, and whenever the seller is frozen and cannot answer.
 * @example
 * demandDisputes(order) // false
 */
export const demandDisputes = (state: OpenOtcOrder): boolean =>
  SETTLE_DEMANDS[state.settleDemand].does === 'disputes' || isFrozen(state, 'seller')

/**
 * Start of the silent side's time, unix seconds. A side that returns from a freeze gets the whole time again. If
 * settlement needs evidence, the seller gets the whole time to check it: evidence given after the payment mark restarts
 * the time.
 */
export function silentFrom({ silence, createdAt, settleDemand, evidenceAt, absence }: OpenOtcOrder): number {
  const returnedAt = Number(absence[silentSide({ silence })].returnedAt)
  if (silence === null) return Math.max(createdAt, returnedAt)
  const looksFrom = SETTLE_DEMANDS[settleDemand].needsEvidence ? Number(evidenceAt) : 0
  return Math.max(silence.from, looksFrom, returnedAt)
}

/** When the silent side's time ends if nothing stops it, unix seconds. */
export function silentUntil(state: OpenOtcOrder): number {
  return openUntil(state.makerHours, silentFrom(state), answerTime(state))
}

function leftAt(state: OpenOtcOrder, now: number): number {
  if (now >= silentUntil(state)) return 0
  return answerTime(state) - silentSeconds(state, now)
}

/** Elapsed part of the silent side's time, seconds; zero if it starts later. */
export function silentSeconds(state: OpenOtcOrder, until: number): number {
  const from = silentFrom(state)
  return until <= from ? 0 : openSeconds(state.makerHours, from, until)
}

/**
 * When the other side may act on the silence: the seller of an unpaid order cancels, the buyer of a paid one settles.
 * Unix seconds; null during a dispute, and while required evidence is missing.
 * @example
 * requirableAt(paid) // 1_760_002_400
 */
export function requirableAt(state: OpenOtcOrder): number | null {
  return isStopped(state) || (state.silence !== null && lacksEvidence(state)) ? null : silentUntil(state)
}

/**
 * When the clock cancels an unattended unpaid order, and an arbiter hears a paid one. It never moves. Unix seconds.
 * @example
 * unattendedAt(order) // 1_760_088_200
 */
export function unattendedAt(state: OpenOtcOrder): number {
  const { makerHours, paidAt, createdAt } = state
  return openUntil(makerHours, paidAt ?? createdAt, answerTime(state)) + otcRules.unattendedSeconds
}

/**
 * When the clock ends an unpaid order: when it is unattended, but not before a returned buyer had the whole time. Unix
 * seconds.
 * @example
 * expiresAt(order) // 1_760_088_200
 */
export function expiresAt(state: OpenOtcOrder): number {
  const { returnedAt } = state.absence.buyer
  return returnedAt === null ? unattendedAt(state) : Math.max(unattendedAt(state), silentUntil(state))
}

/**
 * When the order is heard, whatever the parties do; null while it is unpaid without a complaint: then the clock ends
 * it.
 * @example
 * hearingOf(order) // null
 */
export function hearingOf(state: OpenOtcOrder): Hearing | null {
  if (state.kind === 'unpaid' && state.dispute.kind === 'none') return null
  const at = unattendedAt(state)
  return { at, answersUntil: at + state.disputeTerms.responseSeconds, returnedAt: answersAnewFrom(state) }
}

/**
 * Time and event of the next clock step, unix seconds; null when a person must act or the order has ended.
 * @example
 * deadlineOf(order) // { at: 1_760_088_200, event: { kind: 'expire' } }
 */
export function deadlineOf(state: OtcOrder): { at: number; event: { kind: 'expire' } } | null {
  if (state.kind !== 'unpaid' || isStopped(state)) return null
  return { at: expiresAt(state), event: { kind: 'expire' } }
}

/**
 * When the order enters the arbiter's queue (unix seconds): at its first complaint, a paid one when unattended at the
 * latest; null for never.
 * @example
 * arbiterQueueAt(order) // null
 * arbiterQueueAt(paid) // 1_760_088_800
 */
export function arbiterQueueAt(state: OtcOrder): number | null {
  const hearing = isOpen(state) ? hearingOf(state) : null
  return hearing === null ? null : queuedAt(state.dispute, hearing)
}

/**
 * Deadline for the other side's statement, unix seconds; null for an order without a hearing.
 * @example
 * respondBy(order) // null
 */
export function respondBy(state: OtcOrder): number | null {
  const hearing = isOpen(state) ? hearingOf(state) : null
  return hearing === null ? null : answersBy(state.dispute, state.disputeTerms, hearing)
}

/**
 * When an arbiter may rule, unix seconds: once both sides stated their case, else after the deadline for statements;
 * null for an order without a hearing.
 * @example
 * rulableAt(order) // null
 */
export function rulableAt(state: OtcOrder): number | null {
  const hearing = isOpen(state) ? hearingOf(state) : null
  return hearing === null ? null : ruledFrom(state.dispute, state.disputeTerms, hearing)
}

/**
 * Whether the arbiter's queue lists the order now.
 * @example
 * inArbiterQueue(paid, 1_760_000_600) // false
 */
export function inArbiterQueue(state: OtcOrder, now: number): boolean {
  const at = arbiterQueueAt(state)
  return at !== null && now >= at
}

/**
 * Whether a payment arriving now is more than an hour after the buyer marked it: the ground for a refund request.
 * @example
 * isPaymentLate(order, 1_760_000_600) // false
 */
export function isPaymentLate(state: OtcOrder, now: number): boolean {
  return isOpen(state) && state.paidAt !== null && now > state.paidAt + otcRules.latePaymentSeconds
}

/**
 * Each side's part of an order that ended in a split, by ruling or by agreement; null for any other.
 * @example
 * splitOf(order) // null
 */
export function splitOf(state: OtcOrder): SplitParts | null {
  if (state.kind !== 'completed') return null
  const { completion } = state
  if (completion.how === 'agreedSplit') return partsOf(state, completion.buyer)
  return completion.how === 'ruledSplit' ? partsOf(state, shareOf(state.escrow, completion.buyerBasisPoints)) : null
}

/**
 * The buyer's proceeds, or those of an order that would complete for the buyer now; zero for a cancelled order.
 * @example
 * proceedsOf(order).net.units <= proceedsOf(order).gross.units // true
 */
export function proceedsOf(state: OtcOrder): Proceeds {
  if (state.kind === 'cancelled') return earned(partsOf(state, zero(state.escrow.asset)), 'buyer')
  return earned(splitOf(state) ?? partsOf(state, state.escrow), 'buyer')
}
