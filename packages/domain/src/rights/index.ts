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
