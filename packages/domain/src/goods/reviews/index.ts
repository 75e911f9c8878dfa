export { reviewCounts, type CountedFacts } from './counted.ts'
export {
  averageTenths,
  editableUntil,
  RATINGS,
  reviewMark,
  whyNotReviewable,
  type Rating,
  type ReviewMark,
} from './review.ts'
export { reviewTextProblem } from './text.ts'
