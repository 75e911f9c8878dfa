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
import type { OpenOtcOrder, OtcOrder } from './states.ts'

export type OtcOrderStatus = 'open' | 'cancelled' | 'completed'

/** What a list shows (wallet-and-otc.md §3 "OTC progress"). */
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
 * What the order is stored and filtered under (wallet-and-otc.md §3).
 * @example
 * statusOf(order) // 'open'
 * statusOf(paid) // 'open'
 */
export function statusOf(state: OtcOrder): OtcOrderStatus {
  return isOpen(state) ? 'open' : state.kind
}

/**
 * Ended, else complaint, held, or whose turn it is (wallet-and-otc.md §3 "OTC progress").
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
 * Whose complaint stands.
 * @example
 * complaintOf(order) // null
 */
export function complaintOf({ dispute }: OtcOrder): DisputeParty | 'both' | null {
  const { buyer, seller } = complaintAtOf(dispute)
  if (buyer !== null) return seller === null ? 'buyer' : 'both'
  return seller === null ? null : 'seller'
}

/**
 * What the order's escrow account holds in this state.
 * @example
 * escrowOf(order).units // 100_000_000n
 */
export function escrowOf(state: OtcOrder): Money<CurrencyCode> {
  return isOpen(state) ? state.escrow : zero(state.escrow.asset)
}

/**
 * Whether a hold or a complaint waits for a ruling or to be taken back.
 * @example
 * isStopped(order) // false
 */
export function isStopped({ dispute }: OtcOrder): boolean {
  return dispute.kind !== 'none'
}

/**
 * How long the silent side still has, seconds: the buyer of an unpaid order to pay, the seller of a paid one to answer. What a
 * hold or a complaint takes does not count; after it the seller has the whole time anew, once. Where the offer had working hours only they count.
 * @example
 * silenceLeft(paid, 1_760_001_200) // 1_200
 */
export function silenceLeft(state: OpenOtcOrder, now: number): number {
  const { silence, dispute, autoSettleSeconds } = state
  if (silence === null || dispute.kind === 'none') return leftAt(state, now)
  return silence.renewed ? leftAt(state, dispute.openedAt) : autoSettleSeconds
}

/** Whether the buyer has yet to say who paid, with evidence, before a demand of theirs settles the order. */
export const lacksEvidence = ({ settleDemand, evidenceAt }: OtcOrder): boolean =>
  SETTLE_DEMANDS[settleDemand].needsEvidence && evidenceAt === null

/** The side that is waited for: the buyer of an unpaid order, the seller of a paid one. */
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
 * From when the silent side's time counts, unix seconds. Who comes back from a frozen account has the whole time anew. Where settlement asks for evidence the seller has the whole time to look at it:
 * what was given after the mark begins it anew.
 */
export function silentFrom({ silence, createdAt, settleDemand, evidenceAt, absence }: OpenOtcOrder): number {
  const returnedAt = Number(absence[silentSide({ silence })].returnedAt)
  if (silence === null) return Math.max(createdAt, returnedAt)
  const looksFrom = SETTLE_DEMANDS[settleDemand].needsEvidence ? Number(evidenceAt) : 0
  return Math.max(silence.from, looksFrom, returnedAt)
}

/** When the silent side's time is over if nothing stops it, unix seconds. */
export function silentUntil(state: OpenOtcOrder): number {
  return openUntil(state.makerHours, silentFrom(state), state.autoSettleSeconds)
}

function leftAt(state: OpenOtcOrder, now: number): number {
  if (now >= silentUntil(state)) return 0
  return state.autoSettleSeconds - silentSeconds(state, now)
}

/** How much of the silent side's time has passed by then, seconds: none where it begins later. */
export function silentSeconds(state: OpenOtcOrder, until: number): number {
  const from = silentFrom(state)
  return until <= from ? 0 : openSeconds(state.makerHours, from, until)
}

