import {
  absenceFromRecord,
  absenceToRecord,
  disputeFromRecord,
  disputeToRecord,
  type AbsenceRecord,
  type Dispute,
  type DisputeParty,
  type DisputeRecord,
  type EndedDispute,
} from '../../trust/disputes/index.ts'
import { fail } from '../../errors/index.ts'
import { money } from '../../money/index.ts'
import { chosenPayTime, statusOf, type OtcOrderStatus } from './derive.ts'
import type {
  CancelledOtcOrder,
  OtcOrder,
  OtcOrderCompletion,
  OtcOrderTerms,
  OtcRuling,
  SellerSilence,
} from './states.ts'

/** How an order ended. */
export type OtcOrderOutcome = OtcOrderCompletion['how'] | CancelledOtcOrder['cancellation']

/** A state spread over nullable columns, for storage. Times in unix seconds. */
export interface OtcOrderRecord extends Omit<OtcOrderTerms, 'disputeTerms'>, DisputeRecord, AbsenceRecord {
  readonly disputeResponseSeconds: number
  readonly rulingNeedsSecond: boolean
  readonly status: OtcOrderStatus
  readonly paidAt: number | null
  readonly evidenceAt: number | null
  readonly arrivedAt: number | null
  readonly heldSince: number | null
  readonly holdDisabled: boolean
  /** Start of the seller's time to answer. */
  readonly silenceFrom: number | null
  readonly silenceRenewed: boolean
  readonly pendingRulingMalicious: DisputeParty | null
  readonly endedAt: number | null
  readonly outcome: OtcOrderOutcome | null
  /** The buyer's share by a ruling. */
  readonly splitBuyerBasisPoints: number | null
  /** The buyer's part by agreement, before the fee. */
  readonly splitBuyerUnits: bigint | null
  /** Side whose malicious count the end raised. */
  readonly malicious: DisputeParty | null
}

/**
 * Flattens a state into columns.
 * @example
 * otcOrderToRecord(paid).paidAt // 1_760_000_600
 */
export function otcOrderToRecord(state: OtcOrder): OtcOrderRecord {
  const { disputeTerms, dispute, absence, evidenceAt, arrivedAt, ...terms } = termsOf(state)
  return {
    ...terms,
    disputeResponseSeconds: disputeTerms.responseSeconds,
    rulingNeedsSecond: disputeTerms.needsSecondArbiter,
    status: statusOf(state),
    paidAt: state.paidAt,
    evidenceAt,
    arrivedAt,
    heldSince: state.hold?.since ?? null,
    holdDisabled: state.holdDisabled,
    silenceFrom: state.silence?.from ?? null,
    silenceRenewed: state.silence?.renewed ?? false,
    ...disputeToRecord(dispute),
    ...absenceToRecord(absence),
    pendingRulingMalicious: dispute.kind === 'ruled' ? dispute.pendingRuling.ruling.malicious : null,
    ...endOf(state),
  }
}

/**
 * Rebuilds a state from its columns.
 * @throws DomainError STATE_CORRUPT when no state has such columns
 * @example
 * otcOrderFromRecord(otcOrderToRecord(paid)).kind // 'paid'
 */
export function otcOrderFromRecord(record: OtcOrderRecord): OtcOrder {
  const { disputeResponseSeconds: responseSeconds, rulingNeedsSecond: needsSecondArbiter } = record
  const dispute = disputeOf(record)
  const disputeTerms = { responseSeconds, needsSecondArbiter }
  const terms = termsOf({ ...record, disputeTerms, dispute, absence: absenceFromRecord(record) })
  const payment = paymentOf(record)
  const { status, endedAt, outcome } = record
  if (status === 'open') {
    if (endedAt !== null || outcome !== null || record.malicious !== null) return corrupt(record)
    if (payment.silence === null) return { ...terms, ...payment, kind: 'unpaid' }
    if (payment.hold === null) return { ...terms, ...payment, kind: 'paid' }
    return dispute.kind === 'none' ? corrupt(record) : { ...terms, ...payment, dispute, kind: 'held' }
  }
  if (endedAt === null || outcome === null) return corrupt(record)
  const end = { ...terms, ...payment, dispute: endedDispute(dispute, record), endedAt, malicious: record.malicious }
  if (status === 'cancelled') return { ...end, kind: 'cancelled', cancellation: cancellationOf(record, outcome) }
  return { ...end, kind: 'completed', completion: completionOf(record, outcome) }
}

