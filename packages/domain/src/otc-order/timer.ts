import { arbiterQueueAt, isOpen, isStopped, requirableAt, unattendedAt } from './derive.ts'
import type { OtcOrder } from './states.ts'

interface Window {
  /** Creation of an unpaid order, the marked payment of a paid one; unix seconds. */
  readonly from: number
  /** When the silent side's time is over, unix seconds. */
  readonly until: number
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
}

/** What the order page's clock shows and what may happen when it runs out (wallet-and-otc.md §4; GUIDE "Clocks"). */
export type OtcOrderTimer =
  | (Window & { readonly kind: 'payment'; readonly leadsTo: 'requireCancel'; readonly expiresAt: number })
  | (Window & { readonly kind: 'release'; readonly leadsTo: 'requireSettle'; readonly arbiterAt: number })
  | (Window & {
      readonly kind: 'stopped'
      readonly since: number | null
      readonly leadsTo: 'ruling'
      readonly arbiterAt: number | null
    })
  | { readonly kind: 'ended'; readonly at: number; readonly leadsTo: null }

/**
 * The clock of an OTC order.
 * @param now unix seconds
 * @returns running out for the side that must act, stopped by a hold or complaint, or ended
 */
export function timerOf(state: OtcOrder, now: number): OtcOrderTimer {
  if (!isOpen(state)) return { kind: 'ended', at: state.endedAt, leadsTo: null }
  const from = state.paidAt ?? state.createdAt
  const until = requirableAt(state)
  const remainingSeconds = Math.min(state.autoSettleSeconds, Math.max(0, until - now))
  const elapsedSeconds = state.autoSettleSeconds - remainingSeconds
  const window = { from, until, windowSeconds: state.autoSettleSeconds, elapsedSeconds, remainingSeconds }
  if (isStopped(state)) {
    return {
      ...window,
      kind: 'stopped',
      since: state.hold?.since ?? null,
      leadsTo: 'ruling',
      arbiterAt: arbiterQueueAt(state),
    }
  }
  if (state.kind === 'unpaid') {
    return { ...window, kind: 'payment', leadsTo: 'requireCancel', expiresAt: unattendedAt(state) }
  }
  return { ...window, kind: 'release', leadsTo: 'requireSettle', arbiterAt: unattendedAt(state) }
}
