import { FIT, type Form, type Term } from './dictionary.ts'
import { spellingsOf, synonymsOf } from './forms.ts'
import { isLatin, keysOf, textsOf } from './search-words.ts'
import type { Other, Wanted } from './wanted.ts'

/** One requirement on a title: it must have any of these terms. */
export interface Need {
  readonly terms: readonly Term[]
  /** The total uses of its terms; the rarest need drives the search. */
  readonly count: number
}

/** Looks up the terms of a key that occur in titles. */
export type Known = (key: string) => readonly Term[]

const needOf = (terms: readonly Term[]): Need => ({ terms, count: terms.reduce((sum, { count }) => sum + count, 0) })

export const rarestOf = (needs: readonly Need[]): Need | undefined => needs.toSorted((a, b) => a.count - b.count)[0]

/** Alternative words for those of a query. Latin words are looked up in all their forms, Chinese words as they are. */
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

/** The alternatives for a word that occur in titles. */
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

/**
 * The requirements of a word on titles. If a Chinese word has alternatives, its rarest key or that of any alternative
 * suffices.
 */
export function needsOf({ text, others }: Wanted, known: Known): [key: string, need: Need][] {
  const keys = keysOf(text).map((key): [string, Need] => [key, needOf(known(key))])
  if (isLatin(text) || others.length === 0) return keys
  const own = rarestOf(keys.map(([, need]) => need))?.terms ?? []
  const instead = others.flatMap(({ text: other, fit }) =>
    (rarestOf(keysOf(other).map((key) => needOf(known(key))))?.terms ?? []).map((term) => ({ ...term, fit })),
  )
  return [[text, needOf([...own, ...instead])]]
}

/** Whether matching a single key already proves the word or an alternative. */
export const hasOneKey = ({ text, others }: Wanted): boolean =>
  [text, ...others.map((other) => other.text)].every((each) => keysOf(each).length === 1)
