import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { isSplit } from './order-badge.tsx'

type Order = ApiOutputs['goodsOrders']['list']['data'][number]

/** Where the money of an order lies. */
export function placeOf({ status, outcome }: Pick<Order, 'status' | 'outcome'>): 'from' | 'held' | 'to' | 'split' {
  if (status === 'open') return 'held'
  if (isSplit({ outcome })) return 'split'
  return status === 'revoked' ? 'from' : 'to'
}
