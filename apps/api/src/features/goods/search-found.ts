import { sql, type SQL } from 'drizzle-orm'
import { goods } from './tables.ts'
import { containsAll, fitOf } from './contains.ts'
import { FIT } from './search-dictionary.ts'
import type { Need, SearchPlan } from './plan-search.ts'

/** Found goods are looked at and counted up to here, best sold and newest first: nobody pages further. */
export const MAXIMUM_FOUND = 1_000
/** A lead used no more than this is read whole, so that any order of it is exact. */
export const READ_WHOLE = 2_000
/** Goods named exactly as the query, which come first whatever was sold of them. */
const MAXIMUM_NAMESAKES = 60
const LEAST_OF_A_TERM = 40

/** What narrows a search besides its words. */
export interface SearchNarrowing {
  readonly categoryId?: number | undefined
  /** US cents, both ends included. */
  readonly minimumPriceCents?: number | undefined
  readonly maximumPriceCents?: number | undefined
}

/** Of a lead that others narrow, so many are looked at first: words that belong together fill a page from them. */
const FIRST_LOOK = 400

/** The best of the lead; all of it; all of it that has a term of every other need. */
export type Reach = 'best' | 'whole' | 'together'

/** The conditions of a narrowing on a table with the two columns. */
export function narrowedTo(
  { categoryId, minimumPriceCents, maximumPriceCents }: SearchNarrowing,
  category: SQL,
  price: SQL,
): SQL[] {
  return [
    ...(categoryId === undefined ? [] : [sql`${category} = ${categoryId}`]),
    ...(minimumPriceCents === undefined ? [] : [sql`${price} >= ${minimumPriceCents}`]),
    ...(maximumPriceCents === undefined ? [] : [sql`${price} <= ${maximumPriceCents}`]),
  ]
}

function mostOf({ terms }: Need, reach: Reach, most: number): number[] {
  if (reach !== 'best') return terms.map(({ count }) => count + 1)
  const share = Math.max(LEAST_OF_A_TERM, Math.ceil(most / terms.length))
  return terms.map(({ fit }) => (fit === FIT.word || fit === FIT.corrected ? most : share))
}

const idsOf = ({ terms }: Need): number[] => terms.map(({ id }) => id)

/** Where the goods are read from: each term of the lead in its own order, so that a common word costs no more than a rare one. */
function readTerms(lead: Need, others: readonly Need[], narrowing: SearchNarrowing, reach: Reach): SQL {
  const conditions = [sql`e.term_id = d.term_id`, ...narrowedTo(narrowing, sql`e.category_id`, sql`e.price_cents`)]
  const ids = idsOf(lead)
  const most = mostOf(lead, reach, others.length === 0 ? MAXIMUM_FOUND : FIRST_LOOK)
  const together = (reach === 'together' ? others : []).map(
    (need) =>
      sql`and p.goods_id in (select goods_id from goods_term where term_id = any(${sql.param(idsOf(need))}::int[]))`,
  )
  const fits = lead.terms.map(({ fit }) => fit)
  return sql`
    select d.term_id, d.most, d.fit, p.goods_id, p.rank, p.category_id, p.price_cents
    from unnest(${sql.param(ids)}::int[], ${sql.param(fits)}::int[], ${sql.param(most)}::int[])
      as d(term_id, fit, most)
    cross join lateral (
      select e.goods_id, e.rank, e.category_id, e.price_cents from goods_term as e
      where ${sql.join(conditions, sql` and `)}
      order by e.rank desc, e.goods_id desc limit d.most) as p
    where true ${sql.join(together, sql` `)}`
}

function namesakes(folded: string, narrowing: SearchNarrowing): SQL {
  const conditions = [
    sql`listed`,
    sql`search_key = ${folded}`,
    ...narrowedTo(narrowing, sql`category_id`, sql`price_cents`),
  ]
  return sql`(select 0, ${MAXIMUM_NAMESAKES}::int, ${FIT.title}::int, id, search_rank, category_id::int, price_cents::int
    from goods where ${sql.join(conditions, sql` and `)} limit ${MAXIMUM_NAMESAKES})`
}

/**
 * The goods that a plan finds, as the common table expressions `hit` and `found`: `found` has goods_id, rank, category_id,
 * price_cents, fit and phrase; `hit` tells by `most` whether a term had more than was read.
 */
export function foundBy(plan: SearchPlan, lead: Need, narrowing: SearchNarrowing, reach: Reach): SQL {
  const hit = sql`hit as materialized (
    ${readTerms(lead, plan.others, narrowing, reach)} union all ${namesakes(plan.folded, narrowing)})`
  if (plan.others.length === 0) {
    return sql`${hit}, found as (
      select goods_id, rank, category_id, price_cents, min(fit) as fit, 0 as phrase
      from hit group by goods_id, rank, category_id, price_cents)`
  }
  return sql`${hit}, found as (
    select hit.goods_id, hit.rank, hit.category_id, hit.price_cents,
      min(case when hit.fit = ${FIT.title}::int then hit.fit when hit.fit = ${FIT.corrected}::int then hit.fit
        else ${fitOf(plan.words)} end) as fit,
      max(case when position(${plan.folded} in ${goods.searchKey}) > 0 then 1 else 0 end) as phrase
    from hit join goods on ${goods.id} = hit.goods_id
    where ${containsAll(plan.words) ?? sql`true`}
    group by hit.goods_id, hit.rank, hit.category_id, hit.price_cents)`
}

/** Whether some term of the lead had more goods than were read. */
export const moreThanRead = sql`(select coalesce(bool_or(rows >= most), false) from (
  select most, count(*) as rows from hit where fit <> ${FIT.title}::int group by term_id, most) as read)`
