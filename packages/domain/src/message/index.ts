export { MESSAGE_KINDS, type MessageNote, type StoredMessage } from './message.ts'
