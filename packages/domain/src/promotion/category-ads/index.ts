/**
 * The ad of a category as a state machine. It is paid for a number of clicks and ends when they are used up.
 *
 * Setup for the examples of this entry.
 * @example
 * const ad: CategoryAd = { kind: 'shown', categoryIds: [9], bought: 200, remaining: 120 }
 * @module
 */
export * from './states.ts'
export { letBack, takenDown } from './taken-down.ts'
export { allowedEvents, categoryAdNotBought, next, type CategoryAdMachine } from './transitions.ts'
export { CATEGORY_AD_STATUS_NUMBERS, categoryAdWire } from './wire.ts'
