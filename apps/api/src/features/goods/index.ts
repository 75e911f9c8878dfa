/** The only door to goods for other features. */
export { cardColumns, goodsCard, toCard, type GoodsCard } from './card.ts'
export { whyNotBuyable } from './detail.ts'
export { hotScoreAfter } from './hot-score.ts'
