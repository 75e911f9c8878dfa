import { fail } from '../errors/index.ts'
import { money } from '../money/index.ts'
import { statusOf, type GoodsOrderStatus } from './derive.ts'
import type {
  GoodsOrder,
  GoodsOrderCompletion,
  GoodsOrderMarks,
  GoodsOrderRuling,
  GoodsOrderTerms,
  PendingRuling,
  RevokedGoodsOrder,
  SplitProposal,
} from './states.ts'

/** How an ended order ended. */
export type GoodsOrderOutcome = GoodsOrderCompletion['how'] | RevokedGoodsOrder['revocation']

/** A state spread over nullable columns, for storage. Times in unix seconds. */
export interface GoodsOrderRecord extends GoodsOrderTerms {
  readonly status: GoodsOrderStatus
  readonly protectUntil: number
  readonly heldSince: number | null
  readonly holdDisabled: boolean
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
  readonly buyerStatedAt: number | null
  readonly sellerStatedAt: number | null
  readonly proposalBy: SplitProposal['by'] | null
  readonly proposalBuyerUnits: bigint | null
  readonly proposalAt: number | null
  readonly pendingRulingTo: GoodsOrderRuling['to'] | null
  /** Of a split ruling only. */
  readonly pendingRulingBasisPoints: number | null
  readonly pendingRulingByUid: number | null
  readonly pendingRulingAt: number | null
  readonly settledAt: number | null
  readonly outcome: GoodsOrderOutcome | null
  /** The buyer's share by a ruling. */
  readonly splitBuyerBasisPoints: number | null
  /** The buyer's part by agreement. */
  readonly splitBuyerUnits: bigint | null
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
    buyerStatedAt: state.buyerStatedAt,
    sellerStatedAt: state.sellerStatedAt,
    ...proposalColumns(state),
    ...pendingRulingColumns(state),
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
  const { settledAt, outcome } = record
  if (record.status === 'open') {
    if (settledAt !== null || outcome !== null) return corrupt(record)
    const proposal = proposalOf(record)
    const pendingRuling = pendingRulingOf(record)
    if (marks.hold === null) {
      return pendingRuling === null ? { ...kept, ...marks, kind: 'open', proposal } : corrupt(record)
    }
    if (pendingRuling === null) return { ...kept, ...marks, kind: 'held', proposal }
    return { ...kept, ...marks, kind: 'judged', proposal, pendingRuling }
  }
  if (settledAt === null || outcome === null) return corrupt(record)
  if (proposalOf(record) !== null || pendingRulingOf(record) !== null) return corrupt(record)
  if (record.status === 'revoked') {
    if (outcome !== 'refunded' && outcome !== 'ruledToBuyer') return corrupt(record)
    return { ...kept, ...marks, kind: 'revoked', settledAt, revocation: outcome }
  }
  return { ...kept, ...marks, kind: 'completed', settledAt, completion: completionOf(record, outcome) }
}

function completionOf(record: GoodsOrderRecord, how: GoodsOrderOutcome): GoodsOrderCompletion {
  const { splitBuyerBasisPoints, splitBuyerUnits, escrow } = record
  if (how === 'refunded' || how === 'ruledToBuyer') return corrupt(record)
  if (how === 'ruledSplit') {
    return splitBuyerBasisPoints === null ? corrupt(record) : { how, buyerBasisPoints: splitBuyerBasisPoints }
  }
  if (how === 'agreedSplit') {
    return splitBuyerUnits === null ? corrupt(record) : { how, buyer: money(escrow.asset, splitBuyerUnits) }
  }
  return { how }
}

function proposalOf(record: GoodsOrderRecord): SplitProposal | null {
  const { proposalBy: by, proposalBuyerUnits: units, proposalAt: at, escrow } = record
  if (by === null && units === null && at === null) return null
  return by === null || units === null || at === null ? corrupt(record) : { by, buyer: money(escrow.asset, units), at }
}

function pendingRulingOf(record: GoodsOrderRecord): PendingRuling | null {
  const { pendingRulingTo: to, pendingRulingByUid: byUid, pendingRulingAt: at } = record
  const { pendingRulingBasisPoints: buyerBasisPoints } = record
  if (to === null && byUid === null && at === null && buyerBasisPoints === null) return null
  if (to === null || byUid === null || at === null) return corrupt(record)
  if (to === 'split') {
    return buyerBasisPoints === null ? corrupt(record) : { ruling: { to, buyerBasisPoints }, byUid, at }
  }
  return buyerBasisPoints === null ? { ruling: { to }, byUid, at } : corrupt(record)
}

type Kept = GoodsOrderTerms & { readonly protectUntil: number }

function keptOf(source: Kept): Kept {
  const { buyerUid, sellerUid, escrow, feeBasisPoints, protectionSeconds, paidAt, protectUntil } = source
  const { disputeResponseSeconds, rulingNeedsSecond } = source
  return {
    buyerUid,
    sellerUid,
    escrow,
    feeBasisPoints,
    protectionSeconds,
    disputeResponseSeconds,
    rulingNeedsSecond,
    paidAt,
    protectUntil,
  }
}

function marksOf(record: GoodsOrderRecord): GoodsOrderMarks {
  const { heldSince, holdDisabled, buyerComplaintAt, sellerComplaintAt, buyerStatedAt, sellerStatedAt } = record
  if (heldSince !== null) {
    if (holdDisabled) return corrupt(record)
    const marks = { buyerComplaintAt, sellerComplaintAt, buyerStatedAt, sellerStatedAt }
    return { hold: { since: heldSince }, holdDisabled: false, ...marks }
  }
  if (buyerComplaintAt !== null || sellerComplaintAt !== null) return corrupt(record)
  if (buyerStatedAt !== null || sellerStatedAt !== null) return corrupt(record)
  return { hold: null, holdDisabled, buyerComplaintAt, sellerComplaintAt, buyerStatedAt, sellerStatedAt }
}

type Columns<Name extends keyof GoodsOrderRecord> = Pick<GoodsOrderRecord, Name>

function proposalColumns(state: GoodsOrder): Columns<'proposalBy' | 'proposalBuyerUnits' | 'proposalAt'> {
  const proposal = 'proposal' in state ? state.proposal : null
  return {
    proposalBy: proposal?.by ?? null,
    proposalBuyerUnits: proposal?.buyer.units ?? null,
    proposalAt: proposal?.at ?? null,
  }
}

type PendingColumns = 'pendingRulingTo' | 'pendingRulingBasisPoints' | 'pendingRulingByUid' | 'pendingRulingAt'

function pendingRulingColumns(state: GoodsOrder): Columns<PendingColumns> {
  const pending = state.kind === 'judged' ? state.pendingRuling : null
  return {
    pendingRulingTo: pending?.ruling.to ?? null,
    pendingRulingBasisPoints: pending?.ruling.to === 'split' ? pending.ruling.buyerBasisPoints : null,
    pendingRulingByUid: pending?.byUid ?? null,
    pendingRulingAt: pending?.at ?? null,
  }
}

type End = Columns<'settledAt' | 'outcome' | 'splitBuyerBasisPoints' | 'splitBuyerUnits'>

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
