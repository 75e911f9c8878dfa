/** A syllable that may be meant from one place of what was typed to another. */
export interface Sound {
  readonly from: number
  readonly to: number
  readonly syllable: string
  /** The character that was typed for it; null for letters. */
  readonly character: string | null
}

/** What was typed, by its sounds. */
export interface Heard {
  readonly length: number
  readonly sounds: readonly Sound[]
}

/** A term of two characters that titles have, with one of the ways it is read: `mu ban`. */
export interface ReadTerm {
  readonly id: number
  readonly term: string
  readonly reading: string
  readonly count: number
}

export interface SoundsLike {
  readonly text: string
  /** Goods that carry the rarest two characters of it. */
  readonly count: number
}

/** Shapes of syllables; what is no syllable has no term either. */
const SYLLABLE =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a|o|e|ai|ei|ao|ou|an|en|ang|eng|er|i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ua|uo|uai|ui|uan|un|uang|ong|ue|v|ve)$/
const LONGEST_SYLLABLE = 6
/** Two syllables at least, and no more letters than six characters mostly have. */
const PINYIN = /^[a-z]{4,24}$/
const MAXIMUM_CHARACTERS = 12
const MAXIMUM_PAIRS = 300

/** Letters that may be pinyin without its tones, cut in every way; null when they cannot be. */
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

/** Chinese characters by all the ways they are read. */
export function hearCharacters(text: string, readingsOf: (character: string) => readonly string[]): Heard | null {
  const characters = Array.from(text)
  if (characters.length < 2 || characters.length > MAXIMUM_CHARACTERS) return null
  const sounds = characters.flatMap((character, from) =>
    readingsOf(character).map((syllable) => ({ from, to: from + 1, syllable, character })),
  )
  return { length: characters.length, sounds }
}

/** Every two sounds beside each other, as terms are read. */
export function pairsOf({ sounds }: Heard): string[] {
  const pairs = sounds.flatMap((first) =>
    sounds.filter(({ from }) => from === first.to).map((second) => `${first.syllable} ${second.syllable}`),
  )
  return [...new Set(pairs)].slice(0, MAXIMUM_PAIRS)
}

/** The way to a place: what was put together so far, and how well. */
interface Way extends SoundsLike {
  readonly syllable: string
  /** Characters that are those typed. */
  readonly kept: number
}

const isBetter = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one.kept > other.kept || (one.kept === other.kept && one.count > other.count)

const keptBy = (sound: Sound, character: string | undefined): number => Number(sound.character === character)

/**
 * The characters that sound like what was typed and stand beside each other in titles: as many of the typed ones as possible, then
 * those of which titles have most.
 * @param terms those read as `pairsOf`
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
