import { assertTerms, BOTH_PRESENT, UNDISPUTED } from '../../trust/disputes/index.ts'
import { fail } from '../../errors/index.ts'
import { areHours } from '../offers/hours.ts'
import { payTime } from './derive.ts'
import type { Step } from '../../machines/transition-table/index.ts'
import type { OtcOrderTerms, UnpaidOtcOrder } from './states.ts'
import type { OtcOrderMachine } from './transitions.ts'

/**
 * The first step of an OTC order: the coin goes into escrow, the buyer's time to pay starts.
 * @param terms coin in smallest units, total in US cents, times in seconds
 * @throws DomainError TERMS_INVALID (machine, term), CURRENCY_UNKNOWN, OFFER_HOURS_INVALID
 * @example
 * openOtcOrder(terms).note // 'otcOrder.created'
 */
export function openOtcOrder(terms: OtcOrderTerms): Step<OtcOrderMachine> & { readonly state: UnpaidOtcOrder } {
  const { autoSettleSeconds, makerHours, createdAt } = terms
  const paySeconds = payTime(terms)
  assertTerms('otcOrder', terms, { autoSettleSeconds, paySeconds, createdAt })
  if (makerHours !== null && !areHours(makerHours)) fail('OFFER_HOURS_INVALID')
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
      absence: BOTH_PRESENT,
    },
    moves: [{ from: 'source', to: 'escrow', money: terms.escrow }],
    note: 'otcOrder.created',
  }
}
