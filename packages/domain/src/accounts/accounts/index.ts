/**
 * The account as a state machine: active, frozen by its owner, frozen by staff. The guarded steps say which passwords and codes a
 * sensitive change asks for.
 *
 * Setup for the examples of this entry.
 * @example
 * const account = openAccount(100_001)
 * @module
 */
export {
  asksCode,
  GUARDED_STEPS,
  guardedStep,
  type AskedPassword,
  type GuardedStep,
  type GuardedStepRow,
  type StepTaker,
} from './guarded-steps.ts'
export { isKnownDevice, type DeviceFacts, type LoginPlace } from './known-device.ts'
export {
  isPaidStep,
  PAID_STEPS,
  paidStatement,
  paidStep,
  paidStepText,
  type PaidStatement,
  type PaidStep,
  type PaidStepRow,
  type PaidTo,
} from './paid-steps.ts'
export { isFreezeLinkLive, type FreezeLink } from './freeze-link.ts'
export * from './states.ts'
export { duringWait, WAIT_STEPS, type HeldHow, type WaitRow, type WaitStep, type WaitSubject } from './wait-steps.ts'
export { allowedEvents, next, openAccount, type AccountMachine } from './transitions.ts'
