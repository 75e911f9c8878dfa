import type { GoodsSort } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { prepareOnce } from '../../platform/db/index.ts'
import { mergedTarget } from '../categories/index.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, listed, toCard, type GoodsCard } from '../goods/index.ts'
import { SORT_COLUMNS, type GoodsFilter } from './goods-filter.ts'
import { containsAll } from './contains.ts'
import { NOTHING, type FoundPage } from './found-page.ts'
import { hasTraits, traitsOf } from './goods-traits.ts'
import { listTraits } from './list-traits.ts'
import { narrowedTo, type SearchNarrowing } from './narrowing.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import { searchGoods } from './search-goods.ts'
import { goods } from '../goods/tables.ts'
import type { Wanted } from './wanted.ts'

/**
 * Filtered lists are counted up to this number: nobody pages further, and a full count would cost more than the page.
 */
const MAXIMUM_COUNTED = { narrowed: 1_000, seller: 10_000 }
/** From here on the rows to skip are skipped in the index alone. */
const DEEP_OFFSET = 600

export interface GoodsPage extends FoundPage {
  /** The query that was answered instead of the one typed. */
  readonly corrected: string | null
  /** A query that finds far more than the one typed. */
  readonly meant: string | null
}

function narrowed(filter: SearchNarrowing): SQL | undefined {
  return and(...narrowedTo({ ...filter, categoryId: undefined }, sql``, sql`${goods.priceCents}`))
}

/** The filters that make a statement of their own; undefined for the lists that most people read. */
function special(filter: GoodsFilter, words: readonly Wanted[] | null): SQL | undefined {
  const { sellerUid, goodsId } = filter
  return and(
    words === null ? undefined : containsAll(words),
    narrowed(filter),
    ...traitsOf(filter),
    sellerUid === undefined ? undefined : eq(goods.sellerUid, sellerUid),
    goodsId === undefined ? undefined : eq(goods.id, goodsId),
  )
}

type Category = number | ReturnType<typeof sql.placeholder> | undefined

const inCategory = (category: Category) => (category === undefined ? undefined : eq(goods.categoryId, category))

const mostCounted = ({ sellerUid }: GoodsFilter): number =>
  sellerUid === undefined ? MAXIMUM_COUNTED.narrowed : MAXIMUM_COUNTED.seller

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
    .limit(mostCounted(filter))
    .as('some')
  return sql`(select count(*)::int from ${some})`
}

const directions = { asc, desc }

function pageOf(db: App['db'], filter: GoodsFilter, filtered: SQL | undefined, counted: SQL<number | null>) {
  const direction = directions[filter.order ?? 'desc']
  const category = filter.categoryId === undefined ? undefined : sql.placeholder('categoryId')
  const inOrder = [direction(SORT_COLUMNS[filter.sort ?? 'created']), direction(goods.id)]
  const offset = sql.placeholder('offset')
  const limit = sql.placeholder('limit')
  const cards = db
    .select({ ...cardColumns, total: counted })
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .$dynamic()
  const which = and(listed, inCategory(category), filtered)
  if (isFirst(filter))
    return cards
      .where(which)
      .orderBy(sql`${sql.join(inOrder, sql`, `)} limit ${sql.raw(String(filter.limit))}`)
      .prepare('goods_page')
  if (!isDeep(filter))
    return cards
      .where(which)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset)
      .prepare('goods_page')
  const ids = db
    .select({ id: goods.id })
    .from(goods)
    .where(which)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
  return cards
    .where(sql`${goods.id} in ${ids}`)
    .orderBy(...inOrder)
    .prepare('goods_page')
}

/**
 * Pages that most readers see. Their limit is inlined (drizzle always makes it a parameter). With a parameter the
 * statement is replanned on every call, because the planner expects a tenth of all goods.
 */
const isFirst = ({ page, limit }: GoodsFilter): boolean =>
  page === 1 && rules.pages.options.some((size) => size === limit)

const isDeep = ({ page, limit }: GoodsFilter): boolean => (page - 1) * limit >= DEEP_OFFSET

/** The lists that most people read: all goods, or a category's, by sort and direction. */
const preparedPages = prepareOnce(() => new Map<string, ReturnType<typeof pageOf>>())

function plainPage(db: App['db'], filter: GoodsFilter) {
  const { sort = 'created', order = 'desc', categoryId } = filter
  const pages = preparedPages(db)
  const part = isFirst(filter) ? `first ${filter.limit}` : isDeep(filter) ? 'deep' : ''
  const name = `${sort} ${order} ${categoryId === undefined ? 'all' : 'category'} ${part}`
  const category = categoryId === undefined ? undefined : sql.placeholder('categoryId')
  const query = pages.get(name) ?? pageOf(db, filter, undefined, totalOf(db, filter, undefined, category))
  pages.set(name, query)
  return query
}

