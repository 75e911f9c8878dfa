import { hotScoreOf } from '@jindu/domain/goods/goods'
import { rankingRules } from '@jindu/domain/rules'
import { eq, sql } from 'drizzle-orm'
import { statementOnce, type Db, type Statement } from '../../platform/db/index.ts'
import { goods } from './tables.ts'

/** `weighed_sales` counts in hundredths. */
const WHOLE = 100

const saleOfGoods = statementOnce<'goodsId' | 'volume'>((db) =>
  db
    .update(goods)
    .set({
      salesVolume: sql`${goods.salesVolume} + ${sql.placeholder('volume')}::int`,
      salesAmount: sql`${goods.salesAmount} + 1`,
    })
    .where(eq(goods.id, sql.placeholder('goodsId'))),
)

/** The update that counts a completed order of goods, as a write of its commit: the figures that readers see, which stay true. */
export function countSale(db: Db, goodsId: number, volume: number): Statement {
  return saleOfGoods(db, { goodsId, volume })
}

/**
 * The update by which a sale moves goods in the ranking.
 * @param weight from `saleWeight`, above zero
 * @param at unix seconds
 */
export function rankSale(db: Db, goodsId: number, weight: number, at: number): Statement {
  const added = sql`${hotScoreOf(weight, at)}::float8`
  const recommends = weight * rankingRules.fullSaleCents >= rankingRules.recommendsFromCents
  return db
    .update(goods)
    .set({
      hotScore: sql`greatest(${goods.hotScore}, ${added}) + ln(1 + exp(-abs(${goods.hotScore} - ${added})))`,
      weighedSales: sql`${goods.weighedSales} + ${Math.round(weight * WHOLE)}::int`,
      ...(recommends ? { recommendedScore: sql`${goods.recommendedScore} + 1` } : {}),
    })
    .where(eq(goods.id, goodsId))
}

/** The update that counts a new or lost follower. Followers cost nothing, so no ranking reads them. */
export function countFollower(db: Db, goodsId: number, by: 1 | -1) {
  return db
    .update(goods)
    .set({ attentions: sql`${goods.attentions} + ${by}` })
    .where(eq(goods.id, goodsId))
}
