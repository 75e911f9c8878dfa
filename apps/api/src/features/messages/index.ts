/** The only door to messages for other features. */
export { messageRow, orderMessages, storeMessage } from './store-message.ts'
