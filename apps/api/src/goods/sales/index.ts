/** The only door to sales figures for other features and the composition root. */
export { utcDay } from './buckets.ts'
export { isRobot } from './robots.ts'
export { createViewCounter } from './view-counter.ts'
