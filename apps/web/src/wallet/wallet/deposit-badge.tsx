import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type Deposit = ApiOutputs['wallet']['deposits']['data'][number]

const LOOKS = {
  unconfirmed: 'money',
  credited: 'positive',
  orphaned: 'negative',
} as const satisfies Record<Deposit['status'], StatusKind>

/** State of a deposit: unconfirmed, credited, or on an abandoned branch of the chain. */
export function useDepositWord(): (of: Deposit) => string {
  const { t } = useLingui()
  return ({ status, confirmations, confirmationsNeeded, settled, tooSmall }) => {
    if (status === 'unconfirmed' && tooSmall) return t`Too small, not credited`
    if (status === 'unconfirmed' && !settled && confirmations >= confirmationsNeeded) return t`Waits until it is final`
    const words: Record<Deposit['status'], string> = {
      unconfirmed: t`${confirmations} of ${confirmationsNeeded} confirmations`,
      credited: t`Credited`,
      orphaned: t`Dropped by the chain`,
    }
    return words[status]
  }
}

export function DepositBadge({ deposit }: { readonly deposit: Deposit }): ReactNode {
  const word = useDepositWord()
  return <StatusBadge kind={LOOKS[deposit.status]}>{word(deposit)}</StatusBadge>
}
