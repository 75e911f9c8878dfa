/** The only door to goods orders for other features and the composition root. */
export { applyEvent, type Actor } from './apply-event.ts'
export { maskUid } from './mask-uid.ts'
export { openDelivery } from './open-delivery.ts'
export { placeOrder } from './place-order.ts'
export { stateCase } from './state-case.ts'
export { mayReadShipmentFile } from './shipment-file.ts'
export { mayReadStatementFile } from './statement-file.ts'
export { settleOrdersJob } from './settle-orders.ts'
