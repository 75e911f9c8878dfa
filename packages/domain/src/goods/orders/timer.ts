import { arbiterQueueAt, heldSince } from './derive.ts'
import type { GoodsOrder } from './states.ts'

interface Window {
  /** Start of the protection, unix seconds. */
  readonly from: number
  /** Length of the protection without held time, seconds. */
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
}

/**
 * State of the order page's clock, and the event that it leads to (marketplace.md §4 "Order timer"; GUIDE "Clocks").
 */
export type GoodsOrderTimer =
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
 * @returns running towards the settlement, stopped by a hold (then the arbiter rules), or ended
 * @example
 * timerOf(order, 1_760_000_060).kind // 'running'
 */
export function timerOf(state: GoodsOrder, now: number): GoodsOrderTimer {
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
    from: state.paidAt,
    windowSeconds: state.protectionSeconds,
    elapsedSeconds: state.protectionSeconds - remainingSeconds,
    remainingSeconds,
  }
}
