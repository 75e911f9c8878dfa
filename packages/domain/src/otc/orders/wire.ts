import { complaintAtOf } from '../../trust/disputes/index.ts'
import { isOpen, progressOf, requirableAt, statusOf, type OtcOrderProgress, type OtcOrderStatus } from './derive.ts'
import type { OtcOrder } from './states.ts'

/** Numbers of the status field (wallet-and-otc.md §3). */
export const OTC_ORDER_STATUS_NUMBERS = { open: 0, cancelled: 1, completed: 2 } as const satisfies Record<
  OtcOrderStatus,
  number
>

const PROGRESS_NUMBERS = {
  awaitingPayment: 0,
  awaitingRelease: 0,
  held: 1,
  complaint: 2,
  ended: 0,
} as const satisfies Record<OtcOrderProgress, number>

/** The state fields of an OTC order as the `Ms*` calls name them; times in unix seconds, 0 for none. */
export interface OtcOrderWire {
  readonly status: 0 | 1 | 2
  readonly progress: 0 | 1 | 2
  readonly buyer_pay_time: number
  readonly hold_time: number
  readonly seller_complaint_time: number
  readonly buyer_complaint_time: number
  readonly system_settle_time: number
}

/**
 * Translates a state; `system_settle_time` is from when the other side's silence may be answered, 0 while stopped, afterwards when the order ended.
 * @example
 * otcOrderWire(paid).buyer_pay_time // 1_760_000_600
 */
export function otcOrderWire(state: OtcOrder): OtcOrderWire {
  const { buyer, seller } = complaintAtOf(state.dispute)
  return {
    status: OTC_ORDER_STATUS_NUMBERS[statusOf(state)],
    progress: PROGRESS_NUMBERS[progressOf(state)],
    buyer_pay_time: state.paidAt ?? 0,
    hold_time: state.hold?.since ?? 0,
    seller_complaint_time: seller ?? 0,
    buyer_complaint_time: buyer ?? 0,
    system_settle_time: systemSettleTime(state),
  }
}

function systemSettleTime(state: OtcOrder): number {
  return isOpen(state) ? (requirableAt(state) ?? 0) : state.endedAt
}
