import { rules } from '@jindu/domain/rules'
import type { Locale } from '@jindu/i18n'
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { goodsCategory, mergedTarget, titleIn } from '../categories/index.ts'
import { listed } from '../goods/index.ts'
import type { GoodsFilter } from './goods-filter.ts'
import { goods } from '../goods/tables.ts'
import { hasTraits, traitsOf } from './goods-traits.ts'
import { traitPool } from './trait-pool.ts'
import { containsAll } from './contains.ts'
import { facetScans } from './scan-depth.ts'
import type { Scan } from './scan-candidates.ts'
import { foundBy, keptAll, MAXIMUM_FOUND, moreToLookAt } from './found.ts'
import { narrowedTo, type SearchNarrowing } from './narrowing.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import type { Wanted } from './wanted.ts'

const MAXIMUM_CATEGORIES = 12
const BANDS: readonly number[] = rules.goods.search.priceBandCents

export const goodsFacets = z.object({
  categories: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
  /** Price bands, lowest first, both ends inclusive; the last one is open-ended. */
  prices: z.array(z.object({ fromCents: z.int(), toCents: z.int().nullable(), count: z.int() })),
  /** Counted over a sample of the best results, so real counts may be higher. */
  capped: z.boolean(),
})
export type GoodsFacets = z.infer<typeof goodsFacets>

export type FacetFilter = Omit<GoodsFilter, 'page' | 'limit' | 'sort' | 'order'>

/** A facet's counts ignore that facet's own filter, so that they show the alternatives. */
const withoutCategory = (filter: FacetFilter): SearchNarrowing => ({ ...filter, categoryId: undefined })
const withoutPrice = (filter: FacetFilter): SearchNarrowing => ({
  ...filter,
  minimumPriceCents: undefined,
  maximumPriceCents: undefined,
})

type Counted = { kind: 'category' | 'price' | 'more'; key: number; count: number }

const bandOf = sql`width_bucket(price_cents::int, ${sql.param(BANDS)}::int[])`

/**
 * @param more condition: one of the two samples was cut off, so counts may be higher
 * @param byPrice the sample for prices; null if prices use the categories' sample
 */
function countsFrom(byCategory: SQL, more: SQL, byPrice: SQL | null): SQL {
  const prices = sql`select 'price', ${bandOf}, count(*)::int from found group by 2`
  const capped = sql`union all select 'more', 0, (${more})::int`
  return sql`
    (with ${byCategory}
      select 'category' as kind, category_id as key, count(*)::int as count from found group by category_id
      ${capped}
      ${byPrice === null ? sql`union all ${prices}` : sql``})
    ${byPrice === null ? sql`` : sql`union all (with ${byPrice} ${prices} ${capped})`}`
}

function countFoundBy(filter: FacetFilter, plan: SearchPlan, rarest: Need, scan: Scan): SQL {
  const { categoryId, minimumPriceCents, maximumPriceCents } = filter
  const isNarrowed = [categoryId, minimumPriceCents, maximumPriceCents].some((value) => value !== undefined)
  const priced = withoutCategory(filter)
  return countsFrom(
    foundBy(plan, rarest, priced, scan),
    sql`${moreToLookAt} or ${keptAll(scan)}`,
    isNarrowed ? foundBy(plan, rarest, withoutPrice(filter), scan) : null,
  )
}

/**
 * Facets over a bounded sample: the first N of the seller or price range. With trait filters, a sample of the goods
 * listed for the trait.
 */
function countSome(filter: FacetFilter, words: readonly Wanted[] | null): SQL {
  const { sellerUid, goodsId } = filter
  const columns = sql`${goods.categoryId}::int as category_id, ${goods.priceCents} as price_cents`
  if (hasTraits(filter) && sellerUid === undefined && goodsId === undefined && words === null) {
    const found = (narrowing: SearchNarrowing): SQL =>
      sql`${traitPool(narrowing, {})}, found as (select ${columns} from ${goods} where ${goods.id} = any(array(select id from pool)))`
    return countsFrom(found(withoutCategory(filter)), sql`exists (select from pool_part)`, found(withoutPrice(filter)))
  }
  const some = (narrowing: SearchNarrowing): SQL => {
    const where = and(
      listed,
      ...narrowedTo(narrowing, sql`${goods.categoryId}`, sql`${goods.priceCents}`),
      ...traitsOf(narrowing),
      sellerUid === undefined ? undefined : eq(goods.sellerUid, sellerUid),
      goodsId === undefined ? undefined : eq(goods.id, goodsId),
      words === null ? undefined : containsAll(words),
    )
    return sql`found as (select ${columns}
      from goods where ${where} limit ${MAXIMUM_FOUND})`
  }
  const more = sql`(select count(*) >= ${MAXIMUM_FOUND} from found)`
  return countsFrom(some(withoutCategory(filter)), more, some(withoutPrice(filter)))
}

