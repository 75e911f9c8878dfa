import {
  arbiterQueueAt,
  heldSince,
  isUndelivered,
  rulableAt as goodsRulableAt,
  type GoodsOrder,
} from '../../../goods/orders/index.ts'
import { answerTime, silentFrom } from '../../../otc/orders/derive.ts'
import { isOpen, rulableAt, unattendedAt, type OtcOrder } from '../../../otc/orders/index.ts'
import { otcRules } from '../../../rules/otc.ts'

/**
 * Held orders are distinguished by the end of the resumed protection, the entry into the arbiter's queue, and the
 * earliest ruling.
 */
export const goodsPositions = (state: GoodsOrder, now: number): readonly number[] => {
  const { promisedUntil } = state
  const promised = promisedUntil !== null && isUndelivered(state) ? [promisedUntil] : []
  if (state.kind === 'open' || state.kind === 'awaited') return [...promised, state.protectUntil]
  if (state.kind !== 'held') return []
  const resumed = state.protectUntil + now - heldSince(state)
  return [...promised, resumed, arbiterQueueAt(state), goodsRulableAt(state)]
}

/** Late-payment time, end of the silent time, hearing, earliest ruling, and the resumed end of the seller's time. */
export const otcPositions = (state: OtcOrder, now: number): readonly number[] => {
  if (!isOpen(state)) return []
  const { silence, dispute, autoSettleSeconds } = state
  const rulable = rulableAt(state)
  const late = state.paidAt === null || state.arrivedAt !== null ? [] : [state.paidAt + otcRules.latePaymentSeconds]
  const heard = [...late, unattendedAt(state), ...(rulable === null ? [] : [rulable])]
  if (silence === null) return [silentFrom(state) + answerTime(state), ...heard]
  const from = silentFrom(state)
  if (dispute.kind === 'none') return [from + autoSettleSeconds, ...heard]
  const { openedAt } = dispute
  return silence.renewed ? [Math.min(from, openedAt) + autoSettleSeconds + now - openedAt, ...heard] : heard
}
