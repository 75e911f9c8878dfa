import {
  absenceFromRecord,
  absenceToRecord,
  disputeFromRecord,
  disputeToRecord,
  type AbsenceRecord,
  type DisputeRecord,
} from '../../trust/disputes/index.ts'
import { fail } from '../../errors/index.ts'
import { money } from '../../money/index.ts'
import { statusOf, type GoodsOrderStatus } from './derive.ts'
import type { GoodsOrder, GoodsOrderCompletion, GoodsOrderTerms, RevokedGoodsOrder } from './states.ts'

/** How an ended order ended. */
export type GoodsOrderOutcome = GoodsOrderCompletion['how'] | RevokedGoodsOrder['revocation']

/** A state spread over nullable columns, for storage. Times in unix seconds. */
export interface GoodsOrderRecord
  extends Omit<GoodsOrderTerms, 'disputeTerms'>, Omit<DisputeRecord, 'disputeOpenedAt'>, AbsenceRecord {
  readonly disputeResponseSeconds: number
  readonly rulingNeedsSecond: boolean
  readonly status: GoodsOrderStatus
  readonly protectUntil: number
  readonly deliveredAt: number | null
  /** When the dispute was opened. */
  readonly heldSince: number | null
  readonly holdDisabled: boolean
  readonly settledAt: number | null
  readonly outcome: GoodsOrderOutcome | null
  /** The buyer's share by a ruling. */
  readonly splitBuyerBasisPoints: number | null
  /** The buyer's part by agreement. */
  readonly splitBuyerUnits: bigint | null
}

/**
 * Flattens a state into columns.
 * @example
 * goodsOrderToRecord(held).heldSince // 1_760_000_060
 */
export function goodsOrderToRecord(state: GoodsOrder): GoodsOrderRecord {
  const { disputeOpenedAt: heldSince, ...dispute } = disputeToRecord(state.dispute)
  return {
    buyerUid: state.buyerUid,
    sellerUid: state.sellerUid,
    escrow: state.escrow,
    feeBasisPoints: state.feeBasisPoints,
    protectionSeconds: state.protectionSeconds,
    disputeResponseSeconds: state.disputeTerms.responseSeconds,
    rulingNeedsSecond: state.disputeTerms.needsSecondArbiter,
    paidAt: state.paidAt,
    promisedUntil: state.promisedUntil,
    protectUntil: state.protectUntil,
    deliveredAt: state.deliveredAt,
    status: statusOf(state),
    heldSince,
    holdDisabled: state.holdDisabled,
    ...dispute,
    ...absenceToRecord(state.absence),
    ...endOf(state),
  }
}

/**
 * Rebuilds a state from its columns.
 * @throws DomainError STATE_CORRUPT when no state has such columns
 * @example
 * goodsOrderFromRecord(goodsOrderToRecord(held)).kind // 'held'
 */
export function goodsOrderFromRecord(record: GoodsOrderRecord): GoodsOrder {
  const { status, heldSince, holdDisabled, settledAt, outcome, escrow, promisedUntil, deliveredAt } = record
  if (promisedUntil === null && deliveredAt !== null) return corrupt(record)
  const kept = { ...keptOf(record), holdDisabled }
  const dispute = disputeFromRecord({ ...record, disputeOpenedAt: heldSince }, escrow.asset, () => corrupt(record))
  if (dispute.kind !== 'none' && holdDisabled) return corrupt(record)
  if (status === 'open') {
    if (settledAt !== null || outcome !== null) return corrupt(record)
    if (dispute.kind !== 'none') return { ...kept, kind: 'held', holdDisabled: false, dispute }
    return promisedUntil !== null && deliveredAt === null
      ? { ...kept, kind: 'awaited', promisedUntil, deliveredAt, dispute }
      : { ...kept, kind: 'open', dispute }
  }
  const { proposal } = dispute
  if (settledAt === null || outcome === null || proposal !== null || dispute.kind === 'ruled') return corrupt(record)
  const end = { ...kept, settledAt, dispute: { ...dispute, proposal } }
  if (status === 'completed') return { ...end, kind: 'completed', completion: completionOf(record, outcome) }
  if (!isRevocation(outcome)) return corrupt(record)
  return { ...end, kind: 'revoked', revocation: outcome }
}

function keptOf(record: GoodsOrderRecord) {
  const { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, paidAt, promisedUntil } = record
  const { protectUntil, deliveredAt } = record
  const { disputeResponseSeconds: responseSeconds, rulingNeedsSecond: needsSecondArbiter } = record
  const disputeTerms = { responseSeconds, needsSecondArbiter }
  const absence = absenceFromRecord(record)
  const parties = { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, disputeTerms, absence }
  return { ...parties, paidAt, promisedUntil, protectUntil, deliveredAt }
}

function completionOf(record: GoodsOrderRecord, how: GoodsOrderOutcome): GoodsOrderCompletion {
  const { splitBuyerBasisPoints, splitBuyerUnits, escrow } = record
  if (isRevocation(how)) return corrupt(record)
  if (how === 'ruledSplit') {
    return splitBuyerBasisPoints === null ? corrupt(record) : { how, buyerBasisPoints: splitBuyerBasisPoints }
  }
  if (how === 'agreedSplit') {
    return splitBuyerUnits === null ? corrupt(record) : { how, buyer: money(escrow.asset, splitBuyerUnits) }
  }
  return { how }
}

function isRevocation(how: GoodsOrderOutcome): how is RevokedGoodsOrder['revocation'] {
  return how === 'refunded' || how === 'ruledToBuyer' || how === 'cancelled' || how === 'undelivered'
}

type End = Pick<GoodsOrderRecord, 'settledAt' | 'outcome' | 'splitBuyerBasisPoints' | 'splitBuyerUnits'>

function endOf(state: GoodsOrder): End {
  const whole = { splitBuyerBasisPoints: null, splitBuyerUnits: null }
  if (state.kind === 'revoked') return { settledAt: state.settledAt, outcome: state.revocation, ...whole }
  if (state.kind !== 'completed') return { settledAt: null, outcome: null, ...whole }
  const { completion } = state
  return {
    settledAt: state.settledAt,
    outcome: completion.how,
    splitBuyerBasisPoints: completion.how === 'ruledSplit' ? completion.buyerBasisPoints : null,
    splitBuyerUnits: completion.how === 'agreedSplit' ? completion.buyer.units : null,
  }
}

function corrupt(record: GoodsOrderRecord): never {
  return fail('STATE_CORRUPT', { machine: 'goodsOrder', status: record.status })
}
