import { fail, type ErrorCode } from '@jindu/domain/errors'
import { gt, type SQL } from 'drizzle-orm'
import { text, type PgColumn } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../db/columns.ts'

/** What a table keeps of a step that one member of the staff proposed and another one agrees to. */
export const proposalColumns = {
  reason: text('reason').notNull(),
  proposedBy: idRef('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
}

/**
 * Its time to be agreed to is not over.
 * @param waitSeconds how long such a proposal waits
 * @param now unix seconds
 */
export function stillWaits(table: { readonly proposedAt: PgColumn }, waitSeconds: number, now: number): SQL {
  return gt(table.proposedAt, now - waitSeconds)
}

/** What a second member is refused with. */
interface Refusals {
  /** Nothing waits, or another than was seen. */
  readonly gone: ErrorCode
  /** They proposed it themselves. */
  readonly own: ErrorCode
}

/**
 * The proposal that waits, for whoever may agree to it: anybody but its proposer.
 * @throws DomainError one of `refusals`
 */
export function forSecondMember<Row extends { readonly proposedBy: number }>(
  row: Row | undefined,
  uid: number,
  refusals: Refusals,
): Row {
  if (row === undefined) return fail(refusals.gone)
  return row.proposedBy === uid ? fail(refusals.own) : row
}
