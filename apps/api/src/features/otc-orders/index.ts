/** The only door to orders of the fiat market for other features. */
export { otcOrderChannel } from './channel-guard.ts'
export { otcTalk } from './conversation-subject.ts'
export { expireOtcOrdersJob } from './expire-orders.ts'
export { describeOtcOrders } from './message-subject.ts'
export { markPaid } from './pay-order.ts'
export { mayReadPaymentFile } from './payment-evidence.ts'
export { releaseCoin } from './release-coin.ts'
export { takeOrder } from './take-order.ts'
