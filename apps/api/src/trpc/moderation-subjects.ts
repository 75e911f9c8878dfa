import { describeAds, moderatedAds } from '../features/ads/index.ts'
import { moderatedComments } from '../features/comments/index.ts'
import { reportedLines } from '../features/conversations/index.ts'
import { describeGoods, moderatedGoods } from '../features/goods/index.ts'
import type { ModerationSubjects } from '../features/moderation/index.ts'
import { describeNotices, moderatedNotices } from '../features/notices/index.ts'
import { moderatedReviews } from '../features/reviews/index.ts'
import { waitingTickets } from '../features/tickets/index.ts'
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
