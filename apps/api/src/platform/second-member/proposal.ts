import { fail, type ErrorCode } from '@jindu/domain/errors'
import { gt, type SQL } from 'drizzle-orm'
import { text, type PgColumn } from 'drizzle-orm/pg-core'
import { idRef, instant } from '../db/columns.ts'

/** Columns of a step that one staff member proposes and another confirms. */
export const proposalColumns = {
  reason: text('reason').notNull(),
  proposedBy: idRef('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
}

/**
 * Condition: the proposal has not expired.
 * @param waitSeconds the lifetime of such proposals
 * @param now unix seconds
 */
export function stillWaits(table: { readonly proposedAt: PgColumn }, waitSeconds: number, now: number): SQL {
  return gt(table.proposedAt, now - waitSeconds)
}

/** Errors for a second member. */
interface Refusals {
  /** The proposal is gone, or differs from the one seen. */
  readonly gone: ErrorCode
  /** They are the proposer. */
  readonly own: ErrorCode
}

/**
 * The pending proposal, for anyone but its proposer.
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
