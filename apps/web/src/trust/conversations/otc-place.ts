import type { PositionAt } from '@jindu/ui/patterns/position'
import type { StatusKind } from '@jindu/ui/patterns/status-badge'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type OtcRow = ApiOutputs['otcOrders']['list']['data'][number]

/** Place and state of an order's money. */
export interface OrderPlace {
  readonly at: Exclude<PositionAt, 'none'>
  readonly kind: StatusKind
}

const OPEN: Readonly<Record<OtcRow['progress'], StatusKind>> = {
  awaitingPayment: 'money',
  awaitingRelease: 'money',
  held: 'hold',
  complaint: 'dispute',
  ended: 'neutral',
}

/** The place for a fiat order: its coin comes from the seller and goes to the buyer. */
export function otcPlace({ status, progress, outcome }: Pick<OtcRow, 'status' | 'progress' | 'outcome'>): OrderPlace {
  if (status === 'open') return { at: 'held', kind: OPEN[progress] }
  if (outcome === 'ruledSplit' || outcome === 'agreedSplit') return { at: 'split', kind: 'positive' }
  return status === 'completed' ? { at: 'to', kind: 'positive' } : { at: 'from', kind: 'neutral' }
}
