import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Whether goods are for sale, taken off by their owner, or delisted by staff. */
export function GoodsState({ of }: { readonly of: { readonly status: string; readonly offline: boolean } }): ReactNode {
  if (of.status === 'delisted') {
    return (
      <StatusBadge kind="negative">
        <Trans>Delisted</Trans>
      </StatusBadge>
    )
  }
  return of.offline ? (
    <StatusBadge kind="neutral">
      <Trans>Offline</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge kind="positive">
      <Trans>Selling</Trans>
    </StatusBadge>
  )
}
