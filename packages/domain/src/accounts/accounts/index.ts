/**
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
export { isFreezeLinkLive, type FreezeLink } from './freeze-link.ts'
export * from './states.ts'
export { allowedEvents, next, openAccount, type AccountMachine } from './transitions.ts'
