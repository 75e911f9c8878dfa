import { MESSAGE_TYPES, MESSAGES, type MessageKind, type MessageType } from '../messages/index.ts'

/** What somebody chooses to be told outside the site: the tabs of the message centre, and chats, which stand under several of them. */
export type OutsideType = MessageType | 'chat'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's table
export const OUTSIDE_TYPES: readonly OutsideType[] = [...(Object.keys(MESSAGE_TYPES) as MessageType[]), 'chat']

/**
 * As what a message is told outside the site.
 * @example
 * outsideTypeOf('goodsTalk.said') // 'chat'
 * outsideTypeOf('goods.soldOut') // 'goods'
 */
export function outsideTypeOf(kind: MessageKind): OutsideType {
  const { type, subject } = MESSAGES[kind]
  return subject === 'conversation' ? 'chat' : type
}

/**
 * The page that shows what somebody is told of, where it leads to no page of its own.
 * @example
 * outsidePlace('order') // '/personal/message?type=order'
 * outsidePlace('chat') // '/personal/chat'
 */
export function outsidePlace(type: OutsideType): string {
  return type === 'chat' ? '/personal/chat' : `/personal/message?type=${type}`
}
