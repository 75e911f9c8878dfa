/**
 * Scopes of access tokens, and which movements of money count towards the daily limit of a token.
 * @module
 */
export { MONEY_SCOPES, movesMoney, TOKEN_SCOPES, type TokenScope } from './scopes.ts'
export { countedAmounts, uncountedBecause } from './counted.ts'
