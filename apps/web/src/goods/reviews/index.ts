export { RefundMark } from './refund-mark.tsx'
export { ReviewBox } from './review-box.tsx'
export { firstReviews } from './review-reads.ts'
export { Reviews } from './reviews.tsx'
