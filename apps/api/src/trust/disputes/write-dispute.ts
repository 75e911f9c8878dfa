import type { DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'
import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { insertRow, updateRow, type Statement } from '../../platform/db/index.ts'
import type { Entry } from '../../records/timeline/index.ts'
import type { CaseFile } from './case-file.ts'
import { rowOf } from './dispute-row.ts'
import type { Disputed, DisputeRow } from './disputed.ts'
import { dispute, disputeAssignment, disputeRuling, disputeStatement } from './tables.ts'

/** A dispute before a step. */
export interface Before {
  readonly row: DisputeRow | null
  readonly state: Disputed['state']
}

/** A step of the subject: a dispute event, or another that may end a dispute. */
export interface DisputeStep {
  readonly event: DisputeEvent | { readonly kind: string }
  /** The step's timeline entry. */
  readonly entry: Entry
}

/** The writes of a step, and the resulting dispute row. */
export interface Written {
  readonly writes: readonly Statement[]
  readonly row: DisputeRow | null
  /** Entries that the step added to the case file, without arbiters' names. */
  readonly added: CaseFile
}

const isDispute = (event: DisputeStep['event'], kind: DisputeEvent['kind']): boolean => event.kind === kind

/** The writes of the dispute's row; none if it is unchanged. */
function writesOf(before: DisputeRow | null, after: DisputeRow | null): readonly Statement[] {
  if (after === null) return []
  if (before === null) return [insertRow(dispute, after)]
  const { subjectKind, subjectId, subjectVersion: _version, ...kept } = after
  const { subjectKind: _kind, subjectId: _id, subjectVersion: _before, ...known } = before
  if (isDeepStrictEqual(kept, known)) return []
  const { title: _title, buyerUid: _buyer, sellerUid: _seller, ...changing } = kept
  return [updateRow(dispute, { ...changing, subjectVersion: after.subjectVersion }, { subjectKind, subjectId })]
}

const STEPS = { rule: 'ruled', confirmRuling: 'confirmed', rejectRuling: 'rejected' } as const

/** The ruling that a step concerns, and the kind of decision. */
function decided(before: Before, after: Disputed, event: DisputeStep['event']) {
  const pending = before.state.dispute.kind === 'ruled' ? before.state.dispute.pendingRuling.ruling : null
  const given = 'ruling' in event && event.kind === 'rule' ? event.ruling : null
  const ruling: Ruling | null = given ?? pending
  if (ruling === null || !(event.kind in STEPS)) return null
  if (given !== null && after.state.dispute.kind === 'ruled') return { ruling, step: 'awaitsSecond' } as const
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked above
  return { ruling, step: STEPS[event.kind as keyof typeof STEPS] }
}

const runs = ({ openedAt, endedAt }: DisputeRow): boolean => openedAt !== null && endedAt === null

/** Deletes the assignment when the case is decided or no longer disputed. */
function releaseOf(before: DisputeRow | null, after: DisputeRow | null, isDecided: boolean): readonly Statement[] {
  if (before === null || after === null || !(isDecided || (runs(before) && !runs(after)))) return []
  const { subjectKind, subjectId } = after
  return [
    sql`delete from ${disputeAssignment} where subject_kind = ${subjectKind} and subject_id = ${subjectId}::bigint`,
  ]
}

/**
 * The writes of a subject's step to its dispute. They belong in the commit that increments the subject's version, which
 * is their only guard.
 * @param after the state after the step, with its new version
 */
export function writeDispute(before: Before, after: Disputed, { event, entry }: DisputeStep): Written {
  const { number, actor, actorUid, details, files = [], at } = entry
  const row = rowOf(after, before.row)
  const writes = writesOf(before.row, row)
  const of = { subjectKind: after.kind, subjectId: after.id, number, at }
  if (isDispute(event, 'stateCase') && (actor === 'buyer' || actor === 'seller')) {
    const statement = {
      side: actor,
      text: String(details['text'] ?? ''),
      files: files.map((file) => ({ ...file })),
    } as const
    return {
      row,
      writes: [...writes, insertRow(disputeStatement, { ...of, ...statement })],
      added: { statements: [{ number, at, ...statement }], rulings: [] },
    }
  }
  const decision = decided(before, after, event)
  const kept = [...writes, ...releaseOf(before.row, row, decision !== null)]
  if (decision === null || actorUid === null) return { row, writes: kept, added: { statements: [], rulings: [] } }
  const { reason = null } = details
  const said = { ...decision, reason: reason === null ? null : String(reason) }
  return {
    row,
    writes: [...kept, insertRow(disputeRuling, { ...of, ...said, byUid: actorUid })],
    added: { statements: [], rulings: [{ number, at, ...said, nick: null }] },
  }
}
