/** The only door to goods orders for other features and the composition root. */
export { applyEvent, type Actor } from './apply-event.ts'
export { goodsTalk } from './conversation-subject.ts'
export { maskUid } from './mask-uid.ts'
export { describeOrders } from './message-subject.ts'
export { openDelivery } from './open-delivery.ts'
export { placeOrder } from './place-order.ts'
export { mayReadShipmentFile } from './shipment-file.ts'
export { settleOrdersJob } from './settle-orders.ts'
