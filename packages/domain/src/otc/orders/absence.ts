import { absenceBegins, absenceEnds, type DisputeParty } from '../../trust/disputes/index.ts'
import type { OpenOtcOrder } from './states.ts'

/**
 * Records that a side's account is frozen: the other side's demand then opens a dispute instead of moving coin, and
 * counts against nobody.
 * @param now unix seconds
 * @example
 * partyFrozen(paid, 'seller', 1_760_000_900).absence.seller.frozenAt // 1_760_000_900
 */
export function partyFrozen<S extends OpenOtcOrder>(order: S, side: DisputeParty, now: number): S {
  return { ...order, absence: absenceBegins(order.absence, side, now) }
}

/**
 * Records that a side's account is unfrozen: it gets the whole running time again, once per deadline.
 * @param now unix seconds
 * @example
 * const back = partyReturned(partyFrozen(paid, 'seller', 1_760_000_900), 'seller', 1_760_009_000)
 * silenceLeft(back, 1_760_009_000) // 1_800
 */
export function partyReturned<S extends OpenOtcOrder>(order: S, side: DisputeParty, now: number): S {
  const { dispute, silence, createdAt } = order
  const from = dispute.kind === 'none' ? (silence?.from ?? createdAt) : dispute.openedAt
  return { ...order, absence: absenceEnds(order.absence, side, from, now) }
}
