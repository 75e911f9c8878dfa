import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, listed, toCard, type GoodsCard } from './card.ts'
import { goods } from './tables.ts'
import { SORT_COLUMNS, type GoodsFilter } from './goods-filter.ts'
import { findTogether } from './find-together.ts'
import { foundBy, MAXIMUM_FOUND, moreThanRead, READ_WHOLE, type Reach } from './search-found.ts'
import { looksAtAll, type Need, type SearchPlan } from './plan-search.ts'

export interface FoundPage {
  readonly data: GoodsCard[]
  readonly total: number
  /** There may be more than `total`. */
  readonly capped: boolean
}

type Window = Pick<GoodsFilter, 'page' | 'limit'>

function windowOf({ page, limit }: Window) {
  const offset = (page - 1) * limit
  return { offset, limit: Math.max(0, Math.min(limit, MAXIMUM_FOUND - offset)) }
}

/** A page of what the words find, best fit first, then most sold, then newest; with a sort, in its order. */
async function readFound(
  { db }: App,
  plan: SearchPlan,
  lead: Need,
  filter: GoodsFilter,
  reach: Reach,
): Promise<FoundPage | null> {
  const { offset, limit } = windowOf(filter)
  const found = foundBy(plan, lead, filter, reach)
  const total = sql<number>`page.total`
  const columns = { ...cardColumns, total, more: sql<boolean>`page.more` }
  const all = sql`count(*) over ()::int as total, ${moreThanRead} as more`
  const sorted = filter.sort !== undefined
  const page = sorted
    ? sql`(with ${found} select goods_id, ${all} from found)`
    : sql`(with ${found} select goods_id, fit, phrase, rank, ${all} from found
        order by fit, phrase desc, rank desc, goods_id desc limit ${limit} offset ${offset})`
  const query = db
    .select(columns)
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .innerJoin(sql`${page} as page`, sql`page.goods_id = ${goods.id}`)
    .$dynamic()
  const direction = filter.order === 'asc' ? asc : desc
  const rows = await (sorted
    ? query
        .orderBy(direction(SORT_COLUMNS[filter.sort ?? 'created']), direction(goods.id))
        .limit(limit)
        .offset(offset)
    : query.orderBy(sql`page.fit, page.phrase desc, page.rank desc, page.goods_id desc`))
  const [first] = rows
  if (first === undefined) return null
  const capped = first.total >= MAXIMUM_FOUND || first.more || !looksAtAll(lead)
  return { data: rows.map(toCard), total: Math.min(first.total, MAXIMUM_FOUND), capped }
}

/** A page of goods that were found before, in the order they were found or in the one asked for. */
async function readTogether({ db }: App, filter: GoodsFilter, ids: readonly number[]): Promise<FoundPage> {
  const { offset, limit } = windowOf(filter)
  const { sort, order } = filter
  const direction = order === 'asc' ? asc : desc
  const shown = sort === undefined ? ids.slice(offset, offset + limit) : ids
  const rows = await db
    .select(cardColumns)
    .from(goods)
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .where(and(listed, inArray(goods.id, [...shown])))
    .orderBy(
      ...(sort === undefined
        ? [sql`array_position(${sql.param(shown)}::bigint[], ${goods.id})`]
        : [direction(SORT_COLUMNS[sort]), direction(goods.id)]),
    )
    .limit(limit)
    .offset(sort === undefined ? 0 : offset)
  return { data: rows.map(toCard), total: ids.length, capped: ids.length >= MAXIMUM_FOUND }
}

/** How many a plan finds, for pages that have no row to carry it, and for lists in another order. */
async function countFound({ db }: App, plan: SearchPlan, lead: Need, filter: GoodsFilter) {
  const [row] = await db.execute<{ total: number; more: boolean }>(
    sql`with ${foundBy(plan, lead, filter, 'best')} select count(*)::int as total, ${moreThanRead} as more from found`,
  )
  const total = row?.total ?? 0
  return { total: Math.min(total, MAXIMUM_FOUND), capped: total >= MAXIMUM_FOUND || (row?.more ?? false) }
}

/** A page of a search by relevance, or of a search whose rarest word is rare enough to be read whole. */
async function readBest(app: App, plan: SearchPlan, lead: Need, filter: GoodsFilter): Promise<FoundPage> {
  const whole = lead.count <= READ_WHOLE
  const page = await readFound(app, plan, lead, filter, whole ? 'whole' : 'best')
  const { offset, limit } = windowOf(filter)
  const isFull = page !== null && page.data.length === limit
  if (page !== null && (isFull || !page.capped || whole)) return page
  const counted = page ?? { data: [], ...(await countFound(app, plan, lead, filter)) }
  if (plan.others.length === 0 || whole || !counted.capped || offset >= MAXIMUM_FOUND) return counted
  return readTogether(app, filter, await findTogether(app, plan, lead, filter))
}

/**
 * A page of what the words find. With a common word in an order of its own there is none here, but how many there are: the list of
 * that order is read instead, which soon has enough of them.
 */
export async function searchGoods(
  app: App,
  plan: SearchPlan,
  lead: Need,
  filter: GoodsFilter,
): Promise<FoundPage | { data: null; total: number; capped: boolean }> {
  if (filter.sort === undefined || lead.count <= READ_WHOLE) return readBest(app, plan, lead, filter)
  if (plan.others.length === 0) return { data: null, ...(await countFound(app, plan, lead, filter)) }
  const ids = await findTogether(app, plan, lead, filter)
  if (ids.length >= MAXIMUM_FOUND) return { data: null, total: ids.length, capped: true }
  return readTogether(app, filter, ids)
}
