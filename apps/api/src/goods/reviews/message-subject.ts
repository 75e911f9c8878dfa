import { eq, inArray } from 'drizzle-orm'
import { goods } from '../goods/tables.ts'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { goodsReview } from './tables.ts'

/** Reviews as a message names them: by the goods that they are of. */
export const describeReviews: DescribeSubjects = async ({ db }, ids) => {
  const rows = await db
    .select({ id: goodsReview.id, title: goods.title, goodsId: goodsReview.goodsId, orderId: goodsReview.orderId })
    .from(goodsReview)
    .innerJoin(goods, eq(goods.id, goodsReview.goodsId))
    .where(inArray(goodsReview.id, [...ids]))
  return new Map(
    rows.map(({ id, title, goodsId, orderId }) => [
      id,
      { title, amount: null, within: { goods: goodsId, goodsOrder: orderId } },
    ]),
  )
}
