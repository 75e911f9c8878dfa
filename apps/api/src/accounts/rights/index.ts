/** The only door to rights for other features. */
export { loadedHolding, readHoldings, rightColumn, rightsFacts } from './holdings.ts'
export { rightField, rightsFactsOutput } from './output.ts'
export { remindOfRightsJob } from './remind-job.ts'
export { userRight } from './tables.ts'
