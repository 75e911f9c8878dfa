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

/** Label of a withdrawal's state. */
export function useWithdrawalWord(): (of: Withdrawal) => string {
  const { t } = useLingui()
  return ({ status, confirmations, confirmationsNeeded }) => {
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
    return words[status]
  }
}

export function WithdrawalBadge({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode {
  const word = useWithdrawalWord()
  return <StatusBadge kind={LOOKS[withdrawal.status]}>{word(withdrawal)}</StatusBadge>
}
