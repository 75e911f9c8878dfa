export * from './states.ts'
export { deadlineOf, HOME_AD_STATUS_NUMBERS, homeAdWire, isVisible } from './derive.ts'
export { letBack, secondsLeft, takenDown, whileWaiting } from './taken-down.ts'
export { allowedEvents, homeAdNotBought, next, type HomeAdMachine } from './transitions.ts'
