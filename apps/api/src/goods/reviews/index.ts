/** The only door to reviews for other features and the composition root. */
export { hideReview } from './hide-review.ts'
export { describeReviews } from './message-subject.ts'
export { replyToReview } from './reply-review.ts'
export { writeReview } from './write-review.ts'
export { moderatedReviews } from './moderation-subject.ts'
