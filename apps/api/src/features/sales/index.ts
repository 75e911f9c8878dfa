/** The only door to sales figures for other features and the composition root. */
export { createViewCounter } from './view-counter.ts'
