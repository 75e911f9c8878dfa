import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from '../categories/tables.ts'

/** A guard that misses when the category was merged away meanwhile, and makes a merge wait until the commit is done. */
export function categoryStands({ db }: App, categoryId: number) {
  return db
    .update(goodsCategory)
    .set({ mergedInto: null })
    .where(and(eq(goodsCategory.id, categoryId), isNull(goodsCategory.mergedInto)))
}
