import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { goodsCategory, titleIn } from '../categories/index.ts'
import { cardColumns, goodsCard, listed, toCard } from '../goods/index.ts'
import { namingOf, needlesOf } from './category-names.ts'
import { goods } from '../goods/tables.ts'

const NUMBER = /^[1-9]\d{0,11}$/
/**
 * The maximum number of candidates: categories whose name shares a bigram with the keyword, those with most goods
 * first.
 */
const MAXIMUM_LOOKED_AT = 200

/** Both names of a category, folded. */
const keys = sql<string>`(${goodsCategory.keyZh} || ' ' || ${goodsCategory.keyEn})`

export const namedBy = z.object({
  /** Listed goods whose id is the keyword. */
  goods: goodsCard.nullable(),
  /** Non-empty categories named in the keyword; `whole` if the keyword contains nothing else. */
  categories: z.array(z.object({ id: z.int(), title: z.string(), goodsCount: z.int(), whole: z.boolean() })),
})
export type NamedBy = z.infer<typeof namedBy>

async function numbered(app: App, keyword: string, locale: Locale) {
  if (!NUMBER.test(keyword)) return null
  const [row] = await app.db
    .select(cardColumns)
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(and(listed, eq(goods.id, Number(keyword))))
  return row === undefined ? null : toCard(app, row, locale)
}

async function categories({ db }: App, keyword: string, locale: Locale) {
  const needles = needlesOf(keyword)
  if (needles.length === 0) return []
  const rows = await db
    .select({
      id: goodsCategory.id,
      title: titleIn(locale),
      keys,
      goodsCount: goodsCategory.goodsCount,
    })
    .from(goodsCategory)
    .where(
      and(
        gt(goodsCategory.goodsCount, 0),
        sql`exists (select 1 from unnest(${sql.param(needles)}::text[]) as needle where position(needle in ${keys}) > 0)`,
      ),
    )
    .orderBy(desc(goodsCategory.goodsCount), goodsCategory.id)
    .limit(MAXIMUM_LOOKED_AT)
  return rows
    .map(({ keys: names, ...row }) => ({ ...row, naming: namingOf(keyword, names) }))
    .filter(({ naming }) => naming !== 'none')
    .map(({ naming, ...row }) => ({ ...row, whole: naming === 'whole' }))
    .toSorted((a, b) => Number(b.whole) - Number(a.whole))
    .slice(0, rules.goods.search.suggestions.categories)
}

/**
 * Goods and categories that the keyword names by id or name, besides the title search (marketplace.md §2 "search by
 * goods id or name").
 */
export async function readNamedBy(app: App, keyword: string, locale: Locale): Promise<NamedBy> {
  const folded = foldText(keyword)
  const [found, shelves] = await Promise.all([numbered(app, folded, locale), categories(app, folded, locale)])
  return { goods: found, categories: shelves }
}
