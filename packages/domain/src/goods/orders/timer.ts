import { arbiterQueueAt, heldSince } from './derive.ts'
import type { GoodsOrder } from './states.ts'

interface Window {
  /** Start of the protection, or of the promised time; unix seconds. */
  readonly from: number
  /** Length without held time, seconds. */
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
}

/**
 * State of the order page's clock, and the event that it leads to (marketplace.md §4 "Order timer"; GUIDE "Clocks").
 */
export type GoodsOrderTimer =
  | (Window & {
      /** From then on the buyer may cancel. */
      readonly kind: 'awaited'
      readonly until: number
      /** When the clock refunds an order that nobody delivered or cancelled. */
      readonly refundAt: number
      readonly leadsTo: 'cancel'
    })
  | (Window & { readonly kind: 'running'; readonly until: number; readonly leadsTo: 'settle' })
  | (Window & {
      readonly kind: 'stopped'
      readonly since: number
      readonly heldSeconds: number
      readonly arbiterAt: number
      readonly leadsTo: 'ruling'
    })
  | { readonly kind: 'ended'; readonly at: number; readonly leadsTo: null }

/**
 * The clock of an order.
 * @param now unix seconds
 * @returns awaiting the delivery, running towards the settlement, stopped by a hold (then the arbiter rules), or ended
 * @example
 * timerOf(order, 1_760_000_060).kind // 'running'
 */
export function timerOf(state: GoodsOrder, now: number): GoodsOrderTimer {
  if (state.kind === 'awaited') {
    const { paidAt: from, promisedUntil: until, protectUntil: refundAt } = state
    const windowSeconds = until - from
    const remainingSeconds = Math.min(windowSeconds, Math.max(0, until - now))
    const window = { from, windowSeconds, elapsedSeconds: windowSeconds - remainingSeconds, remainingSeconds }
    return { kind: 'awaited', ...window, until, refundAt, leadsTo: 'cancel' }
  }
  if (state.kind === 'open') {
    return { kind: 'running', ...windowAt(state, now), until: state.protectUntil, leadsTo: 'settle' }
  }
  if (state.kind === 'held') {
    const since = heldSince(state)
    return {
      kind: 'stopped',
      ...windowAt(state, since),
      since,
      heldSeconds: Math.max(0, now - since),
      arbiterAt: arbiterQueueAt(state),
      leadsTo: 'ruling',
    }
  }
  return { kind: 'ended', at: state.settledAt, leadsTo: null }
}

function windowAt(state: GoodsOrder, at: number): Window {
  const remainingSeconds = Math.min(state.protectionSeconds, Math.max(0, state.protectUntil - at))
  return {
    from: state.deliveredAt ?? state.paidAt,
    windowSeconds: state.protectionSeconds,
    elapsedSeconds: state.protectionSeconds - remainingSeconds,
    remainingSeconds,
  }
}
