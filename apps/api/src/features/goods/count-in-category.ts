import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from '../categories/tables.ts'

/** The update that keeps a category's number of listed goods: part of whatever lists or unlists some. */
export function countInCategory({ db }: App, categoryId: number, by: 1 | -1) {
  return db
    .update(goodsCategory)
    .set({ goodsCount: sql`${goodsCategory.goodsCount} + ${by}` })
    .where(and(eq(goodsCategory.id, categoryId), isNull(goodsCategory.mergedInto)))
}
