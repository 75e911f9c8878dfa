import { LONG_WORDS } from './synonyms.ts'

const RUNS = /[a-z0-9]+|\p{Script=Han}+/gu
const LATIN = /^[a-z0-9]/
const MAXIMUM_WORDS = 8
/** An upper bound that no query of permitted length reaches. */
const MAXIMUM_KEYS = 120

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Whether a word consists of Latin letters and digits; otherwise it is Chinese. */
export function isLatin(word: string): boolean {
  return LATIN.test(word)
}

/** Chinese stop words in queries. */
const SAID_ABOUT = /^[的了和与及或在是有我你您他要想买购求找请]+$/

interface Piece {
  readonly text: string
  /** Joined from single characters that the segmenter left over: 账, 号. */
  readonly loose: boolean
}

const LONG = new RegExp(`(${LONG_WORDS.join('|')})`, 'u')

const segmentsOf = (run: string): string[] =>
  run
    .split(LONG)
    .flatMap((part, nth) => (nth % 2 === 1 ? [part] : Array.from(segmenter.segment(part), ({ segment }) => segment)))

/** Segments a Chinese run into dictionary words; adjacent single characters form one piece. */
function piecesOf(run: string): Piece[] {
  if (Array.from(run).length <= 2) return [{ text: run, loose: false }]
  const pieces: Piece[] = []
  for (const segment of segmentsOf(run)) {
    const loose = Array.from(segment).length === 1
    const last = pieces.at(-1)
    if (SAID_ABOUT.test(segment)) continue
    if (loose && last?.loose === true) pieces[pieces.length - 1] = { text: last.text + segment, loose }
    else pieces.push({ text: segment, loose })
  }
  return pieces.length === 0 ? [{ text: run, loose: false }] : pieces
}

const lastOf = (text = ''): string => Array.from(text).at(-1) ?? ''
const firstOf = (text = ''): string => Array.from(text)[0] ?? ''

/** The longest parts of single characters in which titles have every adjacent pair. */
function partsKnown(text: string, isKnown: (key: string) => boolean): string[] {
  const parts: string[] = []
  let part = firstOf(text)
  for (const character of Array.from(text).slice(1)) {
    if (isKnown(lastOf(part) + character)) part += character
    else {
      parts.push(part)
      part = character
    }
  }
  const known = [...parts, part].filter((each) => Array.from(each).length > 1)
  return known.length === 0 ? [text] : known
}

/** Attaches a leftover single character to the neighbour that titles have it with (激活码); otherwise drops it. */
function settle(pieces: readonly Piece[], isKnown: (key: string) => boolean): string[] {
  const words: string[] = []
  let before = ''
  pieces.forEach(({ text, loose }, index) => {
    const next = pieces[index + 1]
    const single = Array.from(text).length === 1
    if (!single) words.push(...(loose ? partsKnown(before + text, isKnown) : [before + text]))
    else if (words.length > 0 && isKnown(lastOf(words.at(-1)) + text)) words[words.length - 1] += text
    else if (pieces.length === 1) words.push(text)
    before = single && words.length === 0 && next !== undefined && isKnown(text + firstOf(next.text)) ? text : ''
  })
  return words
}

/** The Latin words and Chinese runs of a folded text. */
export const runsOf = (folded: string): string[] => folded.match(RUNS) ?? []

/** The Latin words and segmented Chinese words of a folded query. */
export const textsOf = (folded: string): string[] => [
  ...new Set(runsOf(folded).flatMap((run) => (isLatin(run) ? [run] : piecesOf(run).map(({ text }) => text)))),
]

/** The keys to look up before a folded query can be cut into words. */
export function keysToKnow(folded: string): string[] {
  const keys = runsOf(folded).flatMap((run) => {
    if (isLatin(run)) return [run]
    const pieces = piecesOf(run)
    const joints = pieces.map(({ text }, index) => lastOf(text) + firstOf(pieces[index + 1]?.text)).slice(0, -1)
    return [...pieces.flatMap(({ text }) => keysOf(text)), ...joints]
  })
  return [...new Set(keys)].slice(0, MAXIMUM_KEYS)
}

/** A part of a query (a Latin word or a Chinese run) with the words that titles must have for it. */
export interface Part {
  /** The part as it stands in the folded query. */
  readonly run: string
  /** The part without stop words. */
  readonly text: string
  readonly words: readonly string[]
}

function partOf(run: string, isKnown: (key: string) => boolean): Part {
  if (isLatin(run)) return { run, text: run, words: [run] }
  const pieces = piecesOf(run)
  return { run, text: pieces.map(({ text }) => text).join(''), words: settle(pieces, isKnown) }
}

/**
 * Cuts a folded query into the words that a title must contain: Latin ones as typed, Chinese ones segmented. No
 * duplicates.
 * @param isKnown whether any title has this key of `keysToKnow`
 */
export function partsOf(folded: string, isKnown: (key: string) => boolean): Part[] {
  const taken = new Set<string>()
  return runsOf(folded).map((run) => {
    const part = partOf(run, isKnown)
    const words = part.words.filter((word) => !taken.has(word) && taken.size < MAXIMUM_WORDS && taken.add(word))
    return { ...part, words }
  })
}

/** The index keys of a word: Latin words and short Chinese words as they are, longer Chinese words as bigrams. */
export function keysOf(word: string): string[] {
  const characters = Array.from(word)
  if (isLatin(word) || characters.length <= 2) return [word]
  return characters.slice(0, -1).map((character, i) => character + (characters[i + 1] ?? ''))
}
