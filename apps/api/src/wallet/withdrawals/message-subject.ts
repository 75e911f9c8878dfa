import type { MessageKind } from '@jindu/domain/messages'
import { CURRENCIES, money } from '@jindu/domain/money'
import type { WithdrawalActor, WithdrawalNote } from '@jindu/domain/wallet/withdrawals'
import { inArray } from 'drizzle-orm'
import type { Statement } from '../../platform/db/index.ts'
import { tell, type DescribeSubjects } from '../../records/messages/index.ts'
import { withdrawal } from './tables.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/** Describes withdrawals in messages: by destination and amount. */
export const describeWithdrawals: DescribeSubjects = async ({ db }, ids) => {
  const { id, address, currency, amountUnits } = withdrawal
  const rows = await db
    .select({ id, address, currency, amountUnits })
    .from(withdrawal)
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map((row) => {
      const within = { currency: CURRENCIES[row.currency].id }
      return [row.id, { title: row.address, amount: money(row.currency, row.amountUnits), within }]
    }),
  )
}

/** Steps that the owner is notified of: the application, and steps that they did not take themselves. */
const TOLD = {
  'withdrawal.applied': 'withdrawal.applied',
  'withdrawal.revoked': null,
  'withdrawal.firstApproval': null,
  'withdrawal.approved': 'withdrawal.approved',
  'withdrawal.rejected': 'withdrawal.rejected',
  'withdrawal.signed': null,
  'withdrawal.replaced': null,
  'withdrawal.broadcast': 'withdrawal.broadcast',
  'withdrawal.completed': 'withdrawal.completed',
  'withdrawal.reopened': 'withdrawal.reopened',
  'withdrawal.failed': 'withdrawal.failed',
  'withdrawal.paidAfterReturn': 'withdrawal.paidAfterReturn',
} as const satisfies Readonly<Record<WithdrawalNote, MessageKind | null>>

/** The parts of a step that its message uses. */
interface Told {
  readonly note: WithdrawalNote
  readonly actor: WithdrawalActor['kind']
  /** Why the money was returned. */
  readonly remark: string
  readonly at: number
}

/** The owner's message about a step, for the step's commit. */
export function tellOwner(
  { id, uid }: Pick<WithdrawalRow, 'id' | 'uid'>,
  { note, actor, remark, at }: Told,
): Statement[] {
  const kind = TOLD[note]
  // An approval by the clock is followed within moments by the broadcast, which has its own message.
  if (kind === null || (kind === 'withdrawal.approved' && actor === 'clock')) return []
  const of = { subjectId: id, side: null } as const
  const message =
    kind === 'withdrawal.rejected' || kind === 'withdrawal.failed'
      ? { kind, ...of, facts: { reason: remark } }
      : { kind, ...of, facts: {} }
  return [tell(uid, message, { at })]
}
