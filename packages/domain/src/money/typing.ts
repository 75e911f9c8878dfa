import { CURRENCY_CODES } from './currency-codes.ts'
import { foldDigits, foldNumber } from './typed-number.ts'

/** Signs and units around a pasted amount: `$12.50`, `0.5 LTC`. */
const UNITS = new RegExp(`^\\s*(?:US)?\\p{Sc}\\s*|\\s*(?:${[...CURRENCY_CODES, 'USD'].join('|')})\\s*$`, 'giu')

/**
 * What a field of a whole number makes of what was typed: digits of any script become 0 to 9. Anything else stays, for the field to
 * refuse: a character dropped between two digits would be another number (wallet-and-otc.md §5).
 * @example
 * keepDigits('１００００１') // '100001'
 * keepDigits('1.5') // '1.5'
 */
export function keepDigits(typed: string): string {
  const folded = foldDigits(typed)
  return /^\d*$/.test(folded) ? folded : typed
}

/**
 * What a number field makes of what was typed: a lone separator becomes the point, and further decimals are cut (wallet-and-otc.md §5
 * "Numeric helper"). What may mean two numbers stays as typed, for the field to refuse.
 * @param decimals digits after the point, 2 when left out; 5 for withdrawals
 * @example
 * keepDecimal('$0,5') // '0.5'
 * keepDecimal('1234.567') // '1234.56'
 * keepDecimal('1.234,5') // '1.234,5'
 */
export function keepDecimal(typed: string, decimals = 2): string {
  const folded = foldNumber(typed.replaceAll(UNITS, ''))
  const [, whole, fraction] = /^(\d*)(?:\.(\d*))?\s*$/.exec(folded) ?? []
  if (whole === undefined || (decimals === 0 && fraction !== undefined)) return typed
  return fraction === undefined || fraction.length <= decimals ? folded : `${whole}.${fraction.slice(0, decimals)}`
}

/**
 * Whether a number field holds what can be no number however the typing goes on, so that the field may say so at once.
 * @param decimals 0 where only whole numbers are meant
 * @example
 * isUnreadableNumber('1.', 2) // false: the decimals may follow
 * isUnreadableNumber('1,234.5', 2) // true
 */
export function isUnreadableNumber(text: string, decimals: number): boolean {
  const plain = decimals === 0 ? keepDigits(text) : foldNumber(text)
  return !(decimals === 0 ? /^\s*\d*\s*$/ : /^\d*\.?\d*\s*$/).test(plain)
}

/**
 * What a quantity input makes of what was typed: the whole part, and whether something was cut, which warns (marketplace.md §5 "Purchase").
 * @example
 * keepInteger('007') // { text: '007', cut: false }
 */
export function keepInteger(typed: string): { readonly text: string; readonly cut: boolean } {
  const folded = foldDigits(typed).trim()
  const text = folded.replace(/\D.*$/s, '')
  return { text, cut: text !== folded }
}
