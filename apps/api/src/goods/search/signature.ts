import { isLatin } from './search-words.ts'
import type { Wanted } from './wanted.ts'

/**
 * A 128-bit Bloom-filter signature of a text, as its lower and higher 64 bits in signed decimals. A title with all the
 * words has all their bits; one that lacks a word mostly lacks some (docs/decisions/0012). The database computes the
 * same in `search_signature`.
 */
export interface Signature {
  readonly low: string
  readonly high: string
}

const HALF = 64
/** Marks the start of a word; not a letter itself. */
const START = '^'

/** A 32-bit hash of up to three characters. */
function hashOf(characters: readonly string[]): number {
  const polynomial = [0, 1, 2].reduce((sum, at) => sum * 31 + (characters[at]?.codePointAt(0) ?? 0), 0)
  return Math.imul(polynomial, 0x9e_37_79_b1) >>> 0
}

const every = (characters: readonly string[], size: number): string[][] =>
  characters.slice(0, 1 - size).map((_, at) => characters.slice(at, at + size))

/**
 * Latin words hash their trigrams, two-letter words their start; Chinese words hash their bigrams, with two bits each.
 */
function bitsOf(word: string): number[] {
  const characters = Array.from(word)
  if (!isLatin(word)) return every(characters, 2).flatMap((gram) => [hashOf(gram) >>> 25, (hashOf(gram) >>> 18) & 127])
  if (characters.length === 2) return [hashOf([START, ...characters]) >>> 25]
  return every(characters, 3).map((gram) => hashOf(gram) >>> 25)
}

const NONE = 0n
const ALL = (1n << BigInt(2 * HALF)) - 1n

const signed = (words: readonly string[]): bigint =>
  words.flatMap(bitsOf).reduce((sum, bit) => sum | (1n << BigInt(bit)), NONE)

/** The bits that all alternatives share: any title with one of them has these. */
const common = (texts: readonly string[]): bigint => texts.reduce((bits, text) => bits & signed([text]), ALL)

const halves = (bits: bigint): Signature => ({
  low: String(BigInt.asIntN(HALF, bits)),
  high: String(BigInt.asIntN(HALF, bits >> BigInt(HALF))),
})

/** @param words the required words, each folded, of Latin letters and digits or of Chinese characters only */
export const signatureOf = (words: readonly Wanted[]): Signature =>
  halves(words.reduce((bits, { text, others }) => bits | common([text, ...others.map((other) => other.text)]), NONE))
