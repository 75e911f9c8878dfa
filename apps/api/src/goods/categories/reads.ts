import { fail } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { titleOf } from './names.ts'
import { goodsCategory } from './tables.ts'

const columns = {
  id: goodsCategory.id,
  titleZh: goodsCategory.titleZh,
  titleEn: goodsCategory.titleEn,
  level: goodsCategory.level,
  parentId: goodsCategory.parentId,
  publicCommentsHidden: goodsCategory.publicCommentsHidden,
  goodsCount: goodsCategory.goodsCount,
  position: goodsCategory.position,
}

type CategoryRow = Pick<typeof goodsCategory.$inferSelect, keyof typeof columns>

const toCategory = ({ titleZh, titleEn, ...row }: CategoryRow, locale: Locale) => ({
  ...row,
  title: titleOf({ titleZh, titleEn }, locale),
  names: { zh: titleZh, en: titleEn },
})

export interface CategoryPage {
  readonly page: number
  readonly limit: number
  readonly level?: number | undefined
}

/** Categories in the order set by staff, then by their number of goods. */
export async function listCategories({ db }: App, { page, limit, level }: CategoryPage, locale: Locale) {
  const where = and(isNull(goodsCategory.mergedInto), level === undefined ? undefined : eq(goodsCategory.level, level))
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(goodsCategory)
      .where(where)
      .orderBy(asc(goodsCategory.position), desc(goodsCategory.goodsCount), asc(goodsCategory.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ rows: count() }).from(goodsCategory).where(where),
  ])
  return { data: rows.map((row) => toCategory(row, locale)), total: total?.rows ?? 0 }
}

/**
 * A category; the id of a merged category returns the category that it was merged into.
 * @throws DomainError CATEGORY_NOT_FOUND
 */
export async function readCategory({ db }: App, id: number, locale: Locale) {
  const asked = alias(goodsCategory, 'asked')
  const [row] = await db
    .select(columns)
    .from(asked)
    .innerJoin(goodsCategory, eq(goodsCategory.id, sql`coalesce(${asked.mergedInto}, ${asked.id})`))
    .where(eq(asked.id, id))
  return row === undefined ? fail('CATEGORY_NOT_FOUND', { id }) : toCategory(row, locale)
}

/**
 * A category's own row, even if it was merged.
 * @throws DomainError CATEGORY_NOT_FOUND
 */
export async function readCategoryRow({ db }: App, id: number) {
  const [row] = await db.select().from(goodsCategory).where(eq(goodsCategory.id, id))
  return row ?? fail('CATEGORY_NOT_FOUND', { id })
}

/** The category that an id was merged into; null if it was not merged. */
export async function mergedTarget({ db }: Pick<App, 'db'>, id: number): Promise<number | null> {
  const [row] = await db
    .select({ mergedInto: goodsCategory.mergedInto })
    .from(goodsCategory)
    .where(eq(goodsCategory.id, id))
  return row?.mergedInto ?? null
}
