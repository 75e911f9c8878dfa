export { OrderBadge, orderKind } from './order-badge.tsx'
export { placeOf } from './order/order-info.ts'
