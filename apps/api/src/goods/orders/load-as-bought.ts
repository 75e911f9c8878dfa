import { fail } from '@jindu/domain/errors'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { goodsCategory } from '../categories/tables.ts'
import { goods, goodsSecret, goodsVersion } from '../goods/tables.ts'
import { deliveredUnits } from './delivered-units.ts'
import { goodsOrder } from './tables.ts'

const asBought = prepareOnce((db) => {
  const newest = alias(goodsVersion, 'newest')
  return db
    .select({
      order: goodsOrder,
      version: goodsVersion,
      category: goodsCategory,
      newestShipment: newest.shipmentNumber,
      shared: goodsSecret,
    })
    .from(goodsOrder)
    .innerJoin(goodsVersion, eq(goodsVersion.id, goodsOrder.versionId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goodsVersion.categoryId))
    .innerJoin(goods, eq(goods.id, goodsOrder.goodsId))
    .innerJoin(newest, eq(newest.id, goods.versionId))
    .leftJoin(goodsSecret, eq(goodsSecret.id, goodsOrder.sharedSecretId))
    .where(eq(goodsOrder.id, sql.placeholder('id')))
    .prepare('goods_as_bought')
})

/** An order with its goods as they were bought and all that they deliver, sealed as it is stored. */
export type AsBought = Awaited<ReturnType<typeof loadAsBought>>

/** @throws DomainError ORDER_NOT_FOUND */
export async function loadAsBought(app: App, id: number) {
  const [[row], delivered] = await Promise.all([asBought(app.db).execute({ id }), deliveredUnits(app, id)])
  return row === undefined ? fail('ORDER_NOT_FOUND', { id }) : { ...row, ...delivered }
}
