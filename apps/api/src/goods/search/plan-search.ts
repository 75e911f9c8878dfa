import type { App } from '../../platform/app.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import { FIT, lookUpTerms, MAXIMUM_TERMS, type Term } from './dictionary.ts'
import { mend, type Mended } from './mend.ts'
import { hasOneKey, needsOf, othersOf, othersToKnow, rarestOf, type Known, type Need } from './needs.ts'
import { isLatin, keysOf, keysToKnow, partsOf, type Part } from './search-words.ts'
import type { Wanted } from './wanted.ts'

export interface SearchPlan {
  readonly folded: string
  /** What a title must contain. */
  readonly words: readonly Wanted[]
  /** Those of them that titles may have as a part of another word, or as another word. */
  readonly vague: readonly Wanted[]
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

const wholly = (terms: readonly Term[]): number =>
  terms.filter(({ fit }) => fit !== FIT.part && fit !== FIT.synonym).reduce((sum, { count }) => sum + count, 0)

const exactly = (terms: readonly Term[]): number => terms.find(({ fit }) => fit === FIT.word)?.count ?? 0

/** How many goods have a word, as far as its keys tell. */
const usesOf = (word: string, known: Known): number =>
  isLatin(word) ? wholly(known(word)) : Math.min(...keysOf(word).map((key) => exactly(known(key))))

/** Whether no title has a word, nor anything that may stand for it. */
const isMissing = (word: string, known: Known): boolean =>
  keysOf(word).some((key) => known(key).length === 0) && othersOf(word, known).length === 0

/** What of a part may be mistyped: words that few titles have, and all of it when it is more than its words. */
function unsureOf({ text, words }: Part, known: Known): string[] {
  const unsure = words.filter((word) => usesOf(word, known) < FAR_MORE)
  const isMore = words.join('') !== text
  return isMore || (unsure.length > 0 && words.length > 1) ? [text, ...unsure] : unsure
}

/** A part of a query as it is answered. */
interface Answer {
  readonly words: readonly { readonly text: string; readonly mended: Mended | null }[]
  /** What stands in the query for it. */
  readonly says: string
  readonly isMended: boolean
}

/** A word as titles write it: one that none has by itself in the form that most have. */
function writtenIn(word: string, known: Known): string {
  const [first] = known(word).toSorted((a, b) => a.fit - b.fit || b.count - a.count)
  return first?.fit === FIT.form ? first.term : word
}

/** Mends a part where `isWanted`: as a whole, or else word by word. */
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

/** The query with what its parts are answered by. */
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
 * How a query is looked up. What no title has is corrected, unless `literal`; then other forms of its words are left out too.
 * @param query as typed, folded here
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

/** Whether the rarest's terms are all there are: a word can begin more than are looked at. */
export function looksAtAll(rarest: Need): boolean {
  return rarest.terms.length < MAXIMUM_TERMS
}
