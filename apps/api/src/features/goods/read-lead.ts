import { sql, type SQL } from 'drizzle-orm'
import { FIT, type Term } from './search-dictionary.ts'
import type { Need, SearchPlan } from './plan-search.ts'
import { isSifted, narrowedTo, type SearchNarrowing } from './search-narrowing.ts'

/** Of a word that only begins with a query's word or has it inside, when there are many such words. */
const LEAST_OF_A_TERM = 40
/** Looking up one place of the index costs as much as reading this many in a row. */
const PLACES_A_PROBE = 15

/** How the goods of the rarest word are read. Whatever is beyond these bounds is not found: the work does not grow with the goods. */
export interface Reading {
  /** Which come first: of the ones that sold alike, the newest; `either` is half the most sold and half the newest. */
  readonly first: 'mostSold' | 'leastSold' | 'newest' | 'oldest' | 'either'
  /** So many are looked at. */
  readonly looked: number
  /** So many are kept of those that have the other words and the price. */
  readonly kept: number
}

/** The places of a term, in a category when the search is. */
export const ofTerm = ({ categoryId }: SearchNarrowing, term: SQL = sql`d.term_id`): SQL =>
  categoryId === undefined ? sql`e.term_id = ${term}` : sql`e.term_id = ${term} and e.category_id = ${categoryId}`

const COLUMNS = sql`e.goods_id, e.rank, e.category_id, e.price_cents`

function bySales(which: SQL, direction: SQL, most: SQL): SQL {
  return sql`select ${COLUMNS} from goods_term as e where ${which} order by e.rank ${direction}, e.goods_id ${direction} limit ${most}`
}

/** The newest of every rank, and of those the newest: the index has them in order within a rank. */
function byAge(which: SQL, direction: SQL, most: SQL): SQL {
  return sql`select e.* from generate_series(0, (select e.rank from goods_term as e where ${which} order by e.rank desc limit 1)) as r(rank)
    cross join lateral (select ${COLUMNS} from goods_term as e where ${which} and e.rank = r.rank
      order by e.goods_id ${direction} limit ${most}) as e
    order by e.goods_id ${direction} limit ${most}`
}

function streamOf(first: Reading['first'], which: SQL): SQL {
  const [ascending, descending, most, half] = [sql`asc`, sql`desc`, sql`d.looked`, sql`d.looked / 2`]
  if (first === 'newest' || first === 'oldest') return byAge(which, first === 'newest' ? descending : ascending, most)
  if (first !== 'either') return bySales(which, first === 'mostSold' ? descending : ascending, most)
  return sql`(${bySales(which, descending, half)}) union (${byAge(which, descending, half)})`
}

const idsOf = (terms: readonly Term[]) => sql`${sql.param(terms.map(({ id }) => id))}::int[]`

function lookedAt(terms: readonly Term[], { first, looked }: Reading): number[] {
  const isAll = first === 'newest' || first === 'oldest'
  const share = !isAll ? Math.max(LEAST_OF_A_TERM, Math.ceil(looked / terms.length)) : looked
  return terms.map(({ fit }) => (fit === FIT.word || fit === FIT.corrected ? looked : share))
}

/** The first place of the lead that is not looked at, going down or up. */
function boundOf(which: SQL, isDown: boolean, looked: number): SQL {
  const direction = isDown ? sql`desc` : sql`asc`
  return sql`bound as materialized (select e.rank, e.goods_id from goods_term as e where ${which}
    order by e.rank ${direction}, e.goods_id ${direction} limit 1 offset ${looked})`
}

const ABOVE_BOUND = (place: SQL) =>
  sql`${place} > (coalesce((select rank from bound), -1), coalesce((select goods_id from bound), -1))`
const BELOW_BOUND = (place: SQL) =>
  sql`${place} < (coalesce((select rank from bound), 99), coalesce((select goods_id from bound), 0))`

/** The places of another word. */
function placesOf({ terms }: Need, { categoryId }: SearchNarrowing): SQL {
  const [term] = terms
  const isTerm = terms.length === 1 && term !== undefined ? sql`= ${term.id}` : sql`= any(${idsOf(terms)})`
  return sql`o.term_id ${isTerm} ${categoryId === undefined ? sql`` : sql`and o.category_id = ${categoryId}`}`
}

/** That goods have another word, looked up for each: goods have one rank under all their words, so the place is known. */
const probeOf = (need: Need, narrowing: SearchNarrowing): SQL =>
  sql`(select true from goods_term as o where ${placesOf(need, narrowing)} and o.rank = p.rank and o.goods_id = p.goods_id limit 1)`

/** The same by reading all places of the word within bounds, which are in the order of the lead's. */
const besideOf = (need: Need, narrowing: SearchNarrowing, bounds: SQL): SQL =>
  sql`(p.rank, p.goods_id) in (select o.rank, o.goods_id from goods_term as o where ${placesOf(need, narrowing)} and ${bounds})`

