export { MONEY_SCOPES, movesMoney, TOKEN_SCOPES, type TokenScope } from './scopes.ts'
export { countedAmounts, uncountedBecause } from './counted.ts'
