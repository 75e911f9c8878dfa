export {
  averageTenths,
  editableUntil,
  RATINGS,
  reviewMark,
  reviewTextProblem,
  whyNotReviewable,
  type Rating,
  type ReviewMark,
} from './review.ts'
