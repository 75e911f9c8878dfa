import { adTalk } from '../promotion/ads/index.ts'
import type { ConversationSubjects } from '../trust/conversations/index.ts'
import { goodsTalk } from '../goods/orders/index.ts'
import { otcTalk } from '../otc/orders/index.ts'
import { ticketTalk } from '../desk/tickets/index.ts'

/** What people talk about in private: each feature its own things. */
export const conversationSubjects: ConversationSubjects = {
  goods: goodsTalk,
  ad: adTalk,
  ticket: ticketTalk,
  otcOffer: otcTalk,
}
