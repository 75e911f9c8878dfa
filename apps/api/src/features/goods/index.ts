/** The only door to goods for other features. */
export { cardColumns, goodsCard, toCard } from './card.ts'
export { whyNotBuyable } from './detail.ts'
export { hotScoreAfter } from './hot-score.ts'
export { allocateUnits, openUnits, returnUnopened } from './stock/allocate.ts'
export { openSecret } from './stock/seal-secrets.ts'
export { resealSecretsJob } from './stock/reseal-secrets.ts'
export { assertInStock, unsoldUpTo } from './stock/unsold.ts'
export { publishGoods } from './publish-goods.ts'
