/** Small marks of a goods order for use wherever one is named: its badge, and the place of its money. */
export { OrderBadge, orderKind, useOrderWord } from './order-badge.tsx'
export { placeOf } from './place-of.ts'
