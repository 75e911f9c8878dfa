import { closesAt, opensAt } from '../offers/hours.ts'
import {
  answerTime,
  arbiterQueueAt,
  expiresAt,
  isOpen,
  silenceLeft,
  silentFrom,
  silentUntil,
  unattendedAt,
} from './derive.ts'
import type { OtcOrder } from './states.ts'

interface Window {
  /**
   * Start of the silent side's time, unix seconds: creation of an unpaid order, the payment mark of a paid one, or the
   * end of a hold.
   */
  readonly from: number
  readonly windowSeconds: number
  readonly elapsedSeconds: number
  readonly remainingSeconds: number
  /**
   * Target that the clock shows the time left to, unix seconds. Earlier than `until` if working hours pause the time
   * before.
   */
  readonly countsTo: number
  /** Next end of the maker's working hours before `until`, unix seconds; null while paused, or if there is none. */
  readonly pausesAt: number | null
  /** When the time resumes outside the maker's working hours, unix seconds; null while it runs. */
  readonly pausedUntil: number | null
}

/** State of the order page's clock, and the event possible when it runs out (wallet-and-otc.md §4; GUIDE "Clocks"). */
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
  const { dispute, makerHours } = state
  const windowSeconds = answerTime(state)
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
