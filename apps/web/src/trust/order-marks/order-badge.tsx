import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useComplaintWord } from '../../shared/format/complaint-word.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Row = Pick<
  ApiOutputs['goodsOrders']['list']['data'][number],
  'status' | 'progress' | 'outcome' | 'buyerComplaintAt' | 'sellerComplaintAt'
>

/** The money went to both sides. */
export const isSplit = ({ outcome }: Pick<Row, 'outcome'>): boolean =>
  outcome === 'ruledSplit' || outcome === 'agreedSplit'

const LOOKS = {
  split: 'positive',
  completed: 'positive',
  revoked: 'neutral',
  complaint: 'dispute',
  suspended: 'hold',
  awaitingDelivery: 'money',
  inProgress: 'money',
} as const satisfies Readonly<Record<string, StatusKind>>

type Shown = keyof typeof LOOKS

function shownState(order: Row): Shown {
  if (isSplit(order)) return 'split'
  if (order.status !== 'open') return order.status
  return order.progress === 'ended' ? 'inProgress' : order.progress
}

/** The state of an order in a word. */
export function useOrderWord(): (order: Row) => string {
  const { t } = useLingui()
  const complaintWord = useComplaintWord()
  const words: Record<Exclude<Shown, 'complaint'>, string> = {
    split: t`Split`,
    completed: t`Completed`,
    revoked: t`Revoked`,
    suspended: t`On hold`,
    awaitingDelivery: t`Awaiting delivery`,
    inProgress: t`In progress`,
  }
  return (order) => {
    const state = shownState(order)
    return state === 'complaint' ? complaintWord(order) : words[state]
  }
}

export function OrderBadge({ order }: { readonly order: Row }): ReactNode {
  const word = useOrderWord()
  return <StatusBadge kind={LOOKS[shownState(order)]}>{word(order)}</StatusBadge>
}

/** Colour of the small forms of an order in lists. */
export function orderKind({
  status,
  progress,
}: Pick<Row, 'status' | 'progress'>): 'money' | 'hold' | 'dispute' | 'positive' | 'neutral' {
  if (status === 'completed') return 'positive'
  if (status === 'revoked') return 'neutral'
  if (progress === 'complaint') return 'dispute'
  return progress === 'suspended' ? 'hold' : 'money'
}
