import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Withdrawal } from './withdrawal.ts'

const LOOKS = {
  pending: 'hold',
  approved: 'money',
  signed: 'money',
  broadcast: 'money',
  completed: 'positive',
  failed: 'negative',
  reviewFailed: 'negative',
  revoked: 'neutral',
} as const satisfies Record<Withdrawal['status'], StatusKind>

/** Where a withdrawal stands. */
export function WithdrawalBadge({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode {
  const { t } = useLingui()
  const { status, confirmations, confirmationsNeeded } = withdrawal
  const words: Record<Withdrawal['status'], string> = {
    pending: t`In review`,
    approved: t({ message: 'Approved', context: 'withdrawals' }),
    signed: t`Being sent`,
    broadcast: t`Sent, ${confirmations} of ${confirmationsNeeded}`,
    completed: t`Completed`,
    failed: t`Failed, returned`,
    reviewFailed: t`Refused, returned`,
    revoked: t`Taken back`,
  }
  return <StatusBadge kind={LOOKS[status]}>{words[status]}</StatusBadge>
}
