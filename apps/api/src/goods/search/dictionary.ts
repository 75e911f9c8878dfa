import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { editDistance, mistakesAllowed } from './edit-distance.ts'
import type { ReadTerm } from './sounds.ts'
import { isLatin } from './search-words.ts'

/** How well a title fits, best first: `form` is the word in another form or spelling. */
export const FIT = { title: 0, word: 1, form: 2, prefix: 3, synonym: 4, part: 5, corrected: 6 } as const

/** An alternative word for a key, in one of its forms. */
export interface Form {
  readonly key: string
  readonly form: string
  readonly fit: typeof FIT.form | typeof FIT.synonym
}

/** A key may have so many other forms; the most used count. */
const MAXIMUM_FORMS = 6

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

/** The terms that each key is, begins, is a part of, or has as another form, from one round trip. */
export async function lookUpTerms(
  { db }: App,
  keys: readonly string[],
  forms: readonly Form[],
): Promise<Map<string, Term[]>> {
  const latin = keys.filter(isLatin)
  const inner = keys.filter((key) => (isLatin(key) ? key.length >= 3 : lengthOf(key) === 1))
  const rows = await db.execute<TermRow>(sql`
    select k.key, t.id, t.term, t.goods_count as count, ${FIT.word}::int as fit
    from unnest(${textArray(keys)}) as k(key) join search_term as t on t.term collate "C" = k.key
    where t.goods_count > 0
    union all
    select k.key, t.id, t.term, t.goods_count, k.fit
    from unnest(${textArray(forms.map(({ key }) => key))}, ${textArray(forms.map(({ form }) => form))},
      ${sql.param(forms.map(({ fit }) => fit))}::int[]) as k(key, form, fit) cross join lateral (
      select id, term, goods_count from search_term
      where stem collate "C" = search_stem(k.form) and term <> k.key and goods_count > 0
      order by goods_count desc, id limit ${MAXIMUM_FORMS}) as t
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
  const terms = new Map<string, Map<number, Term>>(keys.map((key) => [key, new Map()]))
  for (const { key, ...term } of rows) {
    const known = terms.get(key)
    // A form can begin with the word too: the better fit counts.
    if ((known?.get(term.id)?.fit ?? Number.POSITIVE_INFINITY) > term.fit) known?.set(term.id, term)
  }
  return new Map(Array.from(terms, ([key, known]) => [key, [...known.values()]]))
}

/** Terms of a reading that are looked at, the most used. */
const MAXIMUM_OF_A_READING = 12

/** The terms that are read in one of these ways. */
export async function lookUpReadings({ db }: App, readings: readonly string[]): Promise<ReadTerm[]> {
  if (readings.length === 0) return []
  const rows = await db.execute<ReadTerm & Record<string, unknown>>(sql`
    select t.id, t.term, t.goods_count as count, k.reading
    from unnest(${textArray(readings)}) as k(reading) cross join lateral (
      select id, term, goods_count from search_term where readings @> array[k.reading] and goods_count > 0
      order by goods_count desc, id limit ${MAXIMUM_OF_A_READING}) as t`)
  return Array.from(rows)
}

/** For words in no title, the probable correction: fewest edits first, then most used. */
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
