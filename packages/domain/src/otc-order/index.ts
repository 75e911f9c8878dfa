export * from './states.ts'
export { SETTLE_DEMAND_NAMES, SETTLE_DEMANDS, type SettleDemand } from './settle-demand.ts'
export { openOtcOrder } from './open.ts'
export { partsOf, rulingParts } from './moves.ts'
export { boughtBy, orderEndedEvent, takeOffer, type TakeOffer } from './take-offer.ts'
export { otcOrderEntry } from './entry.ts'
export { abandonedBy, completionPercent, rateableUntil, whyNotRateable } from './rating.ts'
export { allowedEvents, next, type OtcOrderMachine } from './transitions.ts'
export {
  arbiterQueueAt,
  complaintOf,
  deadlineOf,
  escrowOf,
  hearingOf,
  inArbiterQueue,
  isOpen,
  isPaymentLate,
  isStopped,
  progressOf,
  requirableAt,
  respondBy,
  rulableAt,
  silenceLeft,
  splitOf,
  statusOf,
  unattendedAt,
  type OtcOrderProgress,
  type OtcOrderStatus,
} from './derive.ts'
export { timerOf, type OtcOrderTimer } from './timer.ts'
export { isViewRecorded, whyNoPayees } from './payees.ts'
export { nextWarning, OTC_WARNINGS, type OtcWarning, type OtcWarningKind } from './warning.ts'
export { OTC_ORDER_STATUS_NUMBERS, otcOrderWire, type OtcOrderWire } from './wire.ts'
export { otcOrderFromRecord, otcOrderToRecord, type OtcOrderOutcome, type OtcOrderRecord } from './record.ts'
