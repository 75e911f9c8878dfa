import {
  disputeFromRecord,
  disputeToRecord,
  queuedAt,
  type Dispute,
  type DisputeRecord,
  type Ruling,
  UNDISPUTED,
} from '@jindu/domain/trust/disputes'
import { fail } from '@jindu/domain/errors'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Disputed, DisputeRow } from './disputed.ts'
import { dispute } from './tables.ts'

/** Joins subjects of a kind to their disputes, where they have one: `leftJoin(dispute, disputeOf('goodsOrder', goodsOrder.id))`. */
export function disputeOf(kind: string, id: PgColumn): SQL | undefined {
  return and(eq(dispute.subjectKind, sql.raw(`'${kind}'`)), eq(dispute.subjectId, id))
}

type Kept = Omit<DisputeRecord, 'disputeOpenedAt'>

const UNSAID: Kept = {
  buyerComplaintAt: null,
  sellerComplaintAt: null,
  buyerStatedAt: null,
  sellerStatedAt: null,
  buyerComplaints: 0,
  sellerComplaints: 0,
  buyerStatements: 0,
  sellerStatements: 0,
  buyerProposals: 0,
  sellerProposals: 0,
  proposalBy: null,
  proposalBuyerUnits: null,
  proposalAt: null,
  pendingRulingTo: null,
  pendingRulingBasisPoints: null,
  pendingRulingByUid: null,
  pendingRulingAt: null,
}

/** Converts a row to the domain's record; the opening time is stored with the subject. */
export function recordOf(row: DisputeRow | null): Kept {
  if (row === null) return UNSAID
  const { pendingRuling: ruling } = row
  return {
    ...row,
    pendingRulingTo: ruling?.to ?? null,
    pendingRulingBasisPoints: ruling?.to === 'split' ? ruling.buyerBasisPoints : null,
  }
}

/** The current dispute row of a subject; null if it has none, without statement, proposal or hearing. */
export function rowOf(of: Disputed, known: DisputeRow | null): DisputeRow | null {
  const { state, hearing, end } = of
  const { pendingRulingTo: _to, pendingRulingBasisPoints: _basisPoints, ...record } = disputeToRecord(state.dispute)
  const { disputeOpenedAt: openedAt, ...kept } = record
  const said = Object.values(state.dispute.said).some((side) => side.complaints + side.statements + side.proposals > 0)
  if (known === null && openedAt === null && hearing === null && !said) return null
  return {
    subjectKind: of.kind,
    subjectId: of.id,
    subjectVersion: of.version,
    title: of.title,
    buyerUid: state.buyerUid,
    sellerUid: state.sellerUid,
    currency: state.escrow.asset,
    amountUnits: state.escrow.units,
    totalCents: of.totalUsd.units,
    responseSeconds: state.disputeTerms.responseSeconds,
    needsSecond: state.disputeTerms.needsSecondArbiter,
    openedAt,
    ...kept,
    pendingRuling: state.dispute.kind === 'ruled' ? state.dispute.pendingRuling.ruling : null,
    hearingAt: hearing?.at ?? null,
    answersUntil: hearing?.answersUntil ?? null,
    queuedAt: hearing === null ? null : queuedAt(state.dispute, hearing),
    endedAt: end?.at ?? null,
    outcome: end?.outcome ?? null,
  }
}

/** The dispute that a row holds, with what its market adds to a ruling. @throws DomainError STATE_CORRUPT */
export function disputeOfRow<R extends Ruling = Ruling>(row: DisputeRow | null): Dispute<R> {
  if (row === null) return UNDISPUTED
  const corrupt = (): never => fail('STATE_CORRUPT', { machine: 'dispute', status: row.subjectKind })
  const dispute = disputeFromRecord({ ...recordOf(row), disputeOpenedAt: row.openedAt }, row.currency, corrupt)
  if (dispute.kind !== 'ruled') return dispute
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the subject's own machine ruled
  return { ...dispute, pendingRuling: { ...dispute.pendingRuling, ruling: row.pendingRuling as R } }
}
