import { zero, type CurrencyCode, type Money } from '../../money/index.ts'
import type { Step } from '../../machines/transition-table/index.ts'
import type { OtcOfferTerms, ShownOtcOffer } from './states.ts'
import type { OtcOfferMachine } from './transitions.ts'

/** A new offer before publishing. */
export interface OtcOfferDraft {
  readonly side: 'buy' | 'sell'
  readonly ownerUid: number
  readonly total: Money<CurrencyCode>
  readonly terms: OtcOfferTerms
}

/**
 * The first step of an offer: a sell offer locks its total, a buy offer nothing (product.md "OTC").
 * @param draft checked by `offerProblems` before
 * @example
 * publishOtcOffer({ side: 'buy', ownerUid: 100_002, total: offer.total, terms: offer.terms }).moves // []
 */
export function publishOtcOffer(draft: OtcOfferDraft): Step<OtcOfferMachine> & { readonly state: ShownOtcOffer } {
  const { total } = draft
  const nothing = zero(total.asset)
  return {
    state: { ...draft, kind: 'shown', remaining: total, running: nothing, completed: nothing },
    moves: draft.side === 'sell' ? [{ from: 'owner', to: 'lock', money: total }] : [],
    note: 'otcOffer.published',
  }
}
