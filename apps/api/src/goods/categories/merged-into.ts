import { and, eq, isNull, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from './tables.ts'

/** A guard that misses when the category was merged away meanwhile, and makes a merge wait until the commit is done. */
export function categoryStands({ db }: App, categoryId: number) {
  return db
    .update(goodsCategory)
    .set({ mergedInto: null })
    .where(and(eq(goodsCategory.id, categoryId), isNull(goodsCategory.mergedInto)))
}

/** The update that ends a category in favour of another, with all that were merged into it before. */
export function leadInto({ db }: Pick<App, 'db'>, from: number, into: number) {
  return db
    .update(goodsCategory)
    .set({ mergedInto: into })
    .where(or(eq(goodsCategory.id, from), eq(goodsCategory.mergedInto, from)))
}