type Kept = OtcOrderTerms &
  Pick<OtcOrder, 'evidenceAt' | 'arrivedAt' | 'absence'> & { readonly dispute: Dispute<OtcRuling> }

function termsOf(source: Kept): Kept {
  const { buyerUid, sellerUid, escrow, unitPrice, total, feeBasisPoints, autoSettleSeconds, makerHours, createdAt } =
    source
  const { disputeTerms, settleDemand, dispute, absence, evidenceAt, arrivedAt } = source
  const price = { source: source.source, escrow, unitPrice, total, feeBasisPoints }
  return {
    buyerUid,
    sellerUid,
    ...price,
    autoSettleSeconds,
    ...chosenPayTime(source),
    makerHours,
    createdAt,
    disputeTerms,
    settleDemand,
    dispute,
    absence,
    evidenceAt,
    arrivedAt,
  }
}

const UNPAID = { paidAt: null, hold: null, holdDisabled: false, silence: null } as const

function paymentOf(record: OtcOrderRecord) {
  const { paidAt, heldSince, holdDisabled, silenceFrom: from, silenceRenewed: renewed } = record
  if (paidAt === null) return from === null && heldSince === null && !holdDisabled ? UNPAID : corrupt(record)
  if (from === null) return corrupt(record)
  const silence: SellerSilence = { from, renewed }
  if (heldSince === null) return { paidAt, silence, hold: null, holdDisabled }
  return holdDisabled ? corrupt(record) : { paidAt, silence, hold: { since: heldSince }, holdDisabled }
}

function disputeOf(record: OtcOrderRecord): Dispute<OtcRuling> {
  const dispute = disputeFromRecord(record, record.escrow.asset, () => corrupt(record))
  const { pendingRulingMalicious: malicious } = record
  if (dispute.kind !== 'ruled') return malicious === null ? dispute : corrupt(record)
  const { pendingRuling } = dispute
  return { ...dispute, pendingRuling: { ...pendingRuling, ruling: { ...pendingRuling.ruling, malicious } } }
}

function endedDispute(dispute: Dispute<OtcRuling>, record: OtcOrderRecord): EndedDispute {
  const { proposal } = dispute
  return proposal !== null || dispute.kind === 'ruled' ? corrupt(record) : { ...dispute, proposal }
}

const CANCELLATIONS = ['byBuyer', 'requiredBySeller', 'expired', 'ruledToSeller', 'agreedReturn'] as const

function cancellationOf(record: OtcOrderRecord, outcome: OtcOrderOutcome): CancelledOtcOrder['cancellation'] {
  return CANCELLATIONS.find((how) => how === outcome) ?? corrupt(record)
}

function completionOf(record: OtcOrderRecord, how: OtcOrderOutcome): OtcOrderCompletion {
  const { splitBuyerBasisPoints: buyerBasisPoints, splitBuyerUnits: units, escrow } = record
  if (how === 'ruledSplit') return buyerBasisPoints === null ? corrupt(record) : { how, buyerBasisPoints }
  if (how === 'agreedSplit') return units === null ? corrupt(record) : { how, buyer: money(escrow.asset, units) }
  return how === 'released' || how === 'requiredByBuyer' || how === 'ruledToBuyer' ? { how } : corrupt(record)
}

type End = Pick<OtcOrderRecord, 'endedAt' | 'outcome' | 'splitBuyerBasisPoints' | 'splitBuyerUnits' | 'malicious'>

function endOf(state: OtcOrder): End {
  const whole = { splitBuyerBasisPoints: null, splitBuyerUnits: null }
  if (state.kind === 'cancelled') {
    return { ...whole, endedAt: state.endedAt, outcome: state.cancellation, malicious: state.malicious }
  }
  if (state.kind !== 'completed') return { ...whole, endedAt: null, outcome: null, malicious: null }
  const { completion, endedAt, malicious } = state
  return {
    endedAt,
    outcome: completion.how,
    splitBuyerBasisPoints: completion.how === 'ruledSplit' ? completion.buyerBasisPoints : null,
    splitBuyerUnits: completion.how === 'agreedSplit' ? completion.buyer.units : null,
    malicious,
  }
}

function corrupt(record: OtcOrderRecord): never {
  return fail('STATE_CORRUPT', { machine: 'otcOrder', status: record.status })
}
