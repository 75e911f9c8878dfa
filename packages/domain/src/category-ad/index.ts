export * from './states.ts'
export { letBack, takenDown } from './taken-down.ts'
export { allowedEvents, categoryAdNotBought, next, type CategoryAdMachine } from './transitions.ts'
export { CATEGORY_AD_STATUS_NUMBERS, categoryAdWire } from './wire.ts'
