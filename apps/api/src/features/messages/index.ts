/** The only door to messages for other features. */
export { markRead } from './mark-read.ts'
export { messageRow, orderMessages, storeMessage } from './store-message.ts'
