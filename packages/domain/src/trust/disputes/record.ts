import { money, type CurrencyCode } from '../../money/index.ts'
import type { Dispute, DisputeParty, PendingRuling, PerParty, Ruling, Said, SplitProposal } from './states.ts'

/** A dispute spread over nullable columns, for storage. Times in unix seconds. */
export interface DisputeRecord {
  readonly disputeOpenedAt: number | null
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
  readonly buyerStatedAt: number | null
  readonly sellerStatedAt: number | null
  readonly buyerComplaints: number
  readonly sellerComplaints: number
  readonly buyerStatements: number
  readonly sellerStatements: number
  readonly buyerProposals: number
  readonly sellerProposals: number
  readonly proposalBy: DisputeParty | null
  readonly proposalBuyerUnits: bigint | null
  readonly proposalAt: number | null
  readonly pendingRulingTo: Ruling['to'] | null
  /** Set for a split ruling only. */
  readonly pendingRulingBasisPoints: number | null
  readonly pendingRulingByUid: number | null
  readonly pendingRulingAt: number | null
}

/**
 * Flattens a dispute into columns.
 * @example
 * disputeToRecord(dispute).disputeOpenedAt // 1_760_000_000
 */
export function disputeToRecord(dispute: Dispute): DisputeRecord {
  const { proposal, said } = dispute
  const running = dispute.kind === 'none' ? null : dispute
  const pending = dispute.kind === 'ruled' ? dispute.pendingRuling : null
  return {
    disputeOpenedAt: running?.openedAt ?? null,
    buyerComplaintAt: running?.complaintAt.buyer ?? null,
    sellerComplaintAt: running?.complaintAt.seller ?? null,
    buyerStatedAt: running?.statedAt.buyer ?? null,
    sellerStatedAt: running?.statedAt.seller ?? null,
    buyerComplaints: said.buyer.complaints,
    sellerComplaints: said.seller.complaints,
    buyerStatements: said.buyer.statements,
    sellerStatements: said.seller.statements,
    buyerProposals: said.buyer.proposals,
    sellerProposals: said.seller.proposals,
    proposalBy: proposal?.by ?? null,
    proposalBuyerUnits: proposal?.buyer.units ?? null,
    proposalAt: proposal?.at ?? null,
    pendingRulingTo: pending?.ruling.to ?? null,
    pendingRulingBasisPoints: pending?.ruling.to === 'split' ? pending.ruling.buyerBasisPoints : null,
    pendingRulingByUid: pending?.byUid ?? null,
    pendingRulingAt: pending?.at ?? null,
  }
}

/**
 * Rebuilds a dispute from its columns.
 * @param currency of the escrow that the proposal divides
 * @param corrupt throws, in the subject's name, for columns that match no dispute
 * @throws DomainError the error of `corrupt`
 * @example
 * const corrupt = () => fail('STATE_CORRUPT')
 * disputeFromRecord(disputeToRecord(dispute), 'LTC', corrupt).kind // 'open'
 */
export function disputeFromRecord(record: DisputeRecord, currency: CurrencyCode, corrupt: () => never): Dispute {
  const lasting = { proposal: proposalOf(record, currency, corrupt), said: saidOf(record) }
  const complaintAt = { buyer: record.buyerComplaintAt, seller: record.sellerComplaintAt }
  const statedAt = { buyer: record.buyerStatedAt, seller: record.sellerStatedAt }
  const pendingRuling = rulingOf(record, corrupt)
  const { disputeOpenedAt: openedAt } = record
  if (openedAt === null) {
    const left = [...Object.values(complaintAt), ...Object.values(statedAt), pendingRuling]
    return left.every((mark) => mark === null) ? { ...lasting, kind: 'none' } : corrupt()
  }
  const running = { ...lasting, openedAt, complaintAt, statedAt }
  return pendingRuling === null ? { ...running, kind: 'open' } : { ...running, kind: 'ruled', pendingRuling }
}

function saidOf(record: DisputeRecord): PerParty<Said> {
  const { buyerComplaints, buyerStatements, buyerProposals } = record
  const { sellerComplaints, sellerStatements, sellerProposals } = record
  return {
    buyer: { complaints: buyerComplaints, statements: buyerStatements, proposals: buyerProposals },
    seller: { complaints: sellerComplaints, statements: sellerStatements, proposals: sellerProposals },
  }
}

function proposalOf(record: DisputeRecord, currency: CurrencyCode, corrupt: () => never): SplitProposal | null {
  const { proposalBy: by, proposalBuyerUnits: units, proposalAt: at } = record
  if (by === null && units === null && at === null) return null
  return by === null || units === null || at === null ? corrupt() : { by, buyer: money(currency, units), at }
}

function rulingOf(record: DisputeRecord, corrupt: () => never): PendingRuling | null {
  const { pendingRulingTo: to, pendingRulingByUid: byUid, pendingRulingAt: at } = record
  const { pendingRulingBasisPoints: buyerBasisPoints } = record
  if (to === null && byUid === null && at === null && buyerBasisPoints === null) return null
  if (to === null || byUid === null || at === null) return corrupt()
  if (to === 'split') {
    return buyerBasisPoints === null ? corrupt() : { ruling: { to, buyerBasisPoints }, byUid, at }
  }
  return buyerBasisPoints === null ? { ruling: { to }, byUid, at } : corrupt()
}
