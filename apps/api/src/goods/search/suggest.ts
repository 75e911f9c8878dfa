import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { goodsCategory, titleIn } from '../categories/index.ts'
import { goods } from '../goods/tables.ts'
import { FIT, lookUpTerms } from './dictionary.ts'
import { foundBy } from './found.ts'
import { scanOf } from './scan-depth.ts'
import { planSearch } from './plan-search.ts'
import { isLatin, keysToKnow } from './search-words.ts'

const { suggestions } = rules.goods.search

export const goodsSuggestions = z.object({
  /** The query with its last word completed. */
  words: z.array(z.string()),
  goods: z.array(z.object({ id: z.int(), title: z.string() })),
  categories: z.array(z.object({ id: z.int(), title: z.string(), goodsCount: z.int() })),
  /** The corrected query, if no title has the typed words; else null. */
  corrected: z.string().nullable(),
})
export type GoodsSuggestions = z.infer<typeof goodsSuggestions>

/** Completes the last Latin word with the most frequent terms. */
async function finish(app: App, folded: string): Promise<string[]> {
  const last = keysToKnow(folded).findLast(isLatin)
  if (last === undefined || !isLatin(last) || !folded.endsWith(last)) return []
  const terms = (await lookUpTerms(app, [last], [])).get(last) ?? []
  const start = folded.slice(0, -last.length)
  return terms
    .filter(({ fit }) => fit === FIT.prefix)
    .slice(0, suggestions.words)
    .map(({ term }) => start + term)
}

async function titles(app: App, folded: string) {
  const plan = await planSearch(app, folded, false)
  if (plan.rarest === null) return { goods: [], corrected: null }
  const scan = scanOf(plan, plan.rarest, {}, {}, suggestions.goods)
  const found = foundBy(plan, plan.rarest, {}, scan)
  const rows = await app.db
    .select({ id: goods.id, title: goods.title })
    .from(goods)
    .innerJoin(
      sql`(with ${found} select goods_id, fit, phrase, rank from found
        order by fit, phrase desc, rank desc, goods_id desc limit ${suggestions.goods}) as page`,
      sql`page.goods_id = ${goods.id}`,
    )
    .orderBy(sql`page.fit, page.phrase desc, page.rank desc, page.goods_id desc`)
  return { goods: rows, corrected: plan.corrected }
}

function categories({ db }: App, folded: string, locale: Locale) {
  const keys = sql`(${goodsCategory.keyZh} || ' ' || ${goodsCategory.keyEn})`
  return db
    .select({ id: goodsCategory.id, title: titleIn(locale), goodsCount: goodsCategory.goodsCount })
    .from(goodsCategory)
    .where(sql`position(${folded} in ${keys}) > 0`)
    .orderBy(sql`position(${folded} in ${keys}) <> 1`, desc(goodsCategory.goodsCount))
    .limit(suggestions.categories)
}

/** Suggestions for a partially typed query. */
export async function suggest(app: App, prefix: string, locale: Locale): Promise<GoodsSuggestions> {
  const folded = foldText(prefix)
  const [words, found, shelves] = await Promise.all([
    finish(app, folded),
    titles(app, folded),
    categories(app, folded, locale),
  ])
  return { words, ...found, categories: shelves }
}
