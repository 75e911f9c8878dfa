import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsReview } from '../reviews/tables.ts'
import { goodsOrder } from './tables.ts'

/** Filters accounts to buyers of the goods (with a completed order), with the stars of their latest review. */
export async function buyersAmong(
  { db }: App,
  goodsId: number,
  uids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .selectDistinctOn([goodsOrder.buyerUid], { uid: goodsOrder.buyerUid, rating: goodsReview.rating })
    .from(goodsOrder)
    .leftJoin(goodsReview, and(eq(goodsReview.orderId, goodsOrder.id), isNull(goodsReview.hiddenAt)))
    .where(
      and(eq(goodsOrder.goodsId, goodsId), inArray(goodsOrder.buyerUid, [...uids]), eq(goodsOrder.status, 'completed')),
    )
    // Sort orders without a review last.
    .orderBy(goodsOrder.buyerUid, isNull(goodsReview.rating), desc(goodsReview.writtenAt))
  return new Map(rows.map(({ uid, rating }) => [uid, rating]))
}
