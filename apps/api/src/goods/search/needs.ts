import { FIT, type Form, type Term } from './dictionary.ts'
import { spellingsOf, synonymsOf } from './forms.ts'
import { isLatin, keysOf, textsOf } from './search-words.ts'
import type { Other, Wanted } from './wanted.ts'

/** One thing that a title must have: any of these terms. */
export interface Need {
  readonly terms: readonly Term[]
  /** Uses of all its terms: the rarest need leads the search. */
  readonly count: number
}

/** The terms of a key, as far as titles have any. */
export type Known = (key: string) => readonly Term[]

const needOf = (terms: readonly Term[]): Need => ({ terms, count: terms.reduce((sum, { count }) => sum + count, 0) })

export const rarestOf = (needs: readonly Need[]): Need | undefined => needs.toSorted((a, b) => a.count - b.count)[0]

/** Other words that may stand for those of a query: Latin ones are looked up in all their forms, Chinese ones as they are. */
export function othersToKnow(folded: string): { forms: Form[]; keys: string[] } {
  const texts = textsOf(folded)
  const forms = texts
    .filter(isLatin)
    .flatMap((key) => [
      ...[key, ...spellingsOf(key)].map((form) => ({ key, form, fit: FIT.form })),
      ...synonymsOf(key).map((form) => ({ key, form, fit: FIT.synonym })),
    ])
  const chinese = texts.filter((text) => !isLatin(text))
  return { forms, keys: chinese.flatMap((text) => [...spellingsOf(text), ...synonymsOf(text)].flatMap(keysOf)) }
}

/** The other words for one that titles have. */
export function othersOf(word: string, known: Known): Other[] {
  if (isLatin(word)) {
    return known(word).flatMap(({ term, fit }) =>
      fit === FIT.form || fit === FIT.synonym ? [{ text: term, fit } as const] : [],
    )
  }
  const given = [
    ...spellingsOf(word).map((text) => ({ text, fit: FIT.form })),
    ...synonymsOf(word).map((text) => ({ text, fit: FIT.synonym })),
  ]
  return given.filter(({ text }) => keysOf(text).every((key) => known(key).length > 0))
}

/** What titles must carry for a word. With other words for it they must carry the rarest key of one of them all. */
export function needsOf({ text, others }: Wanted, known: Known): [key: string, need: Need][] {
  const keys = keysOf(text).map((key): [string, Need] => [key, needOf(known(key))])
  if (isLatin(text) || others.length === 0) return keys
  const own = rarestOf(keys.map(([, need]) => need))?.terms ?? []
  const instead = others.flatMap(({ text: other, fit }) =>
    (rarestOf(keysOf(other).map((key) => needOf(known(key))))?.terms ?? []).map((term) => ({ ...term, fit })),
  )
  return [[text, needOf([...own, ...instead])]]
}

/** Whether whatever carries one of its keys has the word, or one of the others. */
export const hasOneKey = ({ text, others }: Wanted): boolean =>
  [text, ...others.map((other) => other.text)].every((each) => keysOf(each).length === 1)
