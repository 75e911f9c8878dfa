import { eq, sql } from 'drizzle-orm'
import { statementOnce, type Db, type Statement } from '../../platform/db/index.ts'
import { hotScoreAfter, hotScoreOfSale } from './hot-score.ts'
import { goods } from './tables.ts'

/** What following goods is worth beside buying them. */
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
 * The update that counts a completed order of goods, as a write of its commit.
 * @param at unix seconds
 */
export function countSale(db: Db, goodsId: number, volume: number, at: number): Statement {
  return saleOfGoods(db, { goodsId, volume, added: hotScoreOfSale(at, volume) })
}

/** The update that counts a follower who came or went. */
export function countFollower(db: Db, goodsId: number, by: 1 | -1) {
  return db
    .update(goods)
    .set({
      attentions: sql`${goods.attentions} + ${by}`,
      recommendedScore: sql`${goods.recommendedScore} + ${by * FOLLOWER_WORTH}`,
    })
    .where(eq(goods.id, goodsId))
}
