import { closesAt, opensAt } from '../offers/hours.ts'
import { arbiterQueueAt, expiresAt, isOpen, silenceLeft, silentFrom, silentUntil, unattendedAt } from './derive.ts'
import type { OtcOrder } from './states.ts'

interface Window {
  /** From when the silent side's time counts: creation of an unpaid order, the marked payment of a paid one or the end of what stopped it; unix seconds. */
  readonly from: number
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
  /** Where the clock's face counts to while it runs, unix seconds: later than that where hours pause it before. */
  readonly countsTo: number
  /** When the maker's working hours next end before the time does, unix seconds; null while paused, and where none do. */
  readonly pausesAt: number | null
  /** When a time that stands still outside the maker's working hours goes on, unix seconds; null while it runs. */
  readonly pausedUntil: number | null
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
 * @example
 * timerOf(order, 1_760_000_600).kind // 'payment'
 */
export function timerOf(state: OtcOrder, now: number): OtcOrderTimer {
  if (!isOpen(state)) return { kind: 'ended', at: state.endedAt, leadsTo: null }
  const { autoSettleSeconds: windowSeconds, dispute, makerHours } = state
  const from = silentFrom(state)
  const remainingSeconds = Math.min(windowSeconds, silenceLeft(state, now))
  const passed = { from, windowSeconds, elapsedSeconds: windowSeconds - remainingSeconds, remainingSeconds }
  if (dispute.kind !== 'none') {
    const since = dispute.openedAt
    const window = { ...passed, countsTo: since + remainingSeconds, pausesAt: null, pausedUntil: null }
    return { ...window, kind: 'stopped', since, leadsTo: 'ruling', arbiterAt: arbiterQueueAt(state) }
  }
  const until = silentUntil(state)
  const closes = closesAt(makerHours, now)
  const pausesAt = closes !== null && closes < until ? closes : null
  const pausedUntil = remainingSeconds === 0 ? null : opensAt(makerHours, now)
  const countsTo = pausesAt === null && pausedUntil === null ? until : now + remainingSeconds
  const window = { ...passed, countsTo, pausesAt, pausedUntil }
  if (state.kind === 'unpaid') {
    return { ...window, kind: 'payment', until, leadsTo: 'requireCancel', expiresAt: expiresAt(state) }
  }
  return { ...window, kind: 'release', until, leadsTo: 'requireSettle', arbiterAt: unattendedAt(state) }
}
