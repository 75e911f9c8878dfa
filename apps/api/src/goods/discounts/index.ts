/** The only door to discount codes for other features. */
export { countMisses } from './count-misses.ts'
export { loadCode } from './load-code.ts'
export { returnCode, useCode } from './use-code.ts'
