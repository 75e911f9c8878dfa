export { RefundMark } from './refund-mark.tsx'
export { ReviewBox } from './review-box.tsx'
export { Reviews } from './reviews.tsx'
