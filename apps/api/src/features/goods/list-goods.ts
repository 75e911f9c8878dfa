import type { GoodsSort } from '@jindu/domain/input'
import { and, asc, desc, eq, sql, sum, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
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

const categoryId = sql.placeholder('categoryId')

const countOfAll = prepareOnce((db) =>
  db
    .select({ rows: sum(goodsCategory.goodsCount).mapWith(Number) })
    .from(goodsCategory)
    .prepare('goods_count'),
)

const countOfCategory = prepareOnce((db) =>
  db
    .select({ rows: goodsCategory.goodsCount })
    .from(goodsCategory)
    .where(eq(goodsCategory.id, categoryId))
    .prepare('goods_count_of_category'),
)

async function countListed(db: App['db'], filter: GoodsFilter, filtered: SQL | undefined): Promise<number> {
  const inCategory = filter.categoryId
  if (filtered === undefined) {
    const query = inCategory === undefined ? countOfAll(db) : countOfCategory(db)
    const [row] = await query.execute({ categoryId: inCategory ?? null })
    return row?.rows ?? 0
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(goods)
    .where(and(listed, inCategory === undefined ? undefined : eq(goods.categoryId, inCategory), filtered))
    .limit(filter.search === undefined ? MAXIMUM_COUNTED.seller : MAXIMUM_COUNTED.search)
    .as('some')
  const [row] = await db.select({ rows: sql<number>`count(*)::int` }).from(some)
  return row?.rows ?? 0
}

type Direction = 'asc' | 'desc'
const directions = { asc, desc }

const pageOf = (db: App['db'], where: SQL | undefined, sort: GoodsSort, direction: Direction) =>
  db
    .select(cardColumns)
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(where)
    .orderBy(directions[direction](SORT_COLUMNS[sort]), directions[direction](goods.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('goods_page')

/** The lists that most people read: all goods, or a category's, by sort and direction. */
const preparedPages = prepareOnce(() => new Map<string, ReturnType<typeof pageOf>>())

function pageQuery(db: App['db'], filter: GoodsFilter, filtered: SQL | undefined) {
  const { sort = 'created', order = 'desc' } = filter
  const inCategory = filter.categoryId === undefined ? undefined : eq(goods.categoryId, categoryId)
  const make = () => pageOf(db, and(listed, inCategory, filtered), sort, order)
  if (filtered !== undefined) return make()
  const pages = preparedPages(db)
  const name = `${sort} ${order} ${inCategory === undefined ? 'all' : 'category'}`
  const query = pages.get(name) ?? make()
  pages.set(name, query)
  return query
}

/** Goods for sale, in one of five orders, by any part of the title, category, seller or id (marketplace.md §2 "Goods search"). */
export async function listGoods(app: App, filter: GoodsFilter): Promise<{ data: GoodsCard[]; total: number }> {
  const { page, limit } = filter
  const filtered = special(filter)
  const values = { categoryId: filter.categoryId ?? null, limit, offset: (page - 1) * limit }
  const [rows, total] = await Promise.all([
    pageQuery(app.db, filter, filtered).execute(values),
    countListed(app.db, filter, filtered),
  ])
  return { data: rows.map(toCard), total }
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
