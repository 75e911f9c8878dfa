import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderReview } from './review-reads.ts'

/** Shows whether the money behind a review was refunded. */
export function RefundMark({ mark }: { readonly mark: OrderReview['mark'] }): ReactNode {
  if (mark === 'none') return null
  return (
    <StatusBadge kind="neutral">
      {mark === 'refunded' ? <Trans>Refunded</Trans> : <Trans>Partly refunded</Trans>}
    </StatusBadge>
  )
}
