import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface StockBadgeProps {
  readonly level: 'unlimited' | 'plenty' | 'low' | 'soldOut'
}

/** Badge for sold out or low stock; renders nothing otherwise. */
export function StockBadge({ level }: StockBadgeProps): ReactNode {
  if (level === 'soldOut') {
    return (
      <StatusBadge kind="negative">
        <Trans>Sold out</Trans>
      </StatusBadge>
    )
  }
  return level === 'low' ? (
    <StatusBadge kind="hold">
      <Trans>Low</Trans>
    </StatusBadge>
  ) : null
}
