import { goodsRules } from '../../rules/goods.ts'
import { countCharacters } from '../../text/count-characters.ts'

/** How goods reach the buyer: the after-sales text alone, a secret of their own for each unit, or one secret for all. */
export const DELIVERIES = ['text', 'units', 'shared'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Characters that nobody sees, and Hangul fillers; a joiner between two emoji is part of what is seen. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic}))[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu
/** The blank pattern of Braille is printed as nothing, too. */
const BLANK = /^[\s\u2800]*$/u

/**
 * A secret as it is kept and compared: without surrounding blanks and invisible characters, in one Unicode form, with plain line ends.
 * Two that look the same are one.
 * @example
 * normaliseSecret(' AAAA-BBBB ') // 'AAAA-BBBB'
 * normaliseSecret('AAAA\u200B-BBBB') // 'AAAA-BBBB'
 */
export function normaliseSecret(typed: string): string {
  const seen = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, '').trim()
  return BLANK.test(seen) ? '' : seen
}

/**
 * What was pasted, a secret a line; blank lines count as lines and are no secrets.
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
  /** The line that holds the same secret before it. */
  readonly first: number
}

export interface CheckedSecrets {
  /** What can be taken, each secret once. */
  readonly secrets: readonly SecretLine[]
  readonly repeated: readonly RepeatedLine[]
  /** Lines with more than 2000 characters. */
  readonly tooLong: readonly number[]
  /** Lines that hold characters, none of which anybody sees. */
  readonly invisible: readonly number[]
}

/**
 * Looks at secrets as they were written, one an entry: blank ones are passed over, repeated, overlong and invisible ones are named.
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
 * Whether a normalised secret has more characters than one unit may have.
 * @example
 * secretTooLong('AAAA-BBBB') // false
 */
export function secretTooLong(secret: string): boolean {
  return countCharacters(secret) > goodsRules.stock.maximumSecretCharacters
}

export interface OrderBound {
  /** Pieces that one order may take now; 0 when sold out. */
  readonly maximum: number
  /** What keeps an order from taking more: nothing else is in stock, or no order takes more. */
  readonly by: 'stock' | 'order'
}

/**
 * How many pieces one order may take now, and why not more.
 * @param left unsold units, counted at least as far as one order goes; null when the goods are not delivered from stock
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
 * How much a buyer is told of the stock.
 * @param left unsold units; null when the goods are not delivered from stock
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
