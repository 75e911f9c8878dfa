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
