import type { DisputeEvent, Ruling } from '@jindu/domain/trust/disputes'
import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { insertRow, updateRow, type Statement } from '../../platform/db/index.ts'
import type { Entry } from '../../records/timeline/index.ts'
import type { CaseFile } from './case-file.ts'
import { rowOf } from './dispute-row.ts'
import type { Disputed, DisputeRow } from './disputed.ts'
import { dispute, disputeAssignment, disputeRuling, disputeStatement } from './tables.ts'

/** What a dispute was before a step. */
export interface Before {
  readonly row: DisputeRow | null
  readonly state: Disputed['state']
}

/** A step of the subject: an event of a dispute, or another that may end one. */
export interface DisputeStep {
  readonly event: DisputeEvent | { readonly kind: string }
  /** What the step left on the subject's timeline. */
  readonly entry: Entry
}

/** What a step writes of a dispute, and what there is of it then. */
export interface Written {
  readonly writes: readonly Statement[]
  readonly row: DisputeRow | null
  /** What the step added to the case's file, without the names of arbiters. */
  readonly added: CaseFile
}

const isDispute = (event: DisputeStep['event'], kind: DisputeEvent['kind']): boolean => event.kind === kind

/** The writes of the standing row: none while it stays as it was. */
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

/** What an arbiter decided by a step, and on which ruling. */
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

/** What was decided, or is disputed no more, is in no arbiter's hands. */
function releaseOf(before: DisputeRow | null, after: DisputeRow | null, isDecided: boolean): readonly Statement[] {
  if (before === null || after === null || !(isDecided || (runs(before) && !runs(after)))) return []
  const { subjectKind, subjectId } = after
  return [
    sql`delete from ${disputeAssignment} where subject_kind = ${subjectKind} and subject_id = ${subjectId}::bigint`,
  ]
}

/**
 * What a step of a subject writes of its dispute. The writes belong into the commit that raises the subject's version, which is
 * their only guard.
 * @param after as the step leaves it, with the version that it writes
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
