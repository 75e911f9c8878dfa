/** A possible syllable between two positions of the typed text. */
export interface Sound {
  readonly from: number
  readonly to: number
  readonly syllable: string
  /** The typed character; null for letters. */
  readonly character: string | null
}

/** The typed text as its possible syllables. */
export interface Heard {
  readonly length: number
  readonly sounds: readonly Sound[]
}

/** A two-character term of titles, with one of its readings: `mu ban`. */
export interface ReadTerm {
  readonly id: number
  readonly term: string
  readonly reading: string
  readonly count: number
}

export interface SoundsLike {
  readonly text: string
  /** The number of goods that carry its rarest bigram. */
  readonly count: number
}

/** Valid pinyin syllables; no term has any other. */
const SYLLABLE =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a|o|e|ai|ei|ao|ou|an|en|ang|eng|er|i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ua|uo|uai|ui|uan|un|uang|ong|ue|v|ve)$/
const LONGEST_SYLLABLE = 6
/** At least two syllables, and at most the letters of about six characters. */
const PINYIN = /^[a-z]{4,24}$/
const MAXIMUM_CHARACTERS = 12
const MAXIMUM_PAIRS = 300

/** All segmentations of letters into toneless pinyin; null if there is none. */
export function hearLetters(word: string): Heard | null {
  if (!PINYIN.test(word)) return null
  const starts = new Set([0])
  const sounds: Sound[] = []
  for (let from = 0; from < word.length; from += 1) {
    if (!starts.has(from)) continue
    for (let to = from + 1; to <= Math.min(word.length, from + LONGEST_SYLLABLE); to += 1) {
      const syllable = word.slice(from, to)
      if (!SYLLABLE.test(syllable)) continue
      starts.add(to)
      sounds.push({ from, to, syllable, character: null })
    }
  }
  if (!starts.has(word.length)) return null
  const ends = new Set([word.length])
  for (const { from, to } of sounds.toReversed()) if (ends.has(to)) ends.add(from)
  return { length: word.length, sounds: sounds.filter(({ to }) => ends.has(to)) }
}

/** All readings of Chinese characters. */
export function hearCharacters(text: string, readingsOf: (character: string) => readonly string[]): Heard | null {
  const characters = Array.from(text)
  if (characters.length < 2 || characters.length > MAXIMUM_CHARACTERS) return null
  const sounds = characters.flatMap((character, from) =>
    readingsOf(character).map((syllable) => ({ from, to: from + 1, syllable, character })),
  )
  return { length: characters.length, sounds }
}

/** Every pair of adjacent syllables, in the form of the terms' readings. */
export function pairsOf({ sounds }: Heard): string[] {
  const pairs = sounds.flatMap((first) =>
    sounds.filter(({ from }) => from === first.to).map((second) => `${first.syllable} ${second.syllable}`),
  )
  return [...new Set(pairs)].slice(0, MAXIMUM_PAIRS)
}

/** A partial result up to one position, with its quality. */
interface Way extends SoundsLike {
  readonly syllable: string
  /** The number of characters equal to the typed ones. */
  readonly kept: number
}

const isBetter = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one.kept > other.kept || (one.kept === other.kept && one.count > other.count)

const keptBy = (sound: Sound, character: string | undefined): number => Number(sound.character === character)

/**
 * Finds characters that sound like the typed text and are adjacent in titles. Prefers those that keep most typed
 * characters, then those with most goods.
 * @param terms the terms with the readings from `pairsOf`
 */
export function soundsLike({ length, sounds }: Heard, terms: readonly ReadTerm[]): SoundsLike | null {
  const byReading = Map.groupBy(terms, ({ reading }) => reading)
  const ways = Array.from({ length: length + 1 }, () => new Map<string, Way>())
  const reach = (second: Sound, character: string, way: Way): void => {
    const key = `${character} ${way.syllable}`
    if (isBetter(way, ways[second.to]?.get(key))) ways[second.to]?.set(key, way)
  }
  for (const second of sounds.toSorted((a, b) => a.from - b.from)) {
    const { syllable } = second
    for (const first of sounds.filter(({ from, to }) => from === 0 && to === second.from)) {
      for (const { term, count } of byReading.get(`${first.syllable} ${syllable}`) ?? []) {
        const [one, two = ''] = Array.from(term)
        reach(second, two, { text: term, syllable, count, kept: keptBy(first, one) + keptBy(second, two) })
      }
    }
    for (const way of ways[second.from]?.values() ?? []) {
      for (const { term, count } of byReading.get(`${way.syllable} ${syllable}`) ?? []) {
        const [one = '', two = ''] = Array.from(term)
        if (!way.text.endsWith(one)) continue
        const kept = way.kept + keptBy(second, two)
        reach(second, two, { text: way.text + two, syllable, count: Math.min(way.count, count), kept })
      }
    }
  }
  let best: Way | undefined
  for (const way of ways[length]?.values() ?? []) if (isBetter(way, best)) best = way
  return best === undefined ? null : { text: best.text, count: best.count }
}
