import type { ErrorCode } from '../../errors/index.ts'
import type { Delivery } from '../goods/index.ts'
import type { GoodsOrderStatus } from './derive.ts'

/** Why a unit from stock is replaced. */
export const REPLACEMENT_REASONS = ['refused', 'used', 'wrong', 'other'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Units may be replaced while the money is held and after it was paid, also under a hold or dispute; not once it went back. */
const REPLACEABLE: Readonly<Record<GoodsOrderStatus, boolean>> = {
  open: true,
  completed: true,
  revoked: false,
}

/** Who wants to replace units, and what the order delivers. */
export interface Replacing {
  readonly status: GoodsOrderStatus
  readonly role: 'buyer' | 'seller' | 'arbiter' | 'staff'
  readonly delivery: Delivery
}

/**
 * Why units of an order cannot be replaced; null when its seller may replace them.
 * @example
 * whyNotReplaceable({ status: 'open', role: 'seller', delivery: 'units' }) // null
 * whyNotReplaceable({ status: 'open', role: 'buyer', delivery: 'units' }) // 'ORDER_WRONG_PARTY'
 */
export function whyNotReplaceable({ status, role, delivery }: Replacing): ErrorCode | null {
  if (role !== 'seller') return 'ORDER_WRONG_PARTY'
  if (delivery !== 'units') return 'STOCK_NOT_UNITS'
  return REPLACEABLE[status] ? null : 'ORDER_NOT_OPEN'
}
