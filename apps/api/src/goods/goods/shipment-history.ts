import { and, asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { refuseOthers } from './load-own.ts'
import { goods, goodsVersion } from './tables.ts'

export const shipmentEdition = z.object({
  versionId: z.int(),
  /** Counts the editions of the shipment from 1. */
  number: z.int(),
  shipmentHtml: z.string(),
  attachSales: z.array(z.string()),
  createdAt: z.int(),
})

/**
 * Every text that was delivered with goods of `uid`, the newest first: an edit of the description alone makes none.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY for goods of somebody else
 */
export async function readShipmentHistory(app: App, uid: number, id: number, page: { page: number; limit: number }) {
  const editions = app.db
    .selectDistinctOn([goodsVersion.shipmentNumber], {
      versionId: goodsVersion.id,
      number: goodsVersion.shipmentNumber,
      shipmentHtml: goodsVersion.shipmentHtml,
      attachSales: goodsVersion.attachSales,
      createdAt: goodsVersion.createdAt,
    })
    .from(goodsVersion)
    .where(eq(goodsVersion.goodsId, id))
    .orderBy(desc(goodsVersion.shipmentNumber), asc(goodsVersion.number))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
  // Editions are counted by their number: the newest version carries how many there were.
  const newest = app.db
    .select({ total: goodsVersion.shipmentNumber })
    .from(goods)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goods.versionId))
    .where(and(eq(goods.id, id), eq(goods.sellerUid, uid)))
  const [data, [own]] = await Promise.all([editions, newest])
  return own === undefined ? refuseOthers(app, id) : { data, total: own.total }
}