/**
 * From when the other side's silence may be answered: the seller of an unpaid order cancels, the buyer of a paid one settles. Unix seconds; null while a dispute is open, and while evidence is asked for and not given.
 * @example
 * requirableAt(paid) // 1_760_002_400
 */
export function requirableAt(state: OpenOtcOrder): number | null {
  return isStopped(state) || (state.silence !== null && lacksEvidence(state)) ? null : silentUntil(state)
}

/**
 * When nobody has acted for so long that the clock cancels an unpaid order, and an arbiter hears a paid one. It never moves. Unix seconds.
 * @example
 * unattendedAt(order) // 1_760_088_200
 */
export function unattendedAt({ makerHours, paidAt, createdAt, autoSettleSeconds }: OpenOtcOrder): number {
  return openUntil(makerHours, paidAt ?? createdAt, autoSettleSeconds) + otcRules.unattendedSeconds
}

/**
 * When the clock ends an unpaid order: when nobody has acted, and not before a buyer who came back has had the whole time. Unix seconds.
 * @example
 * expiresAt(order) // 1_760_088_200
 */
export function expiresAt(state: OpenOtcOrder): number {
  const { returnedAt } = state.absence.buyer
  return returnedAt === null ? unattendedAt(state) : Math.max(unattendedAt(state), silentUntil(state))
}

/**
 * When the order is heard, whatever the parties do; null while it is unpaid and nobody complains: then the clock ends it.
 * @example
 * hearingOf(order) // null
 */
export function hearingOf(state: OpenOtcOrder): Hearing | null {
  if (state.kind === 'unpaid' && state.dispute.kind === 'none') return null
  const at = unattendedAt(state)
  return { at, answersUntil: at + state.disputeTerms.responseSeconds, returnedAt: answersAnewFrom(state) }
}

/**
 * When the clock acts and with what; null when it waits for a person or has ended. Unix seconds.
 * @example
 * deadlineOf(order) // { at: 1_760_088_200, event: { kind: 'expire' } }
 */
export function deadlineOf(state: OtcOrder): { at: number; event: { kind: 'expire' } } | null {
  if (state.kind !== 'unpaid' || isStopped(state)) return null
  return { at: expiresAt(state), event: { kind: 'expire' } }
}

/**
 * When the order enters the arbiter's queue (unix seconds): at its first complaint, a paid one at the latest when unattended; null for never.
 * @example
 * arbiterQueueAt(order) // null
 * arbiterQueueAt(paid) // 1_760_088_800
 */
export function arbiterQueueAt(state: OtcOrder): number | null {
  const hearing = isOpen(state) ? hearingOf(state) : null
  return hearing === null ? null : queuedAt(state.dispute, hearing)
}

/**
 * Until when the other side is waited for, unix seconds; null for an order that no arbiter hears.
 * @example
 * respondBy(order) // null
 */
export function respondBy(state: OtcOrder): number | null {
  const hearing = isOpen(state) ? hearingOf(state) : null
  return hearing === null ? null : answersBy(state.dispute, state.disputeTerms, hearing)
}

/**
 * When an arbiter may rule, unix seconds: once both sides stated their case, else when the time to answer is over; null for an order that no arbiter hears.
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
 * Whether a payment arriving now would come more than an hour after the buyer marked it: the ground for a refund request.
 * @example
 * isPaymentLate(order, 1_760_000_600) // false
 */
export function isPaymentLate(state: OtcOrder, now: number): boolean {
  return isOpen(state) && state.paidAt !== null && now > state.paidAt + otcRules.latePaymentSeconds
}

/**
 * What each side got of an order that ended in a split, by ruling or by agreement; null for any other.
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
 * What the buyer gets of the order, or would get if it ended for them now; nothing of one that was cancelled.
 * @example
 * proceedsOf(order).net.units <= proceedsOf(order).gross.units // true
 */
export function proceedsOf(state: OtcOrder): Proceeds {
  if (state.kind === 'cancelled') return earned(partsOf(state, zero(state.escrow.asset)), 'buyer')
  return earned(splitOf(state) ?? partsOf(state, state.escrow), 'buyer')
}
