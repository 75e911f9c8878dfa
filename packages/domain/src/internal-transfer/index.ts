export * from './states.ts'
export { internalTransferEntry } from './entry.ts'
export { allowedEvents, applyInternalTransfer, next, pendingOf, type InternalTransferMachine } from './transitions.ts'
export { INTERNAL_TRANSFER_STATUS_NUMBERS, INTERNAL_TRANSFER_TYPE_NUMBERS, internalTransferTarget } from './wire.ts'
