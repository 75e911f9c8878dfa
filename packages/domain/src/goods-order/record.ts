import { fail } from '../errors/index.ts'
import { statusOf, type GoodsOrderStatus } from './derive.ts'
import type { GoodsOrder, GoodsOrderMarks, GoodsOrderTerms } from './states.ts'

/** How an ended order ended. */
export type GoodsOrderOutcome = 'confirmed' | 'settled' | 'ruledToSeller' | 'ruledSplit' | 'refunded' | 'ruledToBuyer'

/** A state spread over nullable columns, for storage. Times in unix seconds. */
export interface GoodsOrderRecord extends GoodsOrderTerms {
  readonly status: GoodsOrderStatus
  readonly protectUntil: number
  readonly heldSince: number | null
  readonly holdDisabled: boolean
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
  readonly settledAt: number | null
  readonly outcome: GoodsOrderOutcome | null
  readonly splitBuyerBasisPoints: number | null
}

/** Flattens a state into columns. */
export function goodsOrderToRecord(state: GoodsOrder): GoodsOrderRecord {
  return {
    ...keptOf(state),
    status: statusOf(state),
    heldSince: state.hold?.since ?? null,
    holdDisabled: state.holdDisabled,
    buyerComplaintAt: state.buyerComplaintAt,
    sellerComplaintAt: state.sellerComplaintAt,
    ...endOf(state),
  }
}

/**
 * Rebuilds a state from its columns.
 * @throws DomainError STATE_CORRUPT when no state has such columns
 */
export function goodsOrderFromRecord(record: GoodsOrderRecord): GoodsOrder {
  const kept = keptOf(record)
  const marks = marksOf(record)
  const { settledAt, outcome, splitBuyerBasisPoints } = record
  if (record.status === 'open') {
    if (settledAt !== null || outcome !== null) return corrupt(record)
    return marks.hold === null ? { ...kept, ...marks, kind: 'open' } : { ...kept, ...marks, kind: 'held' }
  }
  if (settledAt === null || outcome === null) return corrupt(record)
  if (record.status === 'revoked') {
    if (outcome !== 'refunded' && outcome !== 'ruledToBuyer') return corrupt(record)
    return { ...kept, ...marks, kind: 'revoked', settledAt, revocation: outcome }
  }
  if (outcome === 'refunded' || outcome === 'ruledToBuyer') return corrupt(record)
  if (outcome !== 'ruledSplit') return { ...kept, ...marks, kind: 'completed', settledAt, completion: { how: outcome } }
  if (splitBuyerBasisPoints === null) return corrupt(record)
  const completion = { how: outcome, buyerBasisPoints: splitBuyerBasisPoints }
  return { ...kept, ...marks, kind: 'completed', settledAt, completion }
}

type Kept = GoodsOrderTerms & { readonly protectUntil: number }

function keptOf(source: Kept): Kept {
  const { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, paidAt, protectUntil } = source
  return { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, paidAt, protectUntil }
}

function marksOf(record: GoodsOrderRecord): GoodsOrderMarks {
  const { heldSince, holdDisabled, buyerComplaintAt, sellerComplaintAt } = record
  if (heldSince !== null) {
    if (holdDisabled) return corrupt(record)
    return { hold: { since: heldSince }, holdDisabled: false, buyerComplaintAt, sellerComplaintAt }
  }
  if (buyerComplaintAt !== null || sellerComplaintAt !== null) return corrupt(record)
  return { hold: null, holdDisabled, buyerComplaintAt, sellerComplaintAt }
}

type End = Pick<GoodsOrderRecord, 'settledAt' | 'outcome' | 'splitBuyerBasisPoints'>

function endOf(state: GoodsOrder): End {
  if (state.kind === 'revoked') {
    return { settledAt: state.settledAt, outcome: state.revocation, splitBuyerBasisPoints: null }
  }
  if (state.kind !== 'completed') return { settledAt: null, outcome: null, splitBuyerBasisPoints: null }
  const { completion } = state
  return {
    settledAt: state.settledAt,
    outcome: completion.how,
    splitBuyerBasisPoints: completion.how === 'ruledSplit' ? completion.buyerBasisPoints : null,
  }
}

function corrupt(record: GoodsOrderRecord): never {
  return fail('STATE_CORRUPT', { machine: 'goodsOrder', status: record.status })
}
