/**
 * Hot and cold wallets: coin that the server can spend, and coin whose keys it does not have.
 * @module
 */
export { hotLevel, type HotBounds } from './hot-level.ts'
