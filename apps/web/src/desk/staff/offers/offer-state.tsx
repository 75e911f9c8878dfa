import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OfferRow } from './offer-row.ts'

/** State of an offer, with the party that stopped it. */
export function OfferState({ offer: { status, takenDownBy, cancelledBy } }: { readonly offer: OfferRow }): ReactNode {
  if (status === 'completed') {
    return (
      <StatusBadge kind="positive">
        <Trans>Completed</Trans>
      </StatusBadge>
    )
  }
  if (status === 'cancelled') {
    return (
      <StatusBadge kind="neutral">
        {cancelledBy === 'moderator' ? (
          <Trans context="offer">Withdrawn by staff</Trans>
        ) : (
          <Trans>Withdrawn by its owner</Trans>
        )}
      </StatusBadge>
    )
  }
  if (takenDownBy === null) {
    return (
      <StatusBadge kind="money">
        <Trans>On the market</Trans>
      </StatusBadge>
    )
  }
  return (
    <StatusBadge kind="hold">
      {takenDownBy === 'moderator' ? <Trans>Taken down by staff</Trans> : <Trans>Taken down by its owner</Trans>}
    </StatusBadge>
  )
}
