/**
 * Kinds of the message centre. Each kind has its subject, its sides and the facts that its sentence names. `messageAddress` says
 * which page a message leads to.
 * @module
 */
export { addressPath, messageAddress, type MessageAddress } from './addresses.ts'
export { offersFreeze } from './freeze-offer.ts'
export {
  isMessageKind,
  MESSAGES,
  type MessageKind,
  type MessageKindRow,
  type MessageOf,
  type MessageSubjectKind,
  type StoredMessage,
  type TalkMessageKind,
} from './kinds.ts'
export { messageFromRecord, type MessageRecord } from './record.ts'
export { MESSAGE_SIDES, MESSAGE_TYPES, type MessageSide, type MessageType } from './types.ts'
