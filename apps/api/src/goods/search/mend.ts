import type { App } from '../../platform/app.ts'
import { loadReadings } from './character-readings.ts'
import { FIT, lookUpMeant, lookUpReadings, type Term } from './dictionary.ts'
import { hearCharacters, hearLetters, pairsOf, soundsLike, type Heard, type ReadTerm } from './sounds.ts'
import { isLatin, keysOf } from './search-words.ts'

/** The probable intended text, and the terms of its keys. */
export interface Mended {
  readonly text: string
  /** The number of goods that carry the rarest term. */
  readonly count: number
  readonly terms: ReadonlyMap<string, readonly Term[]>
}

/** Sound sequences: of Chinese characters, to find homophones, or of letters that may be pinyin. */
async function hear(texts: readonly string[]): Promise<ReadonlyMap<string, Heard>> {
  const readingsOf = texts.every(isLatin) ? null : await loadReadings()
  const heard = texts.map((text) => {
    const sounds = readingsOf !== null && !isLatin(text) ? hearCharacters(text, readingsOf) : hearLetters(text)
    return [text, sounds] as const
  })
  return new Map(heard.filter((each): each is [string, Heard] => each[1] !== null))
}

function mendedBy(heard: Heard, terms: readonly ReadTerm[], typed: string): Mended | null {
  const found = soundsLike(heard, terms)
  if (found === null || found.text === typed) return null
  const byTerm = Map.groupBy(terms, ({ term }) => term)
  const keys = keysOf(found.text).map((key) => {
    const [term] = byTerm.get(key) ?? []
    return [key, term === undefined ? [] : [{ ...term, fit: FIT.corrected }]] as const
  })
  return { ...found, terms: new Map(keys) }
}

/**
 * Corrects words that few titles have. Letters may be a typo or pinyin: the correction with more goods wins.
 * @param texts Latin words and Chinese characters of a query
 */
export async function mend(app: App, texts: readonly string[]): Promise<ReadonlyMap<string, Mended>> {
  if (texts.length === 0) return new Map()
  const heard = await hear(texts)
  const [meant, readings] = await Promise.all([
    lookUpMeant(app, texts.filter(isLatin)),
    lookUpReadings(app, [...new Set([...heard.values()].flatMap(pairsOf))]),
  ])
  const mended = new Map<string, Mended>()
  for (const text of texts) {
    const sounds = heard.get(text)
    const read = sounds === undefined ? null : mendedBy(sounds, readings, text)
    const term = meant.get(text)
    if (read !== null && read.count > (term?.count ?? 0)) mended.set(text, read)
    else if (term !== undefined)
      mended.set(text, { text: term.term, count: term.count, terms: new Map([[term.term, [term]]]) })
  }
  return mended
}
