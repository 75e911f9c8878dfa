import type { ErrorCode } from '../../errors/index.ts'
import type { Rate } from '../../money/index.ts'
import type { OtcOffer, OtcOfferTerms } from './states.ts'

interface Priced extends Pick<OtcOffer, 'side'> {
  readonly terms: Pick<OtcOfferTerms, 'margin'>
}

/**
 * Whether the market has reached the price that takes a fixed offer down: the owner would sell too cheap, or buy too
 * dear. A price that follows the market has floor and ceiling instead.
 * @example
 * isTriggered(offer, parseRate('LTC', '95.00'), parseRate('LTC', '95.00')) // true
 * isTriggered(offer, parseRate('LTC', '95.00'), market) // false
 */
export function isTriggered({ side, terms }: Priced, trigger: Rate, market: Rate): boolean {
  if (terms.margin !== null) return false
  return side === 'sell' ? market.usdE8 >= trigger.usdE8 : market.usdE8 <= trigger.usdE8
}

/**
 * Why an offer cannot have a trigger; null if it can, or has none.
 * @example
 * triggerProblem(offer, parseRate('LTC', '95.00'), market) // null
 * triggerProblem(offer, parseRate('LTC', '80.00'), market) // 'OFFER_TRIGGER_REACHED'
 */
export function triggerProblem(offer: Priced, trigger: Rate | null, market: Rate): ErrorCode | null {
  if (trigger === null) return null
  if (offer.terms.margin !== null) return 'OFFER_PRICE_REQUIRED'
  return isTriggered(offer, trigger, market) ? 'OFFER_TRIGGER_REACHED' : null
}
