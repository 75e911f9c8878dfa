/** The only door to the conversations over goods for other features. */
export { openChat } from './open-chat.ts'
