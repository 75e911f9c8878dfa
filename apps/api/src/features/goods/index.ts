/** The only door to goods for other features. */
export { cardColumns, goodsCard, toCard, type GoodsCard } from './card.ts'
export { whyNotBuyable } from './detail.ts'
export { hotScoreAfter, hotScoreOfNew } from './hot-score.ts'
export { publishGoods, type PublishInput } from './publish-goods.ts'
export { foldForSearch, gramsOfTitle } from './search-grams.ts'
