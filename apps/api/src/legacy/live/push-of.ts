import type { LiveEvent } from '@jindu/domain/events'
import { MESSAGE_TYPES } from '@jindu/domain/messages'
import { rules } from '@jindu/domain/rules'
import type { PushKind } from './frames.ts'

export interface Push {
  readonly kind: PushKind
  readonly data: Readonly<Record<string, number>>
}

const { newChatKind, orderChangeKind } = rules.live

/**
 * Maps an event to a push for old clients; null if they do not show it. A new topic does not compile until it is
 * mapped.
 */
export function pushOf(event: LiveEvent): Push | null {
  switch (event.topic) {
    case 'goodsOrder':
      return { kind: orderChangeKind, data: { order_id: event.payload.id, message_type_id: MESSAGE_TYPES.order } }
    case 'otcOrder':
      return { kind: orderChangeKind, data: { order_id: event.payload.id, message_type_id: MESSAGE_TYPES.otcOrder } }
    case 'talk':
      return event.payload.event === 'said' ? { kind: newChatKind, data: { chat_id: event.payload.id } } : null
    // A message may have been stored or read, so the unread count may have changed.
    case 'ad':
    case 'comment':
    case 'goods':
    case 'inbox':
    case 'otcOffer':
    case 'review':
    case 'right':
    case 'wallet':
      return { kind: 0, data: {} }
    // The changed orders are unknown, so the client reloads them.
    case 'gap':
      return { kind: orderChangeKind, data: {} }
    case 'adStrip':
    case 'hello':
    case 'moderation':
      return null
  }
  // An event of a newer version of the product.
  return null
}
