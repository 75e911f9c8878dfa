import type { App } from '../../platform/app.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { FIT, lookUpTerms, MAXIMUM_TERMS, type Term } from './dictionary.ts'
import { mend, type Mended } from './mend.ts'
import { hasOneKey, needsOf, othersOf, othersToKnow, rarestOf, type Known, type Need } from './needs.ts'
import { isLatin, keysOf, keysToKnow, partsOf, type Part } from './search-words.ts'
import type { Wanted } from './wanted.ts'

export interface SearchPlan {
  readonly folded: string
  /** The words that a title must contain. */
  readonly words: readonly Wanted[]
  /** Words that may match as part of another word, or through an alternative. */
  readonly vague: readonly Wanted[]
  /** The rarest need; null if some word occurs in no title. */
  readonly rarest: Need | null
  /** Whether the rarest need is the only one, so that every goods carrying it matches. */
  readonly isOne: boolean
  /** The corrected query that was searched instead; null if uncorrected. */
  readonly corrected: string | null
  /** An alternative query with far more results; null if there is none. */
  readonly meant: string | null
}

/** Suggest a word that is used this many times more often than the typed one. */
const FAR_MORE = 20

const wholly = (terms: readonly Term[]): number =>
  terms.filter(({ fit }) => fit !== FIT.part && fit !== FIT.synonym).reduce((sum, { count }) => sum + count, 0)

const exactly = (terms: readonly Term[]): number => terms.find(({ fit }) => fit === FIT.word)?.count ?? 0

/** An upper bound of the number of goods with a word, from its keys. */
const usesOf = (word: string, known: Known): number =>
  isLatin(word) ? wholly(known(word)) : Math.min(...keysOf(word).map((key) => exactly(known(key))))

/** Whether neither the word nor any alternative occurs in titles. */
const isMissing = (word: string, known: Known): boolean =>
  keysOf(word).some((key) => known(key).length === 0) && othersOf(word, known).length === 0

/** The possibly mistyped texts of a part: its rare words, and the whole part if it is more than its words. */
function unsureOf({ text, words }: Part, known: Known): string[] {
  const unsure = words.filter((word) => usesOf(word, known) < FAR_MORE)
  const isMore = words.join('') !== text
  return isMore || (unsure.length > 0 && words.length > 1) ? [text, ...unsure] : unsure
}

/** A part of a query after correction. */
interface Answer {
  readonly words: readonly { readonly text: string; readonly mended: Mended | null }[]
  /** The text that replaces the part in the query. */
  readonly says: string
  readonly isMended: boolean
}

/** A word in the spelling that titles use: if none has the typed form, the most frequent form. */
function writtenIn(word: string, known: Known): string {
  const [first] = known(word).toSorted((a, b) => a.fit - b.fit || b.count - a.count)
  return first?.fit === FIT.form ? first.term : word
}

/** Corrects a part where `isWanted` agrees: as a whole, or else word by word. */
function mendPart(
  { run, text, words }: Part,
  mended: ReadonlyMap<string, Mended>,
  isWanted: (word: string, mended: Mended) => boolean,
): Answer {
  const whole = mended.get(text)
  if (whole !== undefined && isWanted(text, whole))
    return { words: [{ text: whole.text, mended: whole }], says: whole.text, isMended: true }
  let says = run
  const answered = words.map((word) => {
    const instead = mended.get(word)
    if (instead === undefined || !isWanted(word, instead)) return { text: word, mended: null }
    says = says.replace(word, instead.text)
    return { text: instead.text, mended: instead }
  })
  return { words: answered, says, isMended: says !== run }
}

/** The query with its parts replaced by their corrections. */
function withAnswers(folded: string, parts: readonly Part[], answers: readonly string[]): string {
  let at = 0
  return parts.reduce((text, { run }, nth) => {
    const found = text.indexOf(run, at)
    const says = answers[nth] ?? run
    at = found + says.length
    return text.slice(0, found) + says + text.slice(found + run.length)
  }, folded)
}

/**
 * Plans a search. Corrects words that no title has, unless `literal`; `literal` also disables alternative forms.
 * @param query as typed; folded here
 */
export async function planSearch(app: App, query: string, literal: boolean): Promise<SearchPlan> {
  const folded = foldText(query)
  const nothing = { folded, words: [], vague: [], rarest: null, isOne: true, corrected: null, meant: null }
  const keys = keysToKnow(folded)
  if (keys.length === 0) return nothing
  const others = literal ? { forms: [], keys: [] } : othersToKnow(folded)
  const terms = await lookUpTerms(app, [...new Set([...keys, ...others.keys])], others.forms)
  const known: Known = (key) => terms.get(key) ?? []
  const parts = partsOf(folded, (key) => known(key).length > 0)
  const unsure = literal ? [] : parts.flatMap((part) => unsureOf(part, known))
  const mended = await mend(app, [...new Set(unsure)])

  const answers = parts.map((part) => {
    const isLost = part.words.some((word) => isMissing(word, known))
    return mendPart(part, mended, (text) => isLost && (text === part.text || isMissing(text, known)))
  })
  const isCorrected = answers.some(({ isMended }) => isMended)
  const needs = new Map<string, Need>()
  const words = answers.flatMap((answer) =>
    answer.words.map(({ text, mended: instead }) => {
      const wanted = { text, others: literal || instead !== null ? [] : othersOf(text, known) }
      const has: Known = instead === null ? known : (key) => instead.terms.get(key) ?? []
      for (const [key, need] of needsOf(wanted, has)) needs.set(key, need)
      return wanted
    }),
  )
  const rarest = rarestOf([...needs.values()])
  if (rarest === undefined || rarest.count === 0) return nothing
  const better = parts.map((part) =>
    mendPart(part, mended, (text, { count }) => count >= FAR_MORE * Math.max(1, usesOf(text, known))),
  )
  const says = answers.map((answer) => (answer.isMended ? answer.says : writtenIn(answer.says, known)))
  const answered = isCorrected ? withAnswers(folded, parts, says) : folded
  return {
    folded: answered,
    words,
    vague: words.filter(
      ({ text, others: instead }) =>
        instead.length > 0 || (isLatin(text) && known(text).some(({ fit }) => fit !== FIT.word)),
    ),
    rarest,
    isOne: needs.size === 1 && words.every(hasOneKey),
    corrected: isCorrected ? answered : null,
    meant:
      !isCorrected && better.some(({ isMended }) => isMended)
        ? withAnswers(
            folded,
            parts,
            better.map((part) => part.says),
          )
        : null,
  }
}

/** Whether all terms of the rarest need were loaded: a prefix may have more terms than the limit. */
export function looksAtAll(rarest: Need): boolean {
  return rarest.terms.length < MAXIMUM_TERMS
}
