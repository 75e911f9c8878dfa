import { isUndelivered } from './derive.ts'
import type { GoodsOrder } from './states.ts'

/** Warnings about the promised time of a delivery by hand: its last quarter begins, or it has passed. */
export type PromiseWarningKind = 'goodsOrder.promiseNear' | 'goodsOrder.promisePassed'

export interface PromiseWarning {
  readonly kind: PromiseWarningKind
  /** Due time, unix seconds. */
  readonly at: number
}

/**
 * The warning of an undelivered order that is due at or after a time; null if none follows. A hold stops no promise: the
 * seller may deliver under it.
 * @param from unix seconds; one more than the time of the last warning
 * @example
 * nextPromiseWarning(awaited, 0) // { kind: 'goodsOrder.promiseNear', at: 1_760_064_800 }
 * nextPromiseWarning(order, 0) // null
 */
export function nextPromiseWarning(
  state: Pick<GoodsOrder, 'paidAt' | 'promisedUntil' | 'deliveredAt'>,
  from: number,
): PromiseWarning | null {
  const { paidAt, promisedUntil } = state
  if (promisedUntil === null || !isUndelivered(state)) return null
  const near = promisedUntil - Math.floor((promisedUntil - paidAt) / 4)
  if (from <= near) return { kind: 'goodsOrder.promiseNear', at: near }
  return from <= promisedUntil ? { kind: 'goodsOrder.promisePassed', at: promisedUntil } : null
}
