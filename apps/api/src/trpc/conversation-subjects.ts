import { adTalk } from '../features/ads/index.ts'
import type { ConversationSubjects } from '../features/conversations/index.ts'
import { goodsTalk } from '../features/goods-orders/index.ts'
import { otcTalk } from '../features/otc-orders/index.ts'
import { ticketTalk } from '../features/tickets/index.ts'

/** What people talk about in private: each feature its own things. */
export const conversationSubjects: ConversationSubjects = {
  goods: goodsTalk,
  ad: adTalk,
  ticket: ticketTalk,
  otcOffer: otcTalk,
}
