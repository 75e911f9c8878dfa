import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Six bytes tell 200,000 digests apart, and are a whole number in a double. */
const KEPT_HEX = 12
/** Hashing all at once would stall every other request for half a second. */
const WORDS_AT_ONCE = 500

const printOf = (digest: string): number => Number.parseInt(digest.slice(0, KEPT_HEX), 16)

const spellingsOf = (word: string): string[] => {
  const lower = word.toLowerCase()
  return [word, lower, word.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)]
}

/** Sorted. The words are of the library that judges passwords in the browser, also those that break this product's rules. */
async function makePrints(): Promise<Float64Array> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = ['', ...dictionary['passwords-common']]
  const prints = new Set<number>()
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE) {
    for (const spelling of words.slice(from, from + WORDS_AT_ONCE).flatMap(spellingsOf)) {
      prints.add(printOf(createHash('md5').update(spelling).digest('hex')))
    }
    await setImmediate()
  }
  return Float64Array.from(prints).toSorted()
}

let made: Promise<Float64Array> | null = null

/** Whether a digest is of a password that is guessed first, in lower case, capitals or with a capital letter, or of nothing. */
export async function isGuessedFirst(digest: string): Promise<boolean> {
  const prints = await (made ??= makePrints())
  const print = printOf(digest)
  let [low, high] = [0, prints.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prints[middle] ?? 0) < print) low = middle + 1
    else high = middle
  }
  return prints[low] === print
}
