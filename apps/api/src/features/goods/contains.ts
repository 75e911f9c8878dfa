import { and, sql, type SQL } from 'drizzle-orm'
import { goods } from './tables.ts'
import { FIT } from './search-dictionary.ts'
import { isLatin } from './search-words.ts'

/** Too short to be looked for inside a word: it must begin one. */
const BEGINS_ONLY = 2

const beginning = (word: string) => `(^|[^a-z0-9])${word}`

function contains(word: string): SQL {
  if (isLatin(word) && word.length <= BEGINS_ONLY) return sql`${goods.searchKey} ~ ${beginning(word)}`
  return sql`position(${word} in ${goods.searchKey}) > 0`
}

/** Titles that have every word; no words, no titles. */
export function containsAll(words: readonly string[]): SQL | undefined {
  return words.length === 0 ? sql`false` : and(...words.map(contains))
}

/** How well a title has every one of the words: the worst of them counts. */
export function fitOf(words: readonly string[]): SQL {
  const fits = words.filter(isLatin).map(
    (word) => sql`case when ${goods.searchKey} ~ ${`${beginning(word)}([^a-z0-9]|$)`} then ${FIT.word}::int
      when ${goods.searchKey} ~ ${beginning(word)} then ${FIT.prefix}::int else ${FIT.part}::int end`,
  )
  return sql`greatest(${FIT.word}::int, ${fits.length === 0 ? sql`0` : sql.join(fits, sql`, `)})`
}
