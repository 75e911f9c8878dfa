import type { MessageKind } from '@jindu/domain/message'
import { money } from '@jindu/domain/money'
import type { WithdrawalNote } from '@jindu/domain/withdrawal'
import { inArray } from 'drizzle-orm'
import type { Statement } from '../../platform/db/index.ts'
import { tell, type DescribeSubjects } from '../messages/index.ts'
import { withdrawal } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/** Withdrawals as a message names them: by where they go and what arrives. */
export const describeWithdrawals: DescribeSubjects = async ({ db }, ids) => {
  const { id, address, currency, amountUnits } = withdrawal
  const rows = await db
    .select({ id, address, currency, amountUnits })
    .from(withdrawal)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => [row.id, { title: row.address, amount: money(row.currency, row.amountUnits), within: {} }]),
  )
}

/** What the owner did not do themselves, and wants to know. */
const TOLD = {
  'withdrawal.applied': null,
  'withdrawal.revoked': null,
  'withdrawal.firstApproval': null,
  'withdrawal.approved': null,
  'withdrawal.rejected': 'withdrawal.rejected',
  'withdrawal.signed': null,
  'withdrawal.replaced': null,
  'withdrawal.broadcast': 'withdrawal.broadcast',
  'withdrawal.completed': 'withdrawal.completed',
  'withdrawal.reopened': 'withdrawal.reopened',
  'withdrawal.failed': 'withdrawal.failed',
} as const satisfies Readonly<Record<WithdrawalNote, MessageKind | null>>

/** The message of a step to the owner, as a write of the step's own commit. */
export function tellOwner(
  { id, uid }: Pick<WithdrawalRow, 'id' | 'uid'>,
  note: WithdrawalNote,
  at: number,
): Statement[] {
  const kind = TOLD[note]
  return kind === null ? [] : [tell(uid, { kind, subjectId: id, side: null, facts: {} }, { at })]
}
