import type { GoodsSort } from '@jindu/domain/input'
import { and, asc, desc, eq, sql, sum, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
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

async function countListed({ db }: App, filter: GoodsFilter, where: SQL | undefined): Promise<number> {
  const { search, sellerUid, goodsId, categoryId } = filter
  if (search === undefined && sellerUid === undefined && goodsId === undefined) {
    const [row] = await db
      .select({ rows: sum(goodsCategory.goodsCount).mapWith(Number) })
      .from(goodsCategory)
      .where(categoryId === undefined ? undefined : eq(goodsCategory.id, categoryId))
    return row?.rows ?? 0
  }
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(goods)
    .where(where)
    .limit(search === undefined ? MAXIMUM_COUNTED.seller : MAXIMUM_COUNTED.search)
    .as('some')
  const [row] = await db.select({ rows: sql<number>`count(*)::int` }).from(some)
  return row?.rows ?? 0
}

/** Goods for sale, in one of five orders, by any part of the title, category, seller or id (marketplace.md §2 "Goods search"). */
export async function listGoods(app: App, filter: GoodsFilter): Promise<{ data: GoodsCard[]; total: number }> {
  const { search, categoryId, sellerUid, goodsId, page, limit, sort = 'created', order = 'desc' } = filter
  const where = and(
    listed,
    search === undefined ? undefined : matches(search),
    categoryId === undefined ? undefined : eq(goods.categoryId, categoryId),
    sellerUid === undefined ? undefined : eq(goods.sellerUid, sellerUid),
    goodsId === undefined ? undefined : eq(goods.id, goodsId),
  )
  const direction = order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    app.db
      .select(cardColumns)
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(where)
      .orderBy(direction(SORT_COLUMNS[sort]), direction(goods.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countListed(app, filter, where),
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
