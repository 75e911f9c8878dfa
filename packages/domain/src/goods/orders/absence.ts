import { absenceBegins, absenceEnds, type DisputeParty } from '../../trust/disputes/index.ts'
import { heldSince, wasHeldByClock } from './derive.ts'
import type { RunningGoodsOrder } from './states.ts'

/**
 * Records that a side's account is frozen: the clock does not settle against a buyer who cannot hold the order.
 * @param now unix seconds
 * @example
 * order.kind === 'open' && partyFrozen(order, 'buyer', 1_760_000_060).absence.buyer.frozenAt // 1_760_000_060
 */
export function partyFrozen<S extends RunningGoodsOrder>(order: S, side: DisputeParty, now: number): S {
  return { ...order, absence: absenceBegins(order.absence, side, now) }
}

/**
 * Records that a side's account is unfrozen: a buyer gets the whole protection again, once; a side without a statement
 * gets its time to answer again.
 * @param now unix seconds
 * @example
 * order.kind === 'open' && partyReturned(order, 'buyer', 1_760_000_060).protectUntil // 1_761_296_060
 */
export function partyReturned<S extends RunningGoodsOrder>(order: S, side: DisputeParty, now: number): S {
  const { protectionSeconds, protectUntil } = order
  // A hold by the clock starts no new deadline, because it recurs with every freeze.
  const from = order.kind === 'held' && !wasHeldByClock(order) ? order.dispute.openedAt : -Infinity
  const absence = absenceEnds(order.absence, side, from, now)
  if (side === 'seller' || order.absence.buyer.returnedAt !== null) return { ...order, absence }
  // Under a hold the protection keeps its value from the start of the hold.
  const runsFrom = heldSince(order) ?? now
  return { ...order, absence, protectUntil: Math.max(protectUntil, runsFrom + protectionSeconds) }
}
