import { arbiterQueueAt, isOpen, silenceLeft, unattendedAt } from './derive.ts'
import type { OtcOrder } from './states.ts'

interface Window {
  /** From when the silent side's time counts: creation of an unpaid order, the marked payment of a paid one or the end of what stopped it; unix seconds. */
  readonly from: number
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
}

/** What the order page's clock shows and what may happen when it runs out (wallet-and-otc.md §4; GUIDE "Clocks"). */
export type OtcOrderTimer =
  | (Window & {
      readonly kind: 'payment'
      readonly until: number
      readonly leadsTo: 'requireCancel'
      readonly expiresAt: number
    })
  | (Window & {
      readonly kind: 'release'
      readonly until: number
      readonly leadsTo: 'requireSettle'
      readonly arbiterAt: number
    })
  | (Window & {
      readonly kind: 'stopped'
      readonly since: number
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
  const { autoSettleSeconds: windowSeconds, dispute } = state
  const from = state.silence?.from ?? state.createdAt
  const remainingSeconds = Math.min(windowSeconds, silenceLeft(state, now))
  const window = { from, windowSeconds, elapsedSeconds: windowSeconds - remainingSeconds, remainingSeconds }
  if (dispute.kind !== 'none') {
    return { ...window, kind: 'stopped', since: dispute.openedAt, leadsTo: 'ruling', arbiterAt: arbiterQueueAt(state) }
  }
  const until = from + windowSeconds
  if (state.kind === 'unpaid') {
    return { ...window, kind: 'payment', until, leadsTo: 'requireCancel', expiresAt: unattendedAt(state) }
  }
  return { ...window, kind: 'release', until, leadsTo: 'requireSettle', arbiterAt: unattendedAt(state) }
}
