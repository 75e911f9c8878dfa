/** The only door to messages for other features. */
export { orderMessages } from './order-messages.ts'
