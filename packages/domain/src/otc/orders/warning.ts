import { isFrozen } from '../../trust/disputes/index.ts'
import { openUntil } from '../offers/hours.ts'
import { answerTime, isOpen, silentFrom, silentSide } from './derive.ts'
import { SETTLE_DEMANDS } from '../../rules/settle-demand.ts'
import type { OtcOrder } from './states.ts'

/** Warnings to both sides while the silent side's time runs out; the text names that side. */
export const OTC_WARNINGS = [
  { kind: 'otcOrder.payHalfTime', quarters: 2 },
  { kind: 'otcOrder.payLastQuarter', quarters: 3 },
  { kind: 'otcOrder.releaseHalfTime', quarters: 2 },
  { kind: 'otcOrder.releaseLastQuarter', quarters: 3 },
  // The seller's restarted time: after the first stop, and after evidence if settlement needs it.
  { kind: 'otcOrder.releaseHalfTime', quarters: 2 },
  { kind: 'otcOrder.releaseLastQuarter', quarters: 3 },
  { kind: 'otcOrder.releaseHalfTime', quarters: 2 },
  { kind: 'otcOrder.releaseLastQuarter', quarters: 3 },
] as const

export type OtcWarningKind = (typeof OTC_WARNINGS)[number]['kind']

const WARNINGS_A_WINDOW = 2
const QUARTERS = 4

/** Index of the first warning of the running time: to pay, to release, to release restarted once or twice. */
function firstOf({ silence, paidAt, settleDemand, evidenceAt }: OtcOrder): number {
  if (silence === null) return 0
  const given = SETTLE_DEMANDS[settleDemand].needsEvidence && Number(evidenceAt) > Number(paidAt)
  return (1 + Number(silence.renewed) + Number(given)) * WARNINGS_A_WINDOW
}

export interface OtcWarning {
  readonly kind: OtcWarningKind
  /** Due time, unix seconds. */
  readonly at: number
  /** Count of warnings sent after this one. */
  readonly warned: number
}

/**
 * The next warning of an order; null while its time is stopped, the silent side is frozen, both warnings were sent, or
 * the order ended.
 * @param warned count of sent warnings: it only grows, so that none is sent twice, whatever stopped the time in between
 * @example
 * nextWarning(order, 0)?.at // 1_760_000_900
 */
export function nextWarning(state: OtcOrder, warned: number): OtcWarning | null {
  if (!isOpen(state) || state.dispute.kind !== 'none' || isFrozen(state, silentSide(state))) return null
  const first = firstOf(state)
  const number = Math.max(first, warned)
  const row = number < first + WARNINGS_A_WINDOW ? OTC_WARNINGS[number] : undefined
  if (row === undefined) return null
  const seconds = Math.ceil((answerTime(state) * row.quarters) / QUARTERS)
  const at = openUntil(state.makerHours, silentFrom(state), seconds)
  return { kind: row.kind, at, warned: number + 1 }
}
