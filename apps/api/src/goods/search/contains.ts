import { and, or, sql, type SQL } from 'drizzle-orm'
import { goods } from '../goods/tables.ts'
import { FIT } from './dictionary.ts'
import { isLatin } from './search-words.ts'
import type { Other, Wanted } from './wanted.ts'

/** Too short to be looked for inside a word: it must begin one. */
const BEGINS_ONLY = 2

const beginning = (word: string) => `(^|[^a-z0-9])${word}`
const wholly = (words: readonly string[]) => `${beginning(`(${words.join('|')})`)}([^a-z0-9]|$)`

function containsText(word: string): SQL {
  if (isLatin(word) && word.length <= BEGINS_ONLY) return sql`${goods.searchKey} ~ ${beginning(word)}`
  return sql`position(${word} in ${goods.searchKey}) > 0`
}

/** Titles that have one of the words by itself; none for no words. */
function containsOne(others: readonly Other[]): SQL[] {
  const texts = others.map(({ text }) => text)
  const latin = texts.filter(isLatin)
  const chinese = texts.filter((text) => !isLatin(text)).map(containsText)
  return latin.length === 0 ? chinese : [sql`${goods.searchKey} ~ ${wholly(latin)}`, ...chinese]
}

/** Titles that have every word; no words, no titles. */
export function containsAll(words: readonly Wanted[]): SQL | undefined {
  if (words.length === 0) return sql`false`
  return and(...words.map(({ text, others }) => or(containsText(text), ...containsOne(others))))
}

const when = (conditions: readonly SQL[], fit: number): SQL[] =>
  conditions.map((condition) => sql`when ${condition} then ${fit}::int`)

const isForm = ({ fit }: Other): boolean => fit === FIT.form

function fitOfOne({ text, others }: Wanted): SQL {
  const latin = isLatin(text)
  const ways = [
    ...when([latin ? sql`${goods.searchKey} ~ ${wholly([text])}` : containsText(text)], FIT.word),
    ...when(containsOne(others.filter(isForm)), FIT.form),
    ...when(latin ? [sql`${goods.searchKey} ~ ${beginning(text)}`] : [], FIT.prefix),
    ...when(containsOne(others.filter((other) => !isForm(other))), FIT.synonym),
  ]
  return sql`case ${sql.join(ways, sql` `)} else ${FIT.part}::int end`
}

/** How well a title has every one of the words: the worst of them counts. */
export function fitOf(words: readonly Wanted[]): SQL {
  const fits = words.map(fitOfOne)
  return sql`greatest(${FIT.word}::int, ${fits.length === 0 ? sql`0` : sql.join(fits, sql`, `)})`
}
