export * from './states.ts'
export { allowedEvents, next, openAccount, type AccountMachine } from './transitions.ts'
