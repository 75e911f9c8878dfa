/** The only door to goods for other features. */
export { cardColumns, goodsCard, toCard } from './card.ts'
export { whyNotBuyable } from './detail.ts'
export { hotScoreAfter } from './hot-score.ts'
export { publishGoods } from './publish-goods.ts'
