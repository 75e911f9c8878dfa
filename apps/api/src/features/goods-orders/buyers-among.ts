import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from './tables.ts'

/** Which of these accounts have bought goods and kept them: an order of theirs is completed. */
export async function buyersAmong({ db }: App, goodsId: number, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ uid: goodsOrder.buyerUid })
    .from(goodsOrder)
    .where(
      and(eq(goodsOrder.goodsId, goodsId), inArray(goodsOrder.buyerUid, [...uids]), eq(goodsOrder.status, 'completed')),
    )
  return new Set(rows.map(({ uid }) => uid))
}
