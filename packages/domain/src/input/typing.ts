/**
 * What an input that takes digits only keeps of what was typed: ad weeks, months, packages (wallet-and-otc.md §5).
 * @example
 * keepDigits('No. 4-123') // '4123'
 */
export function keepDigits(typed: string): string {
  return typed.replace(/\D+/g, '')
}

/**
 * What a number input keeps of what was typed: digits and one point, cut after some decimals (wallet-and-otc.md §5 "Numeric helper").
 * @param decimals digits after the point, 2 when left out; 5 for withdrawals
 * @example
 * keepDecimal('$1,234.567') // '1234.56'
 */
export function keepDecimal(typed: string, decimals = 2): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]+/g, '').split('.')
  return rest.length === 0 || decimals === 0 ? whole : `${whole}.${rest.join('').slice(0, decimals)}`
}

/**
 * What a quantity input makes of what was typed: the whole part, and whether something was cut, which warns (marketplace.md §5 "Purchase").
 * @example
 * keepInteger('007') // { text: '007', cut: false }
 */
export function keepInteger(typed: string): { readonly text: string; readonly cut: boolean } {
  const text = typed.trim().replace(/\D.*$/s, '')
  return { text, cut: text !== typed.trim() }
}
