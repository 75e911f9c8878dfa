/** One run of characters that are searched alike. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}_]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^\p{L}\p{N}_]|$)/gu
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const GRAM = 3
const MAXIMUM_WORDS = 12

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text folded for comparison: compatible forms, lower case, single spaces. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? []
}

function slices(characters: readonly string[], size: number): string[] {
  return characters
    .slice(0, Math.max(0, characters.length - size + 1))
    .map((_, i) => characters.slice(i, i + size).join(''))
}

/**
 * What the index keeps of a title. Chinese: every character and every pair, so any part is found without spaces.
 * Letters and digits: every three in a row, and the first one and two of a word for finding as one types.
 */
export function gramsOfTitle(title: string): string[] {
  const grams = runsOf(foldForSearch(title)).flatMap((run) => {
    const characters = Array.from(run)
    if (IDEOGRAPH.test(run)) return [...characters, ...slices(characters, 2)]
    return [`^${characters[0] ?? ''}`, `^${characters.slice(0, 2).join('')}`, ...slices(characters, GRAM)]
  })
  return [...new Set(grams)]
}

export interface SearchPlan {
  /** Grams that a title must all have. */
  readonly grams: readonly string[]
  /** Words that a title must contain as they are; grams alone may be scattered. */
  readonly words: readonly string[]
}

/** How a query is looked up: cut into words (Chinese without spaces by its dictionary), each of which a title must contain. */
export function planSearch(query: string): SearchPlan {
  const segments = Array.from(segmenter.segment(foldForSearch(query)))
  const runs = segments.filter((segment) => segment.isWordLike).flatMap((segment) => runsOf(segment.segment))
  const words = [...new Set(runs)].slice(0, MAXIMUM_WORDS)
  const grams = words.flatMap((word) => {
    const characters = Array.from(word)
    if (IDEOGRAPH.test(word)) return characters.length === 1 ? [word] : slices(characters, 2)
    return characters.length < GRAM ? [`^${word}`] : slices(characters, GRAM)
  })
  // Shorter ones are whole grams already.
  const whole = words.filter((word) => Array.from(word).length > (IDEOGRAPH.test(word) ? 2 : GRAM))
  return { grams: [...new Set(grams)], words: whole }
}
