import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { plainRows } from '../../platform/db/index.ts'
import { goodsCategory } from '../categories/tables.ts'
import { cardColumns, toCard, type CardRow } from '../goods/index.ts'
import { goods } from '../goods/tables.ts'
import { NOTHING, windowOf, type FoundPage } from './found-page.ts'
import { SORT_COLUMNS, type GoodsFilter } from './goods-filter.ts'
import type { Scan } from './scan-candidates.ts'
import { countOf, foundBy, keptAll, MAXIMUM_FOUND, moreToLookAt } from './found.ts'
import { isSifted } from './narrowing.ts'
import { looksAtAll, type SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import { lastScan, nearStage, scanOf, wordOf } from './scan-depth.ts'

/** How many a page's search finds: by the counter of its one word, or those found. */
function totalOf(plan: SearchPlan, { terms }: Need, filter: GoodsFilter): SQL<number> {
  const [term] = terms
  const isCounted = term !== undefined && terms.length === 1 && !isSifted(plan, filter)
  return isCounted ? countOf(term, filter) : sql<number>`count(*) over ()::int`
}

const cards = plainRows(cardColumns)

type FoundRow = Pick<CardRow, keyof CardRow> & { total: number; more: boolean; kept: boolean }

interface Found extends FoundPage {
  /** As many were kept as may be: scanning on finds more. */
  readonly kept: boolean
}

/** A page of search results: best match first, then most sold, then newest; or in the order of a sort. */
async function readFound(
  app: App,
  plan: SearchPlan,
  rarest: Need,
  filter: GoodsFilter,
  scan: Scan,
): Promise<Found | null> {
  const { offset, limit } = windowOf(filter)
  const found = foundBy(plan, rarest, filter, scan)
  const all = sql`${totalOf(plan, rarest, filter)} as total, ${moreToLookAt} as more, ${keptAll(scan)} as kept`
  const direction = filter.order === 'asc' ? asc : desc
  const window = sql`limit ${limit} offset ${offset}`
  const inColumn = sql`${direction(SORT_COLUMNS[filter.sort ?? 'created'])}, ${direction(goods.id)}`
  const [page, inOrder] =
    filter.sort === undefined
      ? [
          sql`(with ${found} select goods_id, fit, phrase, rank, ${all} from found
            order by fit, phrase desc, rank desc, goods_id desc ${window})`,
          sql`page.fit, page.phrase desc, page.rank desc, page.goods_id desc`,
        ]
      : filter.sort === 'price'
        ? [
            // Found with their prices: no goods but those of the page are read.
            sql`(with ${found} select goods_id, ${all} from found
              order by ${direction(sql`price_cents`)}, ${direction(sql`goods_id`)} ${window})`,
            inColumn,
          ]
        : [sql`(with ${found} select goods_id, ${all} from found)`, sql`${inColumn} ${window}`]
  const rows = await app.db.execute<FoundRow>(sql`
    select ${cards.columns}, page.total, page.more, page.kept
    from ${goods} join ${goodsCategory} on ${goodsCategory.id} = ${goods.categoryId} join ${page} as page on page.goods_id = ${goods.id}
    order by ${inOrder}`)
  const [first] = rows
  if (first === undefined) return null
  const total = Math.min(first.total, MAXIMUM_FOUND)
  const isCounted = rarest.terms.length === 1 && !isSifted(plan, filter)
  const isPart = !isCounted && (first.more || first.kept || !looksAtAll(rarest))
  return {
    data: rows.map((row) => toCard(app, cards.read(row), filter.locale)),
    total,
    capped: isPart || total >= MAXIMUM_FOUND,
    kept: first.kept,
  }
}

/** How many a scan finds, for pages that have no row to carry it. */
async function countFound(
  { db }: App,
  plan: SearchPlan,
  rarest: Need,
  filter: GoodsFilter,
  scan: Scan,
): Promise<FoundPage> {
  const [row] = await db.execute<{ total: number; more: boolean }>(
    sql`with ${foundBy(plan, rarest, filter, scan)}
      select (select count(*)::int from found) as total, (${moreToLookAt} or ${keptAll(scan)}) as more`,
  )
  const total = row?.total ?? 0
  return { data: [], total: Math.min(total, MAXIMUM_FOUND), capped: total >= MAXIMUM_FOUND || (row?.more ?? false) }
}

/**
 * A page of search results (docs/decisions/0012): reads a bounded part of the index, more if the page is not full, and
 * all only if nothing was found.
 */
export async function searchGoods(app: App, plan: SearchPlan, rarest: Need, filter: GoodsFilter): Promise<FoundPage> {
  const { offset, limit } = windowOf(filter)
  const isPlain = filter.categoryId === undefined && !isSifted(plan, filter)
  const sought = (isPlain ? wordOf(rarest, filter) : null) ?? rarest
  const near = nearStage(plan, sought, filter, filter, { offset, limit })
  if (near !== null) {
    const page = await readFound(app, plan, near.rarest, filter, near.scan)
    if (page !== null && page.data.length >= near.enough) return { ...page, capped: true }
  }
  const scan = scanOf(plan, sought, filter, filter, offset + limit)
  const page = await readFound(app, plan, sought, filter, scan)
  if (page !== null && (page.data.length === limit || !page.kept)) return page
  // Titles had the characters of the words but not the words: more of them must be kept.
  const wide = { ...scan, kept: Math.max(scan.kept, MAXIMUM_FOUND) }
  const more = page?.kept === true ? await readFound(app, plan, sought, filter, wide) : null
  if (more !== null) return more
  if (page !== null || offset > 0) return page ?? countFound(app, plan, sought, filter, wide)
  if (sought.count < scan.looked && !isSifted(plan, filter)) return NOTHING
  const last = lastScan(sought, filter, filter)
  // Trait filters bound even the last scan: goods beyond it may match, and the answer says so.
  return (await readFound(app, plan, sought, filter, last)) ?? countFound(app, plan, sought, filter, last)
}
