import { UNDISPUTED } from '../dispute/index.ts'
import type { Step } from '../transition-table/index.ts'
import type { GoodsOrderTerms } from './states.ts'
import type { GoodsOrderMachine } from './transitions.ts'

/**
 * The first step of an order: the buyer's money goes into escrow, the protection clock starts.
 * @param terms escrow in smallest units, protection in seconds, paidAt in unix seconds
 */
export function openGoodsOrder(terms: GoodsOrderTerms): Step<GoodsOrderMachine> {
  return {
    state: {
      ...terms,
      kind: 'open',
      protectUntil: terms.paidAt + terms.protectionSeconds,
      holdDisabled: false,
      dispute: UNDISPUTED,
    },
    moves: [{ from: 'buyer', to: 'escrow', money: terms.escrow }],
    note: 'goodsOrder.placed',
  }
}
