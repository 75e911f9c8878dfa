import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useComplaintWord } from '../../shared/format/complaint-word.ts'
import type { OtcOrderRow } from './order.ts'

type Shown = Pick<OtcOrderRow, 'status' | 'progress' | 'outcome' | 'role' | 'buyerComplaintAt' | 'sellerComplaintAt'>

/** The state of an order in a word, with the party to act next, if any. */
export function useOtcWord(): (order: Shown) => string {
  const { t } = useLingui()
  const complaintWord = useComplaintWord()
  return (order) => {
    const { status, progress, outcome, role } = order
    if (outcome === 'ruledSplit' || outcome === 'agreedSplit') return t`Split`
    if (status === 'completed') return t`Completed`
    if (status === 'cancelled') return t`Cancelled`
    if (progress === 'complaint') return complaintWord(order)
    if (progress === 'held') return t`On hold`
    if (progress === 'awaitingPayment') return role === 'buyer' ? t`Your turn to pay` : t`Buyer’s turn to pay`
    return role === 'seller' ? t`Your turn to release` : t`Seller’s turn to release`
  }
}

function kindOf({ status, progress }: Shown): StatusKind {
  if (status === 'completed') return 'positive'
  if (status === 'cancelled') return 'neutral'
  if (progress === 'complaint') return 'dispute'
  return progress === 'held' ? 'hold' : 'money'
}

/** The state of an order as a badge. */
export function OtcBadge({ order }: { readonly order: Shown }): ReactNode {
  const word = useOtcWord()
  return <StatusBadge kind={kindOf(order)}>{word(order)}</StatusBadge>
}
