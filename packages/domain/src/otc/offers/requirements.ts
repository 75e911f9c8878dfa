import type { OtcOfferRequirements } from './states.ts'

/** Facts about a taker. */
export interface TakerFacts {
  readonly registeredDays: number
  readonly completedGoodsOrders: number
  readonly completedOtcOrders: number
  readonly maliciousTimes: number
}

/**
 * The first requirement that a taker does not meet; the verb refuses with OFFER_REQUIREMENT_NOT_MET and its name.
 * @returns null when all are met
 * @example
 * const taker = { registeredDays: 3, completedGoodsOrders: 0, completedOtcOrders: 0, maliciousTimes: 0 }
 * unmetRequirement({ ...offer.terms.requirements, registerDays: 30 }, taker) // 'registerDays'
 * unmetRequirement(offer.terms.requirements, { ...taker, maliciousTimes: 9 }) // null
 * unmetRequirement({ ...offer.terms.requirements, otcMaliciousTimes: 0 }, { ...taker, maliciousTimes: 1 }) // 'otcMaliciousTimes'
 */
export function unmetRequirement(asked: OtcOfferRequirements, taker: TakerFacts): keyof OtcOfferRequirements | null {
  if (taker.registeredDays < asked.registerDays) return 'registerDays'
  if (taker.completedGoodsOrders < asked.goodsTrade) return 'goodsTrade'
  if (taker.completedOtcOrders < asked.otcTradeAmount) return 'otcTradeAmount'
  return taker.maliciousTimes > (asked.otcMaliciousTimes ?? Infinity) ? 'otcMaliciousTimes' : null
}
