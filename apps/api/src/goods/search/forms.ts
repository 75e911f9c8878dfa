import { SPELLINGS, SYNONYMS } from './synonyms.ts'
import { isLatin } from './search-words.ts'

type Respelling = readonly [pattern: RegExp, replacement: string]

/** British and American endings, each way. A word that no title has finds nothing, so rules need not be exact. */
const ENDINGS: readonly Respelling[] = [
  [/(?<=.{4})is(?=e[ds]?$|er$|ing$|ations?$)/, 'iz'],
  [/(?<=.{4})iz(?=e[ds]?$|er$|ing$|ations?$)/, 'is'],
  [/(?<=.{3})our(?=s$|ed$|ful$|ing$|$)/, 'or'],
  [/(?<=.{3})or(?=s$|ed$|ful$|ing$|$)/, 'our'],
  [/(?<=.{3})tre(?=s?$)/, 'ter'],
  [/(?<=.{3})ter(?=s?$)/, 'tre'],
  [/(?<=.{3})og(?=s?$)/, 'ogue'],
  [/(?<=.{3})ogue(?=s?$)/, 'og'],
  [/(?<=.{4})nce(?=[ds]?$)/, 'nse'],
  [/(?<=.{4})nse(?=[ds]?$)/, 'nce'],
  [/(?<=.{3})ll(?=ed$|er$|ing$)/, 'l'],
  [/(?<=.{3}[aeiou])l(?=ed$|er$|ing$)/, 'll'],
]

/** From so many letters on an s at the end is that of many. */
const HAS_PLURAL = 3

/** An English word without the s of many; one that ends so by itself loses it too. */
export const singular = (word: string): string =>
  word.length > HAS_PLURAL && word.endsWith('s') ? word.slice(0, -1) : word

/** Other ways to write a word, its own not among them; not every one is a word. */
export function spellingsOf(word: string): string[] {
  const given = SPELLINGS.get(word) ?? []
  const respelt = isLatin(word) ? ENDINGS.map(([pattern, other]) => word.replace(pattern, other)) : []
  return [...new Set([...given, ...respelt])].filter((each) => each !== word)
}

/** Words that mean the same, written in the ways that the word and they are written. */
export function synonymsOf(word: string): string[] {
  const one = isLatin(word) ? singular(word) : word
  const spelt = new Set([word, one, ...spellingsOf(one)])
  const meant = [...spelt].flatMap((each) => SYNONYMS.get(each) ?? [])
  return [...new Set(meant)].filter((each) => !spelt.has(each))
}
