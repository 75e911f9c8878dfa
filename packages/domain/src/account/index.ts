/**
 * What the examples of this entry begin with.
 * @example
 * const account = openAccount(100_001)
 * @module
 */
export * from './states.ts'
export { allowedEvents, next, openAccount, type AccountMachine } from './transitions.ts'
