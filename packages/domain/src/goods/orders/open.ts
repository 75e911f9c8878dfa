import { assertTerms, BOTH_PRESENT, UNDISPUTED } from '../../trust/disputes/index.ts'
import type { Step } from '../../machines/transition-table/index.ts'
import type { GoodsOrderTerms } from './states.ts'
import type { GoodsOrderMachine } from './transitions.ts'

/**
 * The first step of an order: the buyer's money goes into escrow, the protection clock starts.
 * @param terms escrow in smallest units, protection in seconds, paidAt in unix seconds
 * @throws DomainError TERMS_INVALID (machine, term), CURRENCY_UNKNOWN
 * @example
 * openGoodsOrder(terms).note // 'goodsOrder.placed'
 */
export function openGoodsOrder(terms: GoodsOrderTerms): Step<GoodsOrderMachine> {
  const { protectionSeconds, paidAt } = terms
  assertTerms('goodsOrder', terms, { protectionSeconds, paidAt })
  return {
    state: {
      ...terms,
      kind: 'open',
      protectUntil: paidAt + protectionSeconds,
      holdDisabled: false,
      dispute: UNDISPUTED,
      absence: BOTH_PRESENT,
    },
    moves: [{ from: 'buyer', to: 'escrow', money: terms.escrow }],
    note: 'goodsOrder.placed',
  }
}
