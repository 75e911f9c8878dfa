/** The only door to sales figures for other features and the composition root. */
export { isRobot } from './robots.ts'
export { createViewCounter } from './view-counter.ts'
