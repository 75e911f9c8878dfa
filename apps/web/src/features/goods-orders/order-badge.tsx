import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Row = Pick<ApiOutputs['goodsOrders']['list']['data'][number], 'status' | 'progress' | 'outcome'>

/** The money went to both sides. */
export const isSplit = ({ outcome }: Pick<Row, 'outcome'>): boolean =>
  outcome === 'ruledSplit' || outcome === 'agreedSplit'

/** The state of an order in a word. */
export function OrderBadge({ order }: { readonly order: Row }): ReactNode {
  if (isSplit(order)) {
    return (
      <StatusBadge kind="positive">
        <Trans>Split</Trans>
      </StatusBadge>
    )
  }
  if (order.status === 'completed') {
    return (
      <StatusBadge kind="positive">
        <Trans>Completed</Trans>
      </StatusBadge>
    )
  }
  if (order.status === 'revoked') {
    return (
      <StatusBadge kind="neutral">
        <Trans>Revoked</Trans>
      </StatusBadge>
    )
  }
  if (order.progress === 'complaint') {
    return (
      <StatusBadge kind="dispute">
        <Trans>Complaint</Trans>
      </StatusBadge>
    )
  }
  if (order.progress === 'suspended') {
    return (
      <StatusBadge kind="hold">
        <Trans>On hold</Trans>
      </StatusBadge>
    )
  }
  return (
    <StatusBadge kind="money">
      <Trans>In progress</Trans>
    </StatusBadge>
  )
}

/** Colour of the small forms of an order in lists. */
export function orderKind({ status, progress }: Row): 'money' | 'hold' | 'dispute' | 'positive' | 'neutral' {
  if (status === 'completed') return 'positive'
  if (status === 'revoked') return 'neutral'
  if (progress === 'complaint') return 'dispute'
  return progress === 'suspended' ? 'hold' : 'money'
}
