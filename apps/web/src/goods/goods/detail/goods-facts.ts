import type { ProductFacts } from '../../../shared/seo/product-data.ts'
import { averageText } from '../../card/index.ts'
import type { GoodsDetail } from './goods-reads.ts'

/** Goods as search engines read them. */
export function goodsFacts(goods: GoodsDetail): ProductFacts {
  const average = averageText(goods.rating.count, goods.rating.sum)
  return {
    id: goods.id,
    title: goods.title,
    description: goods.contentsText,
    priceCents: BigInt(goods.price.units),
    sellerUid: goods.sellerUid,
    // Only the owner cannot buy, so the goods count as available.
    available: goods.notBuyable === null || goods.notBuyable === 'OWN_GOODS',
    categoryTitle: goods.category.title,
    ...(average === null ? {} : { rating: { average, count: goods.rating.count } }),
    ...(goods.coverFileId === null ? {} : { image: `/files/${goods.coverFileId}` }),
  }
}
