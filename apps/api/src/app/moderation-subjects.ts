import { describeAds, moderatedAds } from '../promotion/ads/index.ts'
import { moderatedComments } from '../trust/comments/index.ts'
import { reportedLines } from '../trust/conversations/index.ts'
import { describeGoods, moderatedGoods } from '../goods/goods/index.ts'
import type { ModerationSubjects } from '../trust/moderation/index.ts'
import { describeNotices, moderatedNotices } from '../desk/notices/index.ts'
import { moderatedReviews } from '../goods/reviews/index.ts'
import { waitingTickets } from '../desk/tickets/index.ts'
import { conversationSubjects } from './conversation-subjects.ts'

/** What waits for the staff: each feature its own things. */
export const moderationSubjects: ModerationSubjects = {
  message: reportedLines(conversationSubjects),
  comment: moderatedComments({ goods: describeGoods, ad: describeAds, notice: describeNotices }),
  review: moderatedReviews,
  goods: moderatedGoods,
  ad: moderatedAds,
  notice: moderatedNotices,
  ticket: waitingTickets,
}
