import { MESSAGE_TYPES, MESSAGES, type MessageKind, type MessageType } from '../messages/index.ts'

/**
 * Notification types that users enable for mail and push: the tabs of the message centre, and chats, which span several
 * tabs.
 */
export type OutsideType = MessageType | 'chat'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's table
export const OUTSIDE_TYPES: readonly OutsideType[] = [...(Object.keys(MESSAGE_TYPES) as MessageType[]), 'chat']

/**
 * The notification type of a message for mail and push.
 * @example
 * outsideTypeOf('goodsTalk.said') // 'chat'
 * outsideTypeOf('goods.soldOut') // 'goods'
 */
export function outsideTypeOf(kind: MessageKind): OutsideType {
  const { type, subject } = MESSAGES[kind]
  return subject === 'conversation' ? 'chat' : type
}

/**
 * The page for a notification that has no page of its own.
 * @example
 * outsidePlace('order') // '/personal/message?type=order'
 * outsidePlace('chat') // '/personal/chat'
 */
export function outsidePlace(type: OutsideType): string {
  return type === 'chat' ? '/personal/chat' : `/personal/message?type=${type}`
}
