/**
 * Reviews of bought goods: who may write one and until when, and the average that a page shows.
 * @module
 */
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
