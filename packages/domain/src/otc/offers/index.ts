/**
 * Offers of the fiat market as a state machine, with their prices, amounts, opening hours, payment methods and requirements of
 * takers.
 *
 * Setup for the examples of this entry.
 * @example
 * const limits = defaultSiteSettings
 * const market = parseRate('LTC', '87.12')
 * const { state: offer, moves } = publishOtcOffer({
 *   side: 'sell',
 *   ownerUid: 100_002,
 *   total: money('LTC', 2_500_000_000n),
 *   terms: {
 *     unitPrice: parseRate('LTC', '88.00'),
 *     margin: null,
 *     minimum: usd(2_000),
 *     maximum: usd(40_000),
 *     requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
 *   },
 * })
 * const office: OtcHours = { timeZone: 'UTC', days: [...Array<OtcDayHours>(5).fill({ from: 540, to: 1_080 }), null, null] }
 * @module
 */
export * from './states.ts'
export { amountFor, isRestDead, takenOf, takeRange, volumeFor, volumeLimits } from './amounts.ts'
export {
  areHours,
  closesAt,
  hoursProblem,
  HOURS_STEP_MINUTES,
  isOpenAt,
  isTimeZone,
  openSeconds,
  openSince,
  opensAt,
  openUntil,
  type OtcDayHours,
  type OtcHours,
} from './hours.ts'
export { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts'
export { payeeGaps, PAYEE_NEEDS, payeesProblem, receiverOf, type PayeeDetails, type PayeeField } from './payees.ts'
export { followedProblem, losingDistance, pricedAsSeen, pricedAt, unitPriceAt } from './price.ts'
export { publishOtcOffer, type OtcOfferDraft } from './publish.ts'
export { otcOfferEntry } from './entry.ts'
export { otcOfferFromRecord, otcOfferToRecord, type OtcOfferRecord } from './record.ts'
export { parseUnitPrice } from './unit-price.ts'
export { unmetRequirement, type TakerFacts } from './requirements.ts'
export {
  floorPercent,
  offerProblems,
  payTimeProblem,
  priceCeiling,
  priceFloor,
  priceProblem,
  termsProblems,
  type OtcOfferLimits,
  type OtcPriceBounds,
  type OtcPriceFloors,
  type TermsProblem,
} from './terms.ts'
export { isTriggered, triggerProblem } from './trigger.ts'
export { allowedEvents, lockOf, next, returnedOf, type OtcOfferMachine } from './transitions.ts'
export {
  OTC_OFFER_STATUS_NUMBERS,
  OTC_OFFER_TYPE_NUMBERS,
  otcOfferWire,
  statusOf,
  type OtcOfferStatus,
  type OtcOfferWire,
} from './wire.ts'
