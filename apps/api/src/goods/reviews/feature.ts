import { reviewsRouter } from './router.ts'
import { describeReviews, moderatedReviews } from './index.ts'

/** Reviews of completed orders. */
export const reviewsFeature = {
  router: reviewsRouter,
  messages: { review: describeReviews },
  moderation: { review: moderatedReviews },
}
