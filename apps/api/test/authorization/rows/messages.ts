import type { FeatureRows } from '../row.ts'

export const messagesRows = {
  'messages.unreadCount': { access: 'user' },
  'messages.list': { access: 'user', input: () => ({}) },
  // Of the caller's own messages only: there is no id of somebody else's to name.
  'messages.markRead': { access: 'user', input: () => ({ upTo: 1 }) },
} satisfies FeatureRows<'messages'>
