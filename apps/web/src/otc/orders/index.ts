/** The only door to fiat orders. */
export { otcOrderCaseWords } from './case/case-words.tsx'
export { loadOtcOrderCase } from './case/load-case.ts'
export { otcOrderCase } from './case/otc-order-case.tsx'
export { OtcOrderPage, OtcOrderSkeleton } from './otc-order-page.tsx'
export { OtcBadge } from './otc-badge.tsx'
export { type OtcOrderRow } from './order.ts'
export { orderView } from './order-view.tsx'
