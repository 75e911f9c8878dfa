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
  /** Grams that a title must all have: what the index is asked for. */
  readonly grams: readonly string[]
  /** Words that a title must contain as they are; a gram is only a part of them. */
  readonly words: readonly string[]
}

// From frequent to rare in English titles; what is not here (digits, other letters) counts as rare.
const FREQUENT_FIRST = 'eatirnoslcdpmuhgbyfvwkxqzj'

function rarity(gram: string): number {
  return Array.from(gram).reduce((sum, character) => {
    const rank = FREQUENT_FIRST.indexOf(character)
    return sum + (rank === -1 ? FREQUENT_FIRST.length : rank)
  }, 0)
}

/**
 * The one gram a word is looked up by, the rarest. More would narrow the index no further, but the planner multiplies their
 * frequencies as if they were independent, takes a frequent word for a rare one, and sorts all matches instead of reading the
 * list's own order until the page is full.
 */
function gramOfWord(word: string): string {
  const characters = Array.from(word)
  const ideographs = IDEOGRAPH.test(word)
  if (ideographs && characters.length === 1) return word
  if (!ideographs && characters.length < GRAM) return `^${word}`
  return slices(characters, ideographs ? 2 : GRAM).reduce((best, gram) => (rarity(gram) > rarity(best) ? gram : best))
}

/** How a query is looked up: cut into words (Chinese without spaces by its dictionary), each of which a title must contain. */
export function planSearch(query: string): SearchPlan {
  const segments = Array.from(segmenter.segment(foldForSearch(query)))
  const runs = segments.filter((segment) => segment.isWordLike).flatMap((segment) => runsOf(segment.segment))
  const words = [...new Set(runs)].slice(0, MAXIMUM_WORDS)
  // Shorter ones are whole grams already.
  const whole = words.filter((word) => Array.from(word).length > (IDEOGRAPH.test(word) ? 2 : GRAM))
  return { grams: [...new Set(words.map(gramOfWord))], words: whole }
}
