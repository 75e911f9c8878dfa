import { goodsRules } from '../../rules/goods.ts'
import { countCharacters } from '../../text/count-characters.ts'

/**
 * How goods are delivered: the after-sales text alone, a separate secret for each unit, one secret for all, or by the
 * seller's hand within a promised time.
 */
export const DELIVERIES = ['text', 'units', 'shared', 'manual'] as const
export type Delivery = (typeof DELIVERIES)[number]

/**
 * Whether buyers get the delivery at once, without the seller: units from stock, or a secret shared by all.
 * @example
 * isAutomatic('units') // true
 * isAutomatic('manual') // false
 */
export function isAutomatic(delivery: Delivery): boolean {
  return delivery === 'units' || delivery === 'shared'
}

/** Invisible format characters and Hangul fillers; a joiner between two emoji is part of the visible emoji. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic}))[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu
/** The blank Braille pattern is invisible, too. */
const BLANK = /^[\s\u2800]*$/u

/**
 * Normalises a secret for storage and comparison: no surrounding blanks or invisible characters, one Unicode form,
 * plain line ends. Two secrets that look the same become equal.
 * @example
 * normaliseSecret(' AAAA-BBBB ') // 'AAAA-BBBB'
 * normaliseSecret('AAAA\u200B-BBBB') // 'AAAA-BBBB'
 */
export function normaliseSecret(typed: string): string {
  const seen = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').trim()
  return BLANK.test(seen) ? '' : seen
}

/**
 * Splits pasted text into one secret per line. Blank lines are kept, so that line numbers stay right, but are no
 * secrets.
 * @example
 * secretLines('one\r\ntwo\n') // ['one', 'two', '']
 */
export function secretLines(pasted: string): string[] {
  return pasted.split(/\r\n|\r|\n/)
}

export interface SecretLine {
  /** Counted from 1, as the writer sees it. */
  readonly line: number
  readonly secret: string
}

export interface RepeatedLine {
  readonly line: number
  /** The earlier line with the same secret. */
  readonly first: number
}

export interface CheckedSecrets {
  /** Valid secrets, without duplicates. */
  readonly secrets: readonly SecretLine[]
  readonly repeated: readonly RepeatedLine[]
  /** Lines with more than 2000 characters. */
  readonly tooLong: readonly number[]
  /** Lines that consist of invisible characters only. */
  readonly invisible: readonly number[]
}

/**
 * Checks a list of secrets: blank entries are skipped; duplicate, overlong and invisible ones are reported.
 * @param entries the lines of a paste or the cells of a column, in order
 * @example
 * const { secrets, repeated } = checkSecrets(['AAAA', 'BBBB', 'AAAA'])
 * secrets.length // 2
 * repeated.length // 1
 */
export function checkSecrets(entries: readonly string[]): CheckedSecrets {
  const first = new Map<string, number>()
  const repeated: RepeatedLine[] = []
  const tooLong: number[] = []
  const invisible: number[] = []
  entries.forEach((entry, index) => {
    const secret = normaliseSecret(entry)
    const line = index + 1
    if (secret === '') {
      if (entry.trim() !== '') invisible.push(line)
      return
    }
    const before = first.get(secret)
    if (before !== undefined) repeated.push({ line, first: before })
    else if (secretTooLong(secret)) tooLong.push(line)
    else first.set(secret, line)
  })
  return { secrets: Array.from(first, ([secret, line]) => ({ line, secret })), repeated, tooLong, invisible }
}

/**
 * Whether a normalised secret exceeds the maximum length of one unit.
 * @example
 * secretTooLong('AAAA-BBBB') // false
 */
export function secretTooLong(secret: string): boolean {
  return countCharacters(secret) > goodsRules.stock.maximumSecretCharacters
}

export interface OrderBound {
  /** Maximum pieces in one order now; 0 when sold out. */
  readonly maximum: number
  /** The limiting bound: the stock, or the maximum per order. */
  readonly by: 'stock' | 'order'
}

/**
 * Maximum pieces in one order now, and the bound that limits it.
 * @param left unsold units, counted at least up to the maximum of an order; null if the goods are not delivered from
 * stock
 * @example
 * orderBound(28) // { maximum: 28, by: 'stock' }
 * orderBound(null) // { maximum: 10_000, by: 'order' }
 */
export function orderBound(left: number | null): OrderBound {
  const { purchase, stock } = goodsRules
  if (left === null) return { maximum: purchase.maximumVolume, by: 'order' }
  return left < stock.maximumUnitsAnOrder
    ? { maximum: left, by: 'stock' }
    : { maximum: stock.maximumUnitsAnOrder, by: 'order' }
}

/**
 * The stock level that buyers see.
 * @param left unsold units; null if the goods are not delivered from stock
 * @param lowStock the seller's threshold, in units
 * @example
 * stockLevel(3, 5) // 'low'
 * stockLevel(null, 5) // 'unlimited'
 */
export function stockLevel(left: number | null, lowStock: number): 'unlimited' | 'plenty' | 'low' | 'soldOut' {
  if (left === null) return 'unlimited'
  if (left === 0) return 'soldOut'
  return left <= lowStock ? 'low' : 'plenty'
}
