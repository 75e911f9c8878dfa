/**
 * The ad of the home page as a state machine. It is paid for a number of weeks and ends at its stop time.
 *
 * Setup for the examples of this entry.
 * @example
 * const ad: HomeAd = { kind: 'shown', startAt: 1_760_000_000, stopAt: 1_760_604_800 }
 * @module
 */
export * from './states.ts'
export { deadlineOf, HOME_AD_STATUS_NUMBERS, homeAdWire, isVisible } from './derive.ts'
export { letBack, secondsLeft, takenDown, whileWaiting } from './taken-down.ts'
export { allowedEvents, homeAdNotBought, next, type HomeAdMachine } from './transitions.ts'
