import type { App } from '../../platform/app.ts'
import { FIT, lookUpMeant, lookUpTerms, MAXIMUM_TERMS, type Term } from './search-dictionary.ts'
import { foldForSearch, isLatin, keysOf, keysToKnow, wordsOf } from './search-words.ts'

/** One thing that a title must have: any of these terms. */
export interface Need {
  readonly terms: readonly Term[]
  /** Uses of all its terms: the rarest need leads the search. */
  readonly count: number
}

export interface SearchPlan {
  readonly folded: string
  /** What a title must contain as it is written. */
  readonly words: readonly string[]
  /** Those of them that titles may have as a part of another word. */
  readonly vague: readonly string[]
  /** The rarest need; null when some word is in no title. */
  readonly rarest: Need | null
  /** The rarest is the only need: whatever carries it is found. */
  readonly isOne: boolean
  /** The query that is answered instead of the one that was typed. */
  readonly corrected: string | null
  /** A query that finds far more. */
  readonly meant: string | null
}

/** A word this many times more used than the one typed is offered beside it. */
const FAR_MORE = 20

function needOf(terms: readonly Term[]): Need {
  return { terms, count: terms.reduce((sum, { count }) => sum + count, 0) }
}

function withWords(folded: string, words: ReadonlyMap<string, Term>): string {
  return folded.replaceAll(/[a-z0-9]+/g, (word) => words.get(word)?.term ?? word)
}

/**
 * How a query is looked up. Words that no title has are corrected, unless `literal`.
 * @param query as typed, folded here
 */
export async function planSearch(app: App, query: string, literal: boolean): Promise<SearchPlan> {
  const folded = foldForSearch(query)
  const nothing = { folded, words: [], vague: [], rarest: null, isOne: true, corrected: null, meant: null }
  const keys = keysToKnow(folded)
  if (keys.length === 0) return nothing
  const known = await lookUpTerms(app, keys)
  const words = wordsOf(folded, (key) => (known.get(key) ?? []).length > 0)
  const whole = (word: string): number =>
    (known.get(word) ?? []).filter(({ fit }) => fit !== FIT.part).reduce((sum, { count }) => sum + count, 0)
  const unsure = literal ? [] : words.filter((word) => isLatin(word) && whole(word) < FAR_MORE)
  const meant = unsure.length === 0 ? new Map<string, Term>() : await lookUpMeant(app, unsure)

  const needs = new Map<string, Need>()
  const corrected = new Map<string, Term>()
  for (const word of words) {
    for (const key of keysOf(word)) {
      const terms = known.get(key) ?? []
      const correction = terms.length === 0 ? meant.get(word) : undefined
      if (correction !== undefined) corrected.set(word, correction)
      needs.set(key, needOf(correction === undefined ? terms : [correction]))
    }
  }
  const [rarest] = [...needs.values()].toSorted((a, b) => a.count - b.count)
  if (rarest === undefined || rarest.count === 0) return nothing
  const better = new Map([...meant].filter(([word, { count }]) => count >= FAR_MORE * Math.max(1, whole(word))))
  const isCorrected = corrected.size > 0
  return {
    folded: withWords(folded, corrected),
    words: words.map((word) => corrected.get(word)?.term ?? word),
    vague: words.filter((word) => isLatin(word) && (known.get(word) ?? []).some(({ fit }) => fit !== FIT.word)),
    rarest,
    isOne: needs.size === 1,
    corrected: isCorrected ? withWords(folded, corrected) : null,
    meant: !isCorrected && better.size > 0 ? withWords(folded, better) : null,
  }
}

/** Whether the rarest's terms are all there are: a word can begin more than are looked at. */
export function looksAtAll(rarest: Need): boolean {
  return rarest.terms.length < MAXIMUM_TERMS
}