const pricedAs = (narrowing: SearchNarrowing): SQL[] =>
  narrowedTo({ ...narrowing, categoryId: undefined }, sql``, sql`p.price_cents`)

/**
 * One word by its rank: its list and that of the next rarest word are read side by side, and no further than a page needs. The next word's
 * list is in the same order when it is of one term, and ends where the lead's does; of several terms it is read within the lead's bounds.
 */
function readInOrder(plan: SearchPlan, lead: Need, term: Term, narrowing: SearchNarrowing, reading: Reading): SQL {
  const isDown = reading.first === 'mostSold'
  const direction = isDown ? sql`desc` : sql`asc`
  const isWhole = reading.looked > lead.count
  const which = ofTerm(narrowing, sql`${term.id}`)
  const [next, ...rest] = plan.others
  const isBeside = next !== undefined && next.count <= lead.count * PLACES_A_PROBE
  const isBounded = !isWhole && (narrowing.categoryId !== undefined || (isBeside && next.terms.length > 1))
  const upTo = (place: SQL): SQL => (isBounded ? (isDown ? ABOVE_BOUND : BELOW_BOUND)(place) : sql`true`)
  const beside = isBeside ? [besideOf(next, narrowing, upTo(sql`(o.rank, o.goods_id)`))] : []
  const probes = (isBeside ? rest : plan.others).map((other) => probeOf(other, narrowing))
  const inside = [sql`true`, ...pricedAs(narrowing), ...beside]
  const counted = sql`bound as (select from (values (${lead.count}::int)) as lead(count) where count > ${reading.looked})`
  return sql`${isBounded ? boundOf(which, isDown, reading.looked) : counted},
    sifted as materialized (
      select ${term.fit}::int as fit, p.goods_id, p.rank, p.category_id, p.price_cents
      from (select p.* from (${bySales(which, direction, sql`${reading.looked}`)}) as p
        where ${sql.join(inside, sql` and `)}
        order by p.rank ${direction}, p.goods_id ${direction} offset 0) as p
      where ${sql.join([sql`true`, ...probes], sql` and `)} limit ${reading.kept})`
}

const FIRST = {
  mostSold: sql`p.fit, p.rank desc, p.goods_id desc`,
  leastSold: sql`p.rank, p.goods_id`,
  newest: sql`p.goods_id desc`,
  oldest: sql`p.goods_id`,
  either: sql`p.goods_id desc`,
} as const satisfies Record<Reading['first'], SQL>

/** Of each word the first ones, then those of them that have the other words and the price. */
function readEach(plan: SearchPlan, lead: Need, narrowing: SearchNarrowing, reading: Reading): SQL {
  const most = lookedAt(lead.terms, reading)
  const rows = most.reduce((sum, looked, n) => sum + Math.min(looked, lead.terms[n]?.count ?? 0), 0)
  const looked = sql`looked as materialized (
      select d.term_id, d.fit, d.looked, p.goods_id, p.rank, p.category_id, p.price_cents
      from unnest(${idsOf(lead.terms)}, ${sql.param(lead.terms.map(({ fit }) => fit))}::int[],
        ${sql.param(most)}::int[]) as d(term_id, fit, looked)
      cross join lateral (${streamOf(reading.first, ofTerm(narrowing))}) as p),
    bound as (select term_id from looked group by term_id, looked having count(*) >= looked)`
  if (!isSifted(plan, narrowing)) return sql`${looked}, sifted as (select * from looked)`
  const isBeside = (other: Need): boolean => other.count <= rows * PLACES_A_PROBE
  const beside = plan.others.filter(isBeside).map((other) => besideOf(other, narrowing, sql`true`))
  const probes = plan.others.filter((other) => !isBeside(other)).map((other) => probeOf(other, narrowing))
  return sql`${looked}, sifted as materialized (select p.* from (select p.* from looked as p
      where ${sql.join([sql`true`, ...pricedAs(narrowing), ...beside], sql` and `)}
      order by ${FIRST[reading.first]} offset 0) as p
    where ${sql.join([sql`true`, ...probes], sql` and `)} limit ${reading.kept})`
}

/** `sifted` is what is kept, `bound` has a row when more could have been looked at. */
export function readLead(plan: SearchPlan, lead: Need, narrowing: SearchNarrowing, reading: Reading): SQL {
  const [term] = lead.terms
  const isOrdered = reading.first === 'mostSold' || reading.first === 'leastSold'
  return isOrdered && lead.terms.length === 1 && term !== undefined
    ? readInOrder(plan, lead, term, narrowing, reading)
    : readEach(plan, lead, narrowing, reading)
}
