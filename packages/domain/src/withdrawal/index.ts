export * from './states.ts'
export { withdrawalEntry } from './entry.ts'
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
export { watchPayout, type Seen, type SeenAttempt, type WatchStep } from './watch.ts'
