import type { GoodsSort } from '@jindu/domain/input'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { mergedTarget } from '../categories/index.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, listed, toCard, type GoodsCard } from './card.ts'
import { planSearch } from './search-grams.ts'
import { goods } from './tables.ts'

const SORT_COLUMNS = {
  created: goods.createdAt,
  updated: goods.raisedAt,
  sales: goods.salesVolume,
  hot: goods.hotScore,
  recommended: goods.recommendedScore,
} as const satisfies Record<GoodsSort, unknown>

/** Filtered lists are counted up to here: nobody pages further, and counting all would cost more than the page. */
const MAXIMUM_COUNTED = { search: 1_000, seller: 10_000 }

export interface GoodsFilter {
  readonly page: number
  readonly limit: number
  readonly search?: string | undefined
  readonly categoryId?: number | undefined
  readonly sellerUid?: number | undefined
  readonly goodsId?: number | undefined
  readonly sort?: GoodsSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

function matches(query: string): SQL {
  const { grams, words } = planSearch(query)
  if (grams.length === 0) return sql`false`
  const conditions = [sql`${goods.grams} @> ${sql.param([...grams], goods.grams)}`]
  for (const word of words) conditions.push(sql`position(${word} in ${goods.searchKey}) > 0`)
  return sql.join(conditions, sql` and `)
}

/** The filters that make a statement of their own; undefined for the lists that most people read. */
function special({ search, sellerUid, goodsId }: GoodsFilter): SQL | undefined {
  return and(
    search === undefined ? undefined : matches(search),
    sellerUid === undefined ? undefined : eq(goods.sellerUid, sellerUid),
    goodsId === undefined ? undefined : eq(goods.id, goodsId),
  )
}

type Category = number | ReturnType<typeof sql.placeholder> | undefined

/** How many there are, as one value beside a page's rows: a round trip less than asking apart. */
function totalOf(
  db: App['db'],
  filter: GoodsFilter,
  filtered: SQL | undefined,
  category: Category,
): SQL<number | null> {
  if (filtered === undefined) {
    const which = category === undefined ? sql`true` : sql`c.id = ${category}`
    return sql`(select sum(c.goods_count)::int from goods_category c where ${which})`
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(goods)
    .where(and(listed, inCategory(category), filtered))
    .limit(filter.search === undefined ? MAXIMUM_COUNTED.seller : MAXIMUM_COUNTED.search)
    .as('some')
  return sql`(select count(*)::int from ${some})`
}

const inCategory = (category: Category) => (category === undefined ? undefined : eq(goods.categoryId, category))

const directions = { asc, desc }

function pageOf(db: App['db'], filter: GoodsFilter, filtered: SQL | undefined) {
  const direction = directions[filter.order ?? 'desc']
  const category = filter.categoryId === undefined ? undefined : sql.placeholder('categoryId')
  return db
    .select({ ...cardColumns, total: totalOf(db, filter, filtered, category) })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(and(listed, inCategory(category), filtered))
    .orderBy(direction(SORT_COLUMNS[filter.sort ?? 'created']), direction(goods.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('goods_page')
}

/** The lists that most people read: all goods, or a category's, by sort and direction. */
const preparedPages = prepareOnce(() => new Map<string, ReturnType<typeof pageOf>>())

function pageQuery(db: App['db'], filter: GoodsFilter, filtered: SQL | undefined) {
  if (filtered !== undefined) return pageOf(db, filter, filtered)
  const { sort = 'created', order = 'desc', categoryId } = filter
  const pages = preparedPages(db)
  const name = `${sort} ${order} ${categoryId === undefined ? 'all' : 'category'}`
  const query = pages.get(name) ?? pageOf(db, filter, filtered)
  pages.set(name, query)
  return query
}

/** Goods for sale, in one of five orders, by any part of the title, category, seller or id (marketplace.md §2 "Goods search"). */
export async function listGoods(app: App, filter: GoodsFilter): Promise<{ data: GoodsCard[]; total: number }> {
  const found = await readPage(app, filter)
  if (found.total > 0 || filter.categoryId === undefined) return found
  // Nothing there: the link may be older than a merge of categories.
  const categoryId = await mergedTarget(app, filter.categoryId)
  return categoryId === null ? found : readPage(app, { ...filter, categoryId })
}

async function readPage({ db }: App, filter: GoodsFilter): Promise<{ data: GoodsCard[]; total: number }> {
  const { page, limit, categoryId } = filter
  const filtered = special(filter)
  const values = { categoryId: categoryId ?? null, limit, offset: (page - 1) * limit }
  const rows = await pageQuery(db, filter, filtered).execute(values)
  const [first] = rows
  if (first !== undefined || page === 1) return { data: rows.map(toCard), total: first?.total ?? 0 }
  // A page behind the last one has no row to carry the total.
  const total = totalOf(db, filter, filtered, categoryId)
  const [row] = await db.execute<{ total: number | null }>(sql`select ${total} as total`)
  return { data: [], total: row?.total ?? 0 }
}

const HOME_ROWS = 12

/** The three lists of the home page. */
export async function homeLists(app: App): Promise<Record<'new' | 'hot' | 'recommended', GoodsCard[]>> {
  const first = async (sort: GoodsSort) => {
    const rows = await app.db
      .select(cardColumns)
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(listed)
      .orderBy(desc(SORT_COLUMNS[sort]), desc(goods.id))
      .limit(HOME_ROWS)
    return rows.map(toCard)
  }
  const [newest, hot, recommended] = await Promise.all([first('created'), first('hot'), first('recommended')])
  return { new: newest, hot, recommended }
}
