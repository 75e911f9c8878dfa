import { complaintAtOf } from '../../trust/disputes/index.ts'
import { heldSince, statusOf, type GoodsOrderStatus } from './derive.ts'
import type { GoodsOrder } from './states.ts'

/** Numbers of the status field (marketplace.md §3). */
export const GOODS_ORDER_STATUS_NUMBERS = { open: 0, revoked: 1, completed: 2 } as const satisfies Record<
  GoodsOrderStatus,
  number
>

/** The state fields of a goods order as the `Ms*` calls name them; times in unix seconds, 0 for none. */
export interface GoodsOrderWire {
  readonly status: 0 | 1 | 2
  readonly hold: 0 | 1
  readonly hold_disable: 0 | 1
  readonly buyer_complaint: number
  readonly seller_complaint: number
  readonly confirm_receive: number
  readonly protect_time: number
  readonly system_settle_time: number
  readonly buyer_pay_time: number
}

/**
 * Converts a state; `system_settle_time` is the clock's settlement time, 0 during a hold and before a delivery by hand,
 * and the end of an ended order.
 * @example
 * goodsOrderWire(held).hold // 1
 */
export function goodsOrderWire(state: GoodsOrder): GoodsOrderWire {
  const { buyer, seller } = complaintAtOf(state.dispute)
  return {
    status: GOODS_ORDER_STATUS_NUMBERS[statusOf(state)],
    hold: heldSince(state) === null ? 0 : 1,
    hold_disable: state.holdDisabled ? 1 : 0,
    buyer_complaint: buyer ?? 0,
    seller_complaint: seller ?? 0,
    confirm_receive: confirmedAtOf(state) ?? 0,
    protect_time: state.protectUntil,
    system_settle_time: systemSettleTime(state),
    buyer_pay_time: state.paidAt,
  }
}

/**
 * When the buyer confirmed receipt, unix seconds; null when the order is open or ended otherwise.
 * @example
 * confirmedAtOf(next(order, { kind: 'confirm' }, buyer, 1_760_000_060).state) // 1_760_000_060
 */
export function confirmedAtOf(state: GoodsOrder): number | null {
  return state.kind === 'completed' && state.completion.how === 'confirmed' ? state.settledAt : null
}

function systemSettleTime(state: GoodsOrder): number {
  if (state.kind === 'open') return state.protectUntil
  return state.kind === 'held' || state.kind === 'awaited' ? 0 : state.settledAt
}
