import { CURRENCY_CODES } from '../rules/currency-codes.ts'
import { foldDigits, foldNumber } from './typed-number.ts'

/** Currency symbols and units around a pasted amount: `$12.50`, `0.5 LTC`. */
const UNITS = new RegExp(`^\\s*(?:US)?\\p{Sc}\\s*|\\s*(?:${[...CURRENCY_CODES, 'USD'].join('|')})\\s*$`, 'giu')

/**
 * Normalises input of a whole number: digits of any script become 0 to 9. Other input is returned unchanged for the
 * field to refuse: removing a character between two digits would make another number (wallet-and-otc.md §5).
 * @example
 * keepDigits('１００００１') // '100001'
 * keepDigits('1.5') // '1.5'
 */
export function keepDigits(typed: string): string {
  const folded = foldDigits(typed)
  return /^\d*$/.test(folded) ? folded : typed
}

/**
 * Normalises input of a number field: a single separator becomes the decimal point, and excess decimals are cut
 * (wallet-and-otc.md §5 "Numeric helper"). Ambiguous input is returned unchanged for the field to refuse.
 * @param decimals maximum decimals, default 2; 5 for withdrawals
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
 * Whether input cannot become a number even if typing continues, so that the field may show its error at once.
 * @param decimals 0 for whole numbers
 * @example
 * isUnreadableNumber('1.', 2) // false: the decimals may follow
 * isUnreadableNumber('1,234.5', 2) // true
 */
export function isUnreadableNumber(text: string, decimals: number): boolean {
  const plain = decimals === 0 ? keepDigits(text) : foldNumber(text)
  return !(decimals === 0 ? /^\s*\d*\s*$/ : /^\d*\.?\d*\s*$/).test(plain)
}

/**
 * Normalises input of a quantity: the whole part, and whether something was cut, which shows a warning (marketplace.md
 * §5 "Purchase").
 * @example
 * keepInteger('007') // { text: '007', cut: false }
 */
export function keepInteger(typed: string): { readonly text: string; readonly cut: boolean } {
  const folded = foldDigits(typed).trim()
  const text = folded.replace(/\D.*$/s, '')
  return { text, cut: text !== folded }
}
