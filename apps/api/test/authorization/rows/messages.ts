import type { FeatureRows } from '../row.ts'

export const messagesRows = {
  'messages.unreadCount': { access: 'user' },
  'messages.types': { access: 'user', input: () => ({}) },
  'messages.list': { access: 'user', input: () => ({}) },
  // Applies only to the caller's own messages: it takes no id of another user's.
  'messages.markRead': { access: 'user', input: () => ({ upTo: 1 }) },
  // Ids of others are ignored silently, so that nobody learns which exist.
  'messages.markSeen': { access: 'user', input: (world) => ({ ids: [world.messageId] }) },
  'messages.read': {
    access: 'user',
    input: (world) => ({ id: world.messageId }),
    outcomes: { otherParty: 'MESSAGE_NOT_FOUND', stranger: 'MESSAGE_NOT_FOUND', staff: 'MESSAGE_NOT_FOUND' },
  },
} satisfies FeatureRows<'messages'>
