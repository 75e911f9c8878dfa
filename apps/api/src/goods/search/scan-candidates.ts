import { sql, type SQL } from 'drizzle-orm'
import { containsAll, fitOf } from './contains.ts'
import { FIT, type Term } from './dictionary.ts'
import type { SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import { traitedGoods, traitsOf } from './goods-traits.ts'
import { isSifted, narrowedTo, type SearchNarrowing } from './narrowing.ts'
import { signatureOf } from './signature.ts'
import { goods } from '../goods/tables.ts'

/**
 * The minimum number of goods read for each term that merely contains the query's word, when there are many such terms.
 */
const LEAST_OF_A_TERM = 40

/** How the goods of the rarest need are read. Goods beyond these bounds are not found, so the work is bounded. */
export interface Scan {
  /**
   * The read order. Equal sales are ordered newest first. `either` reads half by sales and half by age; `traited` reads
   * a trait's list instead of the word's.
   */
  readonly first: 'mostSold' | 'leastSold' | 'newest' | 'oldest' | 'either' | 'traited'
  /** The maximum number of goods read. */
  readonly looked: number
  /** The maximum number kept of those that match the other words and the price. */
  readonly kept: number
}

/** Condition: index rows of a term, within the category if one is given. */
export const ofTerm = ({ categoryId }: SearchNarrowing, term: SQL = sql`d.term_id`): SQL =>
  categoryId === undefined
    ? sql`e.term_id = ${term}`
    : sql`e.term_id = ${term} and e.category_id = ${categoryId}::bigint`

const COLUMNS = sql`e.goods_id, e.rank, e.category_id, e.price_cents, e.signature_low, e.signature_high`

function bySales(which: SQL, direction: SQL, most: SQL): SQL {
  return sql`select ${COLUMNS} from goods_term as e where ${which} order by e.rank ${direction}, e.goods_id ${direction} limit ${most}`
}

/** Reads the newest of every rank, then the newest of those: the index is ordered by age only within a rank. */
function byAge(which: SQL, direction: SQL, most: SQL): SQL {
  return sql`select e.* from generate_series(0, (select e.rank from goods_term as e where ${which} order by e.rank desc limit 1)) as r(rank)
    cross join lateral (select ${COLUMNS} from goods_term as e where ${which} and e.rank = r.rank
      order by e.goods_id ${direction} limit ${most}) as e
    order by e.goods_id ${direction} limit ${most}`
}

function streamOf(first: Scan['first'], which: SQL, most: SQL): SQL {
  const [ascending, descending] = [sql`asc`, sql`desc`]
  if (first === 'newest' || first === 'oldest') return byAge(which, first === 'newest' ? descending : ascending, most)
  if (first !== 'either') return bySales(which, first === 'mostSold' ? descending : ascending, most)
  return sql`(${bySales(which, descending, sql`${most} / 2`)}) union (${byAge(which, descending, sql`${most} / 2`)})`
}

/** Fits of terms that are the word itself, not a longer word that contains it. */
const OWN: ReadonlySet<number> = new Set([FIT.word, FIT.form, FIT.corrected])

const idsOf = (terms: readonly Term[]) => sql`${sql.param(terms.map(({ id }) => id))}::int[]`

function lookedAt(terms: readonly Term[], { first, looked }: Scan): number[] {
  const isAll = first === 'newest' || first === 'oldest'
  const share = !isAll ? Math.max(LEAST_OF_A_TERM, Math.ceil(looked / terms.length)) : looked
  return terms.map(({ fit }) => (OWN.has(fit) ? looked : share))
}

/**
 * Condition: index rows in the price range whose signature may contain all words. The signature excludes nearly all
 * others.
 */
function passing(plan: SearchPlan, narrowing: SearchNarrowing): SQL {
  const prices = narrowedTo({ ...narrowing, categoryId: undefined }, sql``, sql`p.price_cents`)
  const { low, high } = signatureOf(plan.words)
  const signed = sql`p.signature_low & ${low}::bigint = ${low}::bigint and p.signature_high & ${high}::bigint = ${high}::bigint`
  return sql.join([sql`true`, ...prices, ...(plan.isOne ? [] : [signed])], sql` and `)
}

/**
 * Takes the first candidates whose titles have every word and whose goods have the traits. With a single word all
 * candidates match, and the term's fit is used.
 */
function sift(places: SQL, fit: SQL, plan: SearchPlan, narrowing: SearchNarrowing, { kept }: Scan): SQL {
  const traits = traitsOf(narrowing)
  const columns = sql`p.goods_id, p.rank, p.category_id, p.price_cents`
  if (plan.isOne) {
    const traited = sql`cross join lateral (
      select from ${goods} where ${sql.join([sql`${goods.id} = p.goods_id`, ...traits], sql` and `)} offset 0) as traited`
    return sql`select ${fit} as fit, 0 as phrase, ${columns} from (${places}) as p ${traits.length === 0 ? sql`` : traited} limit ${kept}`
  }
  return sql`select case when ${fit} = ${FIT.corrected}::int then ${fit} else title.fit end as fit, title.phrase, ${columns}
    from (${places}) as p cross join lateral (
      select ${fitOf(plan.vague)} as fit, (position(${plan.folded} in ${goods.searchKey}) > 0)::int as phrase
      from goods where ${sql.join([sql`${goods.id} = p.goods_id`, sql`${containsAll(plan.words)}`, ...traits], sql` and `)} offset 0) as title
    limit ${kept}`
}

/** Reads a single term, only as far as the page needs. */
function readOne(plan: SearchPlan, rarest: Need, term: Term, narrowing: SearchNarrowing, scan: Scan): SQL {
  const { first, looked } = scan
  const which = ofTerm(narrowing, sql`${term.id}`)
  const places = sql`select p.* from (${streamOf(first, which, sql`${looked}::int`)}) as p where ${passing(plan, narrowing)}`
  const bound =
    narrowing.categoryId === undefined
      ? sql`select from (values (${rarest.count}::int)) as rarest(count) where count > ${looked}`
      : sql`select from goods_term as e where ${which} offset ${looked} limit 1`
  return sql`bound as (${bound}),
    sifted as materialized (${sift(places, sql`${term.fit}::int`, plan, narrowing, scan)})`
}

/** Reads goods from the trait's list instead of the word's, and keeps those whose titles have every word. */
function readTraited(plan: SearchPlan, narrowing: SearchNarrowing, traited: SQL, { kept }: Scan): SQL {
  const conditions = [
    sql`listed`,
    sql`${goods.id} = any(array(select id from traited))`,
    ...narrowedTo(narrowing, sql`category_id`, sql`price_cents`),
    sql`${containsAll(plan.words)}`,
    ...traitsOf(narrowing),
  ]
  return sql`${traited}, bound as (select where not exists (select from traited_all)),
    sifted as materialized (select ${fitOf(plan.vague)} as fit, (position(${plan.folded} in ${goods.searchKey}) > 0)::int as phrase,
      id as goods_id, search_rank as rank, category_id::int, price_cents::int
      from ${goods} where ${sql.join(conditions, sql` and `)} limit ${kept})`
}

const FIRST = {
  mostSold: sql`p.fit, p.rank desc, p.goods_id desc`,
  leastSold: sql`p.rank, p.goods_id`,
  newest: sql`p.goods_id desc`,
  oldest: sql`p.goods_id`,
  either: sql`p.goods_id desc`,
  traited: sql`p.goods_id desc`,
} as const satisfies Record<Scan['first'], SQL>

/** Reads the first goods of each term, then keeps those that match the other words and the price. */
function readEach(plan: SearchPlan, rarest: Need, narrowing: SearchNarrowing, scan: Scan): SQL {
  const { first } = scan
  const places = sql`select p.* from looked as p where ${passing(plan, narrowing)} order by ${FIRST[first]}`
  const sifted = isSifted(plan, narrowing)
    ? sift(places, sql`p.fit`, plan, narrowing, scan)
    : sql`select *, 0 as phrase from looked`
  return sql`looked as materialized (
      select d.term_id, d.fit, d.looked, p.*
      from unnest(${idsOf(rarest.terms)}, ${sql.param(rarest.terms.map(({ fit }) => fit))}::int[],
        ${sql.param(lookedAt(rarest.terms, scan))}::int[]) as d(term_id, fit, looked)
      cross join lateral (${streamOf(first, ofTerm(narrowing), sql`d.looked`)}) as p),
    bound as (select term_id from looked group by term_id, looked having count(*) >= looked),
    sifted as materialized (${sifted})`
}

/** Builds the CTEs: `sifted` holds the kept goods, `bound` has a row if more could have been read. */
export function scanCandidates(plan: SearchPlan, rarest: Need, narrowing: SearchNarrowing, scan: Scan): SQL {
  const traited = scan.first === 'traited' ? traitedGoods(narrowing) : null
  if (traited !== null) return readTraited(plan, narrowing, traited, scan)
  const [term] = rarest.terms
  return rarest.terms.length === 1 && term !== undefined
    ? readOne(plan, rarest, term, narrowing, scan)
    : readEach(plan, rarest, narrowing, scan)
}
