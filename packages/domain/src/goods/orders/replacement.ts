import type { ErrorCode } from '../../errors/index.ts'
import type { Delivery } from '../goods/index.ts'
import type { GoodsOrderStatus } from './derive.ts'

/** Reasons to replace a unit. */
export const REPLACEMENT_REASONS = ['refused', 'used', 'wrong', 'other'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Units may be replaced while the money is in escrow and after it was paid, also in a dispute; not after a refund. */
const REPLACEABLE: Readonly<Record<GoodsOrderStatus, boolean>> = {
  open: true,
  completed: true,
  revoked: false,
}

/** The order and the role of whoever wants to replace units. */
export interface Replacing {
  readonly status: GoodsOrderStatus
  readonly role: 'buyer' | 'seller' | 'arbiter' | 'staff'
  readonly delivery: Delivery
}

/**
 * The refusal to replace units of an order; null if allowed.
 * @example
 * whyNotReplaceable({ status: 'open', role: 'seller', delivery: 'units' }) // null
 * whyNotReplaceable({ status: 'open', role: 'buyer', delivery: 'units' }) // 'ORDER_WRONG_PARTY'
 */
export function whyNotReplaceable({ status, role, delivery }: Replacing): ErrorCode | null {
  if (role !== 'seller') return 'ORDER_WRONG_PARTY'
  if (delivery !== 'units' && delivery !== 'manual') return 'STOCK_NOT_UNITS'
  return REPLACEABLE[status] ? null : 'ORDER_NOT_OPEN'
}
