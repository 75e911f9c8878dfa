/** The only door to discount codes for other features. */
export { loadCode, offOf } from './load-code.ts'
export { returnCode, useCode } from './use-code.ts'