/** Facets of all goods or of one category: category counts from stored counters, prices counted per band. */
async function countAll({ db }: App, filter: FacetFilter): Promise<GoodsFacets> {
  const inCategory = filter.categoryId === undefined ? sql`true` : sql`category_id = ${filter.categoryId}::bigint`
  const bands = pricesOf([])
  const [categories, counts] = await Promise.all([
    db
      .select({ id: goodsCategory.id, title: titleIn(filter.locale), count: goodsCategory.goodsCount })
      .from(goodsCategory)
      .where(gt(goodsCategory.goodsCount, 0))
      .orderBy(desc(goodsCategory.goodsCount), goodsCategory.id)
      .limit(MAXIMUM_CATEGORIES),
    db.execute<{ key: number; count: number }>(sql`
      select b.key::int as key, (select count(*)::int from (
        select 1 from goods where listed and ${inCategory} and price_cents >= b.low and price_cents <= b.high
        limit ${MAXIMUM_FOUND}) as counted) as count
      from unnest(${sql.param(bands.map(({ fromCents }) => fromCents))}::bigint[],
        ${sql.param(bands.map(({ toCents }) => toCents ?? rules.goods.price.maximumCents))}::bigint[])
        with ordinality as b(low, high, key)`),
  ])
  const prices = pricesOf(Array.from(counts, ({ key, count }) => ({ key: key - 1, count })))
  return { categories, prices, capped: prices.some(({ count }) => count >= MAXIMUM_FOUND) }
}

function pricesOf(counts: readonly { key: number; count: number }[]) {
  const byBand = new Map(counts.map(({ key, count }) => [key, count]))
  return [0, ...BANDS].map((fromCents, band) => {
    const next = BANDS[band]
    return { fromCents, toCents: next === undefined ? null : next - 1, count: byBand.get(band) ?? 0 }
  })
}

const NONE: GoodsFacets = { categories: [], prices: pricesOf([]), capped: false }

async function read({ db }: App, statement: SQL, locale: Locale): Promise<GoodsFacets> {
  const rows = Array.from(await db.execute<Counted>(statement))
  const most = rows
    .filter(({ kind }) => kind === 'category')
    .toSorted((a, b) => b.count - a.count || a.key - b.key)
    .slice(0, MAXIMUM_CATEGORIES)
  const ids = most.map(({ key }) => key)
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ id: goodsCategory.id, title: titleIn(locale) })
          .from(goodsCategory)
          .where(inArray(goodsCategory.id, ids))
  const titles = new Map(named.map(({ id, title }) => [id, title]))
  return {
    categories: most.map(({ key, count }) => ({ id: key, title: titles.get(key) ?? '', count })),
    prices: pricesOf(rows.filter(({ kind }) => kind === 'price').map(({ key, count }) => ({ key, count }))),
    capped: rows.some(({ kind, count }) => kind === 'more' && count > 0),
  }
}

/** Categories and price bands of a goods list, with counts. */
export async function readFacets(app: App, filter: FacetFilter): Promise<GoodsFacets> {
  const facets = await facetsOf(app, filter)
  if (filter.categoryId === undefined || facets.prices.some(({ count }) => count > 0)) return facets
  const categoryId = await mergedTarget(app, filter.categoryId)
  return categoryId === null ? facets : facetsOf(app, { ...filter, categoryId })
}

async function facetsOf(app: App, filter: FacetFilter): Promise<GoodsFacets> {
  const { search, sellerUid, goodsId, minimumPriceCents, maximumPriceCents, locale } = filter
  const isOneSellers = sellerUid !== undefined || goodsId !== undefined
  if (search === undefined) {
    const isPlain =
      !hasTraits(filter) && !isOneSellers && minimumPriceCents === undefined && maximumPriceCents === undefined
    return isPlain ? countAll(app, filter) : read(app, countSome(filter, null), locale)
  }
  const plan = await planSearch(app, search, filter.literal ?? false)
  const { rarest } = plan
  if (rarest === null) return NONE
  if (isOneSellers) return read(app, countSome(filter, plan.words), locale)
  let facets = NONE
  for (const scan of facetScans(plan, rarest, filter)) {
    facets = await read(app, countFoundBy(filter, plan, rarest, scan), locale)
    if (!facets.capped || facets.prices.some(({ count }) => count > 0)) break
  }
  return facets
}
