import { sql, type SQL } from 'drizzle-orm'
import { FIT, type Term } from './dictionary.ts'
import type { SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import { ofTerm, scanCandidates, type Scan } from './scan-candidates.ts'
import { traitsOf } from './goods-traits.ts'
import { narrowedTo, type SearchNarrowing } from './narrowing.ts'

/** Found goods are counted and paged up to here. */
export const MAXIMUM_FOUND = 1_000
/** Goods with exactly the query as title, which rank first regardless of sales. */
const MAXIMUM_NAMESAKES = 60

function namesakes(folded: string, narrowing: SearchNarrowing): SQL {
  const conditions = [
    sql`listed`,
    sql`search_key = ${folded}`,
    ...narrowedTo(narrowing, sql`category_id`, sql`price_cents`),
    ...traitsOf(narrowing),
  ]
  return sql`(select ${FIT.title}::int, 1, id, search_rank, category_id::int, price_cents::int
    from goods where ${sql.join(conditions, sql` and `)} limit ${MAXIMUM_NAMESAKES})`
}

/**
 * The goods that a plan finds within the bounds of a scan, as common table expressions: `found` has goods_id, rank, category_id,
 * price_cents, fit and phrase.
 */
export function foundBy(plan: SearchPlan, rarest: Need, narrowing: SearchNarrowing, scan: Scan): SQL {
  return sql`${scanCandidates(plan, rarest, narrowing, scan)}, hit as (
      select fit, phrase, goods_id, rank, category_id, price_cents from sifted union all ${namesakes(plan.folded, narrowing)}),
    found as (
      select goods_id, rank, category_id, price_cents, min(fit) as fit, max(phrase) as phrase
      from hit group by goods_id, rank, category_id, price_cents)`
}

/** Whether more goods of the rarest could have been looked at. */
export const moreToLookAt = sql<boolean>`exists (select from bound)`

/** Whether as many were kept as may be: there can be more. */
export const keptAll = ({ kept }: Scan) => sql<boolean>`(select count(*) >= ${kept} from sifted)`

/** Goods of one term, in a category: by the term's counter, or as far as anybody pages. */
export function countOf(term: Term, narrowing: SearchNarrowing): SQL<number> {
  if (narrowing.categoryId === undefined) return sql<number>`${Math.min(term.count, MAXIMUM_FOUND)}::int`
  return sql<number>`(select count(*)::int from (select from goods_term as e where ${ofTerm(narrowing, sql`${term.id}`)}
    limit ${MAXIMUM_FOUND}) as those)`
}
