import { assertTerms, BOTH_PRESENT, UNDISPUTED } from '../../trust/disputes/index.ts'
import type { Step } from '../../machines/transition-table/index.ts'
import { goodsOrderRules } from '../../rules/goods.ts'
import type { NewGoodsOrderTerms } from './states.ts'
import type { GoodsOrderMachine } from './transitions.ts'

/**
 * The first step of an order: the buyer's money goes into escrow. The protection clock starts, or with a promised time
 * the seller's time to deliver.
 * @param terms escrow in smallest units, protection in seconds, paidAt in unix seconds
 * @throws DomainError TERMS_INVALID (machine, term), CURRENCY_UNKNOWN
 * @example
 * openGoodsOrder(terms).note // 'goodsOrder.placed'
 */
export function openGoodsOrder({ promisedUntil = null, ...terms }: NewGoodsOrderTerms): Step<GoodsOrderMachine> {
  const { protectionSeconds, paidAt } = terms
  const promisedSeconds = promisedUntil === null ? {} : { promisedSeconds: promisedUntil - paidAt }
  assertTerms('goodsOrder', terms, { protectionSeconds, paidAt, ...promisedSeconds })
  const first = { ...terms, deliveredAt: null, holdDisabled: false, dispute: UNDISPUTED, absence: BOTH_PRESENT }
  const moves = [{ from: 'buyer', to: 'escrow', money: terms.escrow }] as const
  if (promisedUntil === null) {
    const protectUntil = paidAt + protectionSeconds
    return { state: { ...first, kind: 'open', promisedUntil, protectUntil }, moves, note: 'goodsOrder.placed' }
  }
  const protectUntil = promisedUntil + goodsOrderRules.undeliveredSeconds
  return { state: { ...first, kind: 'awaited', promisedUntil, protectUntil }, moves, note: 'goodsOrder.ordered' }
}
