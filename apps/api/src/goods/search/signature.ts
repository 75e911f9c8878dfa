import { isLatin } from './search-words.ts'
import type { Wanted } from './wanted.ts'

/**
 * Which of 128 bits stand for what is inside a text, the lower and the higher 64 of them as signed decimals. A title that has all the
 * words has all their bits; one that lacks a word mostly lacks some (docs/decisions/0012). The database has the same in
 * `search_signature`.
 */
export interface Signature {
  readonly low: string
  readonly high: string
}

const HALF = 64
/** Before the first letters of a word; no letter itself. */
const START = '^'

/** A number of 32 bits for up to three characters. */
function hashOf(characters: readonly string[]): number {
  const polynomial = [0, 1, 2].reduce((sum, at) => sum * 31 + (characters[at]?.codePointAt(0) ?? 0), 0)
  return Math.imul(polynomial, 0x9e_37_79_b1) >>> 0
}

const every = (characters: readonly string[], size: number): string[][] =>
  characters.slice(0, 1 - size).map((_, at) => characters.slice(at, at + size))

/** Latin words by every three letters and by their first two when that is all; Chinese by every two characters, with two bits each. */
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

/** What all titles have in common that have one of these. */
const common = (texts: readonly string[]): bigint => texts.reduce((bits, text) => bits & signed([text]), ALL)

const halves = (bits: bigint): Signature => ({
  low: String(BigInt.asIntN(HALF, bits)),
  high: String(BigInt.asIntN(HALF, bits >> BigInt(HALF))),
})

/** @param words what titles must have, each folded, of Latin letters and digits or of Chinese characters only */
export const signatureOf = (words: readonly Wanted[]): Signature =>
  halves(words.reduce((bits, { text, others }) => bits | common([text, ...others.map((other) => other.text)]), NONE))
