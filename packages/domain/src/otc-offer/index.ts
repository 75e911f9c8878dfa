export * from './states.ts'
export { amountFor, takeRange, volumeFor, volumeLimits } from './amounts.ts'
export {
  areHours,
  closesAt,
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
export { pricedAsSeen, pricedAt, unitPriceAt } from './price.ts'
export { publishOtcOffer, type OtcOfferDraft } from './publish.ts'
export { otcOfferEntry } from './entry.ts'
export { otcOfferFromRecord, otcOfferToRecord, type OtcOfferRecord } from './record.ts'
export { parseUnitPrice } from './unit-price.ts'
export { unmetRequirement, type TakerFacts } from './requirements.ts'
export { offerProblems, priceFloor, termsProblems, type OtcOfferLimits, type TermsProblem } from './terms.ts'
export { allowedEvents, lockOf, next, type OtcOfferMachine } from './transitions.ts'
export {
  OTC_OFFER_STATUS_NUMBERS,
  OTC_OFFER_TYPE_NUMBERS,
  otcOfferWire,
  statusOf,
  type OtcOfferStatus,
  type OtcOfferWire,
} from './wire.ts'
