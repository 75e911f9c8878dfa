/**
 * Orders of the fiat market as a state machine: coin waits in escrow while the buyer pays the seller outside the site. Deadlines
 * decide what the clock does when somebody is silent.
 *
 * Setup for the examples of this entry.
 * @example
 * const buyer = { kind: 'buyer' } as const
 * const terms: OtcOrderTerms = {
 *   buyerUid: 100_001,
 *   sellerUid: 100_002,
 *   source: 'offer',
 *   escrow: money('LTC', 100_000_000n),
 *   unitPrice: parseRate('LTC', '88.00'),
 *   total: usd(8_800),
 *   feeBasisPoints: 50,
 *   autoSettleSeconds: 1_800,
 *   makerHours: null,
 *   disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: false },
 *   settleDemand: 'settles',
 *   createdAt: 1_760_000_000,
 * }
 * const opened = openOtcOrder(terms)
 * const order = opened.state
 * const paid = next(order, { kind: 'pay' }, buyer, 1_760_000_600).state
 * @module
 */
export * from './states.ts'
export { SETTLE_DEMAND_NAMES, SETTLE_DEMANDS, type SettleDemand } from '../../rules/settle-demand.ts'
export { openOtcOrder } from './open.ts'
export { partyFrozen, partyReturned } from './absence.ts'
export { partsOf, rulingParts } from './moves.ts'
export { boughtBy, orderEndedEvent, takeOffer, type TakeOffer } from './take-offer.ts'
export { otcOrderEntry } from './entry.ts'
export { abandonedBy, completionPercent, isTraded, isTradedOutcome, rateableUntil, whyNotRateable } from './rating.ts'
export { allowedEvents, next, type OtcOrderMachine } from './transitions.ts'
export {
  arbiterQueueAt,
  complaintOf,
  deadlineOf,
  demandDisputes,
  escrowOf,
  expiresAt,
  hearingOf,
  inArbiterQueue,
  isOpen,
  isPaymentLate,
  isStopped,
  proceedsOf,
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
export { historySeen, isSeenElsewhere, type HistoryReader, type HistorySeen } from './payer-history.ts'
export { isViewRecorded, whyNoPayees } from './payees.ts'
export { nextWarning, OTC_WARNINGS, type OtcWarning, type OtcWarningKind } from './warning.ts'
export { OTC_ORDER_STATUS_NUMBERS, otcOrderWire, type OtcOrderWire } from './wire.ts'
export { otcOrderFromRecord, otcOrderToRecord, type OtcOrderOutcome, type OtcOrderRecord } from './record.ts'
export { otcWaitStep } from './wait-step.ts'
