import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type Deposit = ApiOutputs['wallet']['deposits']['data'][number]

/** Where a deposit stands: on its way, in the balance, or on a branch of the chain that was given up. */
export function DepositBadge({ deposit }: { readonly deposit: Deposit }): ReactNode {
  if (deposit.status === 'credited') {
    return (
      <StatusBadge kind="positive">
        <Trans>Credited</Trans>
      </StatusBadge>
    )
  }
  if (deposit.status === 'orphaned') {
    return (
      <StatusBadge kind="negative">
        <Trans>Dropped by the chain</Trans>
      </StatusBadge>
    )
  }
  const { confirmations, confirmationsNeeded } = deposit
  return (
    <StatusBadge kind="money">
      <Trans>
        {confirmations} of {confirmationsNeeded} confirmations
      </Trans>
    </StatusBadge>
  )
}
