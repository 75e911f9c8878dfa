import { eq, sql } from 'drizzle-orm'
import { statementOnce, type Db, type Statement } from '../../platform/db/index.ts'
import { hotScoreAfter, hotScoreOfSale } from './hot-score.ts'
import { goods } from './tables.ts'

/** A new follower weighs this many hot-score points, compared with a sale. */
const FOLLOWER_WORTH = 2

const saleOfGoods = statementOnce<'goodsId' | 'volume' | 'added'>((db) =>
  db
    .update(goods)
    .set({
      salesVolume: sql`${goods.salesVolume} + ${sql.placeholder('volume')}::int`,
      salesAmount: sql`${goods.salesAmount} + 1`,
      hotScore: hotScoreAfter(sql.placeholder('added')),
      recommendedScore: sql`${goods.recommendedScore} + 1`,
    })
    .where(eq(goods.id, sql.placeholder('goodsId'))),
)

/**
 * The update that adds a completed order to the goods' counters, to go into its commit.
 * @param at unix seconds
 */
export function countSale(db: Db, goodsId: number, volume: number, at: number): Statement {
  return saleOfGoods(db, { goodsId, volume, added: hotScoreOfSale(at, volume) })
}

/** The update that counts a new or lost follower. */
export function countFollower(db: Db, goodsId: number, by: 1 | -1) {
  return db
    .update(goods)
    .set({
      attentions: sql`${goods.attentions} + ${by}`,
      recommendedScore: sql`${goods.recommendedScore} + ${by * FOLLOWER_WORTH}`,
    })
    .where(eq(goods.id, goodsId))
}
