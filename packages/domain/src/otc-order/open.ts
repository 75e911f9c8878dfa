import { assertTerms, UNDISPUTED } from '../dispute/index.ts'
import type { Step } from '../transition-table/index.ts'
import type { OtcOrderTerms, UnpaidOtcOrder } from './states.ts'
import type { OtcOrderMachine } from './transitions.ts'

/**
 * The first step of an OTC order: the coin goes into escrow, the buyer's time to pay starts.
 * @param terms coin in smallest units, total in US cents, times in seconds
 * @throws DomainError TERMS_INVALID (machine, term), CURRENCY_UNKNOWN
 */
export function openOtcOrder(terms: OtcOrderTerms): Step<OtcOrderMachine> & { readonly state: UnpaidOtcOrder } {
  const { autoSettleSeconds, createdAt } = terms
  assertTerms('otcOrder', terms, { autoSettleSeconds, createdAt })
  return {
    state: {
      ...terms,
      kind: 'unpaid',
      paidAt: null,
      hold: null,
      holdDisabled: false,
      silence: null,
      evidenceAt: null,
      arrivedAt: null,
      dispute: UNDISPUTED,
    },
    moves: [{ from: 'source', to: 'escrow', money: terms.escrow }],
    note: 'otcOrder.created',
  }
}
