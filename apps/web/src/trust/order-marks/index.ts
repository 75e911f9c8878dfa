/** The small forms of a goods order, wherever one is named: its badge, and where its money lies. */
export { OrderBadge, orderKind, useOrderWord } from './order-badge.tsx'
export { placeOf } from './place-of.ts'
