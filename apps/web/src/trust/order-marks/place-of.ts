import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { isSplit } from './order-badge.tsx'

type Order = ApiOutputs['goodsOrders']['list']['data'][number]

/** The place of an order's money. */
export function placeOf({ status, outcome }: Pick<Order, 'status' | 'outcome'>): 'from' | 'held' | 'to' | 'split' {
  if (status === 'open') return 'held'
  if (isSplit({ outcome })) return 'split'
  return status === 'revoked' ? 'from' : 'to'
}
