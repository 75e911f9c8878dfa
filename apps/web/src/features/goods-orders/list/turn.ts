import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Row = Pick<ApiOutputs['goodsOrders']['list']['data'][number], 'status' | 'progress' | 'proposedBy'>

export type Turn = 'yours' | 'other' | 'clock' | 'arbiter' | 'closed'

/** Whether an offer of a split waits for this side. */
export const isAsked = ({ proposedBy }: Pick<Row, 'proposedBy'>, side: 'buy' | 'sell'): boolean =>
  proposedBy === (side === 'buy' ? 'seller' : 'buyer')

/**
 * Whose turn it is on an order: an offer of a split waits for who is asked, a complaint for the arbiter, a stopped clock for the
 * buyer, everything else for the clock.
 */
export function turnOf(row: Row, side: 'buy' | 'sell'): Turn {
  const { status, progress } = row
  if (status !== 'open') return 'closed'
  if (isAsked(row, side)) return 'yours'
  if (progress === 'complaint') return 'arbiter'
  if (progress === 'suspended') return side === 'buy' ? 'yours' : 'other'
  return 'clock'
}
