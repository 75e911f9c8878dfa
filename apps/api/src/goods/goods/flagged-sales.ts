import { SELF_DEALING_SIGNS } from '@jindu/domain/trust/moderation'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { FlaggedDeal } from '../../trust/moderation/index.ts'
import { goodsSale } from '../orders/tables.ts'

const MOST_SHOWN = 20

/** The newest sales of goods that show signs of a deal with oneself, for moderators. */
export async function flaggedSales({ db }: App, goodsId: number): Promise<readonly FlaggedDeal[]> {
  const rows = await db
    .select({ orderId: goodsSale.orderId, buyerUid: goodsSale.buyerUid, signs: goodsSale.signs, at: goodsSale.soldAt })
    .from(goodsSale)
    .where(and(eq(goodsSale.goodsId, goodsId), sql`cardinality(${goodsSale.signs}) > 0`))
    .orderBy(desc(goodsSale.orderId))
    .limit(MOST_SHOWN)
  return rows.map(({ signs, ...row }) => ({
    ...row,
    signs: SELF_DEALING_SIGNS.filter((sign) => signs?.includes(sign) ?? false),
  }))
}
