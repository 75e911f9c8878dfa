import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface GoodsStateProps {
  readonly of: { readonly status: string; readonly offline: boolean }
  /** For sale, but sold out. */
  readonly soldOut?: boolean
}

/** State of goods: for sale, sold out, taken offline by the owner, or delisted by staff. */
export function GoodsState({ of, soldOut = false }: GoodsStateProps): ReactNode {
  if (of.status === 'delisted') {
    return (
      <StatusBadge kind="negative">
        <Trans>Delisted</Trans>
      </StatusBadge>
    )
  }
  if (of.offline) {
    return (
      <StatusBadge kind="neutral">
        <Trans>Offline</Trans>
      </StatusBadge>
    )
  }
  return soldOut ? (
    <StatusBadge kind="negative">
      <Trans>Sold out</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge kind="positive">
      <Trans>Selling</Trans>
    </StatusBadge>
  )
}