/** A page in the order of one column. */
async function readList(
  app: App,
  filter: GoodsFilter,
  filtered: SQL | undefined,
  counted?: { total: number; capped: boolean },
): Promise<FoundPage> {
  const { db } = app
  const { page, limit, categoryId } = filter
  const values = { categoryId: categoryId ?? null, limit, offset: (page - 1) * limit }
  const total = counted === undefined ? totalOf(db, filter, filtered, categoryId) : sql<number>`${counted.total}::int`
  const query = filtered === undefined ? plainPage(db, filter) : pageOf(db, filter, filtered, total)
  const rows = await query.execute(values)
  const [first] = rows
  const answer = (data: GoodsCard[], rowsFound: number): FoundPage => ({
    data,
    total: rowsFound,
    capped: counted?.capped ?? (filtered !== undefined && rowsFound >= mostCounted(filter)),
  })
  if (first !== undefined || page === 1)
    return answer(
      rows.map((row) => toCard(app, row, filter.locale)),
      first?.total ?? 0,
    )
  // A page behind the last one has no row to carry the total.
  const [row] = await db.execute<{ total: number | null }>(sql`select ${total} as total`)
  return answer([], row?.total ?? 0)
}

/**
 * A list within prices. In another order than that of price, few goods are read by price and then put in order; of many, the list in that order soon has enough.
 * Left to the planner, which knows no numbers when it plans, either can be read to its end.
 */
async function readPriced(app: App, filter: GoodsFilter): Promise<FoundPage> {
  const { db } = app
  const { categoryId } = filter
  const prices = narrowed(filter)
  const [row] = await db.execute<{ total: number | null }>(
    sql`select ${totalOf(db, filter, prices, categoryId)} as total`,
  )
  const total = row?.total ?? 0
  const capped = total >= MAXIMUM_COUNTED.narrowed
  const few = db
    .select({ id: goods.id })
    .from(goods)
    .where(and(listed, inCategory(categoryId), prices))
    .limit(MAXIMUM_COUNTED.narrowed)
  // In order of price the range is a part of the index that the page is read from.
  const isByPrice = filter.sort === 'price'
  const which = isByPrice
    ? prices
    : capped
      ? and(...narrowedTo({ ...filter, categoryId: undefined }, sql``, sql`(${goods.priceCents} + 0)`))
      : sql`${goods.id} = any(array${few})`
  return readList(app, filter, which, { total, capped })
}

async function readSearched(app: App, filter: GoodsFilter, plan: SearchPlan): Promise<FoundPage> {
  const { rarest, words } = plan
  if (rarest === null) return NOTHING
  if (filter.sellerUid !== undefined || filter.goodsId !== undefined)
    return readList(app, filter, special(filter, words))
  return searchGoods(app, plan, rarest, filter)
}

/**
 * Goods for sale by part of the title, category, price, seller or id (marketplace.md §2 "Goods search"). Sorted in one
 * of six orders, latest first by default; with a keyword and no order, best match first.
 */
export async function listGoods(app: App, filter: GoodsFilter): Promise<GoodsPage> {
  const found = await readPage(app, filter)
  if (found.total > 0 || filter.categoryId === undefined) return found
  // Nothing there: the link may be older than a merge of categories.
  const categoryId = await mergedTarget(app, filter.categoryId)
  return categoryId === null ? found : readPage(app, { ...filter, categoryId })
}

async function readPage(app: App, filter: GoodsFilter): Promise<GoodsPage> {
  if (filter.search === undefined) {
    const { minimumPriceCents, maximumPriceCents, sellerUid, goodsId } = filter
    const isPriced = minimumPriceCents !== undefined || maximumPriceCents !== undefined
    const isOneSellers = sellerUid !== undefined || goodsId !== undefined
    if (hasTraits(filter) && !isOneSellers) {
      return { ...(await listTraits(app, filter)), corrected: null, meant: null }
    }
    if (isPriced && !isOneSellers) {
      return { ...(await readPriced(app, filter)), corrected: null, meant: null }
    }
    return { ...(await readList(app, filter, special(filter, null))), corrected: null, meant: null }
  }
  const plan = await planSearch(app, filter.search, filter.literal ?? false)
  return { ...(await readSearched(app, filter, plan)), corrected: plan.corrected, meant: plan.meant }
}

const HOME_ROWS = 12

/** The three lists of the home page. */
export async function homeLists(app: App, locale: Locale): Promise<Record<'new' | 'hot' | 'recommended', GoodsCard[]>> {
  const first = async (sort: GoodsSort) => {
    const rows = await app.db
      .select(cardColumns)
      .from(goods)
      .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
      .where(listed)
      .orderBy(desc(SORT_COLUMNS[sort]), desc(goods.id))
      .limit(HOME_ROWS)
    return rows.map((row) => toCard(app, row, locale))
  }
  const [newest, hot, recommended] = await Promise.all([first('created'), first('hot'), first('recommended')])
  return { new: newest, hot, recommended }
}
