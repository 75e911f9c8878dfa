import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useComplaintWord } from '../../shared/format/complaint-word.ts'
import type { OtcOrderRow } from './order.ts'

/** The state of an order in a word, with the party to act next, if any. */
export function OtcBadge({
  order,
}: {
  readonly order: Pick<
    OtcOrderRow,
    'status' | 'progress' | 'outcome' | 'role' | 'buyerComplaintAt' | 'sellerComplaintAt'
  >
}): ReactNode {
  const { status, progress, outcome, role } = order
  const complaintWord = useComplaintWord()
  if (outcome === 'ruledSplit' || outcome === 'agreedSplit') {
    return (
      <StatusBadge kind="positive">
        <Trans>Split</Trans>
      </StatusBadge>
    )
  }
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
        <Trans>Cancelled</Trans>
      </StatusBadge>
    )
  }
  if (progress === 'complaint') {
    return <StatusBadge kind="dispute">{complaintWord(order)}</StatusBadge>
  }
  if (progress === 'held') {
    return (
      <StatusBadge kind="hold">
        <Trans>On hold</Trans>
      </StatusBadge>
    )
  }
  return (
    <StatusBadge kind="money">
      {progress === 'awaitingPayment' ? (
        role === 'buyer' ? (
          <Trans>Your turn to pay</Trans>
        ) : (
          <Trans>Buyer’s turn to pay</Trans>
        )
      ) : role === 'seller' ? (
        <Trans>Your turn to release</Trans>
      ) : (
        <Trans>Seller’s turn to release</Trans>
      )}
    </StatusBadge>
  )
}
