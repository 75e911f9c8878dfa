export * from './states.ts'
export { allowedEvents, categoryAdNotBought, next, type CategoryAdMachine } from './transitions.ts'
export { CATEGORY_AD_STATUS_NUMBERS, categoryAdWire } from './wire.ts'
