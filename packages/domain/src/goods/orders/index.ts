/**
 * The escrow order of goods as a state machine: awaited, open, held, completed, revoked. `next` takes one step and says which money it moves;
 * `allowedEvents` says what an actor may do now and why not.
 *
 * Setup for the examples of this entry.
 * @example
 * const buyer = { kind: 'buyer' } as const
 * const terms: NewGoodsOrderTerms = {
 *   buyerUid: 100_001,
 *   sellerUid: 100_002,
 *   escrow: money('LTC', 136_134_068n),
 *   feeBasisPoints: 250,
 *   protectionSeconds: 1_296_000,
 *   disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: false },
 *   paidAt: 1_760_000_000,
 * }
 * const awaited = openGoodsOrder({ ...terms, promisedUntil: 1_760_086_400 }).state
 * const placed = openGoodsOrder(terms)
 * const order = placed.state
 * const held = next(order, { kind: 'hold' }, buyer, 1_760_000_060).state
 * @module
 */
export * from './states.ts'
export { openGoodsOrder } from './open.ts'
export { partyFrozen, partyReturned } from './absence.ts'
export { partsOf, rulingParts } from './moves.ts'
export { goodsOrderEntry } from './entry.ts'
export { REPLACEMENT_REASONS, whyNotReplaceable, type ReplacementReason, type Replacing } from './replacement.ts'
export { allowedEvents, next, type GoodsOrderMachine } from './transitions.ts'
export {
  arbiterQueueAt,
  deadlineOf,
  escrowOf,
  hearingOf,
  heldSince,
  inArbiterQueue,
  isSale,
  isUndelivered,
  proceedsOf,
  progressOf,
  respondBy,
  rulableAt,
  splitOf,
  statusOf,
  type GoodsOrderProgress,
  type GoodsOrderStatus,
} from './derive.ts'
export { nextPromiseWarning, type PromiseWarning, type PromiseWarningKind } from './promise-warning.ts'
export { timerOf, type GoodsOrderTimer } from './timer.ts'
export { confirmedAtOf, GOODS_ORDER_STATUS_NUMBERS, goodsOrderWire, type GoodsOrderWire } from './wire.ts'
export { goodsOrderFromRecord, goodsOrderToRecord, type GoodsOrderOutcome, type GoodsOrderRecord } from './record.ts'
export { goodsWaitStep } from './wait-step.ts'
