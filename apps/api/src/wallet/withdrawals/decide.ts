import { fail } from '@jindu/domain/errors'
import type { WithdrawalEvent } from '@jindu/domain/wallet/withdrawals'
import type { App } from '../../platform/app.ts'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import { applyStep, type Actor } from './apply-step.ts'
import { ownerGuards } from './owner-guards.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/**
 * The owner takes a withdrawal back while it is in review.
 * @throws DomainError WITHDRAWAL_NOT_FOUND, also for somebody else's, and what `next` refuses with
 */
export async function cancelWithdrawal(app: App, uid: number, id: number): Promise<void> {
  await applyStep(app, id, { kind: 'revoke' }, (row: WithdrawalRow): Actor => {
    return row.uid === uid ? { kind: 'owner', uid } : fail('WITHDRAWAL_NOT_FOUND', { id })
  })
}

type Decision = Extract<WithdrawalEvent, { readonly kind: 'approve' | 'reject' | 'fail' }>

/**
 * A member of finance decides.
 * @throws DomainError WITHDRAWAL_NOT_FOUND, what `next` refuses with (one's own, not in review, a second member is needed), and for an
 *   approval ACCOUNT_FROZEN and WITHDRAWAL_DEBT: the owner's; STAFF_SAME_EYES (until) for a second one
 */
export async function decideWithdrawal(app: App, by: StaffCaller, id: number, event: Decision): Promise<void> {
  const eyes = await secondEyes(app, app.db, by)
  await applyStep(
    app,
    id,
    event,
    () => ({ kind: 'finance', uid: by.session.uid }),
    (row) => {
      if (event.kind !== 'approve') return {}
      const first = row.approvedByUid
      return {
        guards: ownerGuards(row),
        audit: first === null ? [] : eyes.lookAfter(first, { kind: 'withdrawal', id }),
      }
    },
  )
}
