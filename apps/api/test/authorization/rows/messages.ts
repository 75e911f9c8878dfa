import type { FeatureRows } from '../row.ts'

export const messagesRows = {
  'messages.unreadCount': { access: 'user' },
} satisfies FeatureRows<'messages'>
