/** The only door to fiat orders. */
export { otcOrderCase } from './case/otc-order-case.tsx'
export { OtcOrderPage, OtcOrderSkeleton } from './otc-order-page.tsx'
export { OtcBadge, useOtcWord } from './otc-badge.tsx'
export { type OtcOrderRow } from './order.ts'
export { orderView } from './order-view.tsx'
