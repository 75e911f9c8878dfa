export { type Clock, type ManualClock, manualClock, systemClock } from './clock.ts'
