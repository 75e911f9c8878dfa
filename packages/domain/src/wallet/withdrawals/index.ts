/**
 * A payout of coin as a state machine, from the request to enough confirmations. Also here: reading addresses and payment links, and
 * addresses that destroy what they receive.
 *
 * Setup for the examples of this entry.
 * @example
 * const terms: WithdrawalTerms = {
 *   uid: 100_001,
 *   address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
 *   amount: money('LTC', 50_000_000n),
 *   fee: money('LTC', 100_000n),
 *   appliedAt: 1_760_000_000,
 *   approvalsNeeded: 1,
 *   waitsUntil: null,
 * }
 * const applied = applyWithdrawal(terms)
 * const withdrawal = applied.state
 * @module
 */
export * from './states.ts'
export { withdrawalEntry, type OwnersAccounts } from './entry.ts'
export {
  allowedEvents,
  applyWithdrawal,
  isOpen,
  isOut,
  next,
  pendingOf,
  setAsideOf,
  type WithdrawalMachine,
} from './transitions.ts'
export { WITHDRAWAL_FLAGS, WITHDRAWAL_STATUS_NUMBERS, withdrawalWire, type WithdrawalWire } from './wire.ts'
export { bareAddress, paymentUri, readPaymentRequest, type PaymentRequest } from './payment-uri.ts'
export { watchPayout, type Seen, type SeenAttempt, type WatchStep } from './watch.ts'
export { burns } from './burns.ts'
