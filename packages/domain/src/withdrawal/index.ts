export * from './states.ts'
export { withdrawalEntry } from './entry.ts'
export { allowedEvents, applyWithdrawal, isOpen, next, pendingOf, type WithdrawalMachine } from './transitions.ts'
export { WITHDRAWAL_FLAGS, WITHDRAWAL_STATUS_NUMBERS, withdrawalWire, type WithdrawalWire } from './wire.ts'
