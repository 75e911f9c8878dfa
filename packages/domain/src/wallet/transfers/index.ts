/**
 * Coin that moves inside the site: between users, and between the fund and the trade balance of one user. A move that staff must
 * approve is a state machine.
 *
 * Setup for the examples of this entry.
 * @example
 * const terms = { uid: 100_001, target: 'otc', money: money('LTC', 500n), appliedAt: 1_760_000_000 } as const
 * const { state, moves } = applyInternalTransfer(terms, { internalTransferReview: true })
 * @module
 */
export * from './states.ts'
export { internalTransferEntry } from './entry.ts'
export { allowedEvents, applyInternalTransfer, next, pendingOf, type InternalTransferMachine } from './transitions.ts'
export { INTERNAL_TRANSFER_STATUS_NUMBERS, INTERNAL_TRANSFER_TYPE_NUMBERS, internalTransferTarget } from './wire.ts'
