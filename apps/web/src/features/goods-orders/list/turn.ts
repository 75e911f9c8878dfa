import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Row = Pick<ApiOutputs['goodsOrders']['list']['data'][number], 'status' | 'progress'>

export type Turn = 'yours' | 'other' | 'clock' | 'arbiter' | 'closed'

/** Whose turn it is on an order: a stopped clock waits for the buyer, a complaint for the arbiter, everything else for the clock. */
export function turnOf({ status, progress }: Row, side: 'buy' | 'sell'): Turn {
  if (status !== 'open') return 'closed'
  if (progress === 'complaint') return 'arbiter'
  if (progress === 'suspended') return side === 'buy' ? 'yours' : 'other'
  return 'clock'
}
