/**
 * Paid rights to publish and to reply. A right has a stop time, a grace period, and a state that says whether it may be used now;
 * staff may withdraw it for a while.
 *
 * Setup for the examples of this entry.
 * @example
 * const holding = { required: true, stopTime: 1_760_000_000, withdrawn: false }
 * @module
 */
export { monthCentsOf, rightsPlans, type RightsPlan } from './plans.ts'
export {
  assertRight,
  renewedStopTime,
  RIGHT_TYPES,
  rightProblem,
  rightState,
  type Right,
  type RightHolding,
  type RightState,
} from './right.ts'
export { dueReminder, firstReminderSeconds } from './reminder.ts'
export { isRightRequired, requiredFrom, withGrace } from './required.ts'
export { isWithdrawn, withdrawnUntil, type WithdrawnRight } from './withdrawal.ts'
