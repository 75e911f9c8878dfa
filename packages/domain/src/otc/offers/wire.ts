import { formatAmount, formatRate } from '../../money/index.ts'
import type { OtcOffer } from './states.ts'

export type OtcOfferStatus = 'ongoing' | 'cancelled' | 'completed'

/** Numbers of the status field (wallet-and-otc.md §3). */
export const OTC_OFFER_STATUS_NUMBERS = { ongoing: 0, cancelled: 1, completed: 2 } as const satisfies Record<
  OtcOfferStatus,
  number
>

/** Numbers of the type field; the publish form's direction is one less. */
export const OTC_OFFER_TYPE_NUMBERS = { buy: 1, sell: 2 } as const satisfies Record<OtcOffer['side'], number>

/**
 * The status for lists: taken-down offers count as ongoing (wallet-and-otc.md §3).
 * @example
 * statusOf(offer) // 'ongoing'
 */
export function statusOf(state: OtcOffer): OtcOfferStatus {
  return state.kind === 'shown' || state.kind === 'takenDown' ? 'ongoing' : state.kind
}

/**
 * The state fields of an offer with their names in `Ms*` calls; amounts as decimal strings.
 * @example
 * otcOfferWire(offer).remaining_volume // '25.00000000'
 */
export function otcOfferWire(state: OtcOffer) {
  const { terms } = state
  return {
    type: OTC_OFFER_TYPE_NUMBERS[state.side],
    status: OTC_OFFER_STATUS_NUMBERS[statusOf(state)],
    offline: state.kind === 'takenDown' ? 1 : 0,
    total_volume: formatAmount(state.total),
    remaining_volume: formatAmount(state.remaining),
    ongoing_volume: formatAmount(state.running),
    completed_volume: formatAmount(state.completed),
    unit_price: formatRate(terms.unitPrice),
    minimum_amount: formatAmount(terms.minimum),
    maximum_amount: formatAmount(terms.maximum),
    register_days: terms.requirements.registerDays,
    goods_trade: terms.requirements.goodsTrade,
    otc_trade_amount: terms.requirements.otcTradeAmount,
    // Old clients cannot express "accepts none": to them 0 accepts all.
    otc_malicious_times: terms.requirements.otcMaliciousTimes ?? 0,
  } as const
}

export type OtcOfferWire = ReturnType<typeof otcOfferWire>
