import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { editDistance, mistakesAllowed } from './edit-distance.ts'
import { isLatin } from './search-words.ts'

/** How well a title fits, best first. */
export const FIT = { title: 0, word: 1, prefix: 2, part: 3, corrected: 4 } as const

export interface Term {
  readonly id: number
  readonly term: string
  /** Listed goods that carry it. */
  readonly count: number
  readonly fit: number
}

/** A word that is the beginning or a part of more terms is looked up by the most used of them. */
export const MAXIMUM_TERMS = 50

type TermRow = { key: string; id: number; term: string; count: number; fit: number }

const lengthOf = (key: string): number => Array.from(key).length
const textArray = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** The terms that each key is, begins, or is a part of, from one round trip. */
export async function lookUpTerms({ db }: App, keys: readonly string[]): Promise<Map<string, Term[]>> {
  const latin = keys.filter(isLatin)
  const inner = keys.filter((key) => (isLatin(key) ? key.length >= 3 : lengthOf(key) === 1))
  const rows = await db.execute<TermRow>(sql`
    select k.key, t.id, t.term, t.goods_count as count, ${FIT.word}::int as fit
    from unnest(${textArray(keys)}) as k(key) join search_term as t on t.term collate "C" = k.key
    where t.goods_count > 0
    union all
    select k.key, t.id, t.term, t.goods_count, ${FIT.prefix}::int
    from unnest(${textArray(latin)}) as k(key) cross join lateral (
      select id, term, goods_count from search_term
      where term collate "C" > k.key and term collate "C" < k.key || '~' and goods_count > 0
      order by goods_count desc, id limit ${MAXIMUM_TERMS}) as t
    union all
    select k.key, t.id, t.term, t.goods_count, ${FIT.part}::int
    from unnest(${textArray(inner)}) as k(key) cross join lateral (
      select id, term, goods_count from search_term
      where grams @> search_grams(k.key) and goods_count > 0 and term <> k.key
        and case when k.key ~ '^[a-z0-9]' then position(k.key in term) > 1 else true end
      order by goods_count desc, id limit ${MAXIMUM_TERMS}) as t`)
  const terms = new Map<string, Term[]>(keys.map((key) => [key, []]))
  for (const { key, ...term } of rows) terms.get(key)?.push(term)
  return terms
}

/** For words nobody uses, the word that was probably meant: fewest mistakes first, then the most used. */
export async function lookUpMeant({ db }: App, words: readonly string[]): Promise<Map<string, Term>> {
  const meant = new Map<string, Term>()
  const able = words.filter((word) => mistakesAllowed(word) > 0)
  if (able.length === 0) return meant
  const rows = await db.execute<TermRow>(sql`
    select w.key, t.id, t.term, t.goods_count as count, ${FIT.corrected}::int as fit
    from unnest(${textArray(able)}, ${sql.param(able.map(mistakesAllowed))}::int[]) as w(key, mistakes) cross join lateral (
      select id, term, goods_count from search_term
      where variants && search_variants(w.key, w.mistakes) and goods_count > 0 and term <> w.key
      order by goods_count desc, id limit 100) as t`)
  const best = new Map<string, number>()
  for (const { key, ...term } of rows) {
    const most = mistakesAllowed(key)
    const distance = editDistance(key, term.term, most)
    if (distance > most || distance >= (best.get(key) ?? Number.POSITIVE_INFINITY)) continue
    best.set(key, distance)
    meant.set(key, term)
  }
  return meant
}
