import { decimalsOf } from './currency.ts'
import type { Money } from './money.ts'

/**
 * The amount as a plain decimal at full precision: `1.28438380`, `-0.50`. `Ms*` calls send this format, and
 * `parseAmount` parses it.
 * @example
 * formatAmount(money('LTC', 128_438_380n)) // '1.28438380'
 */
export function formatAmount(amount: Money): string {
  const decimals = decimalsOf(amount.asset)
  const digits = (amount.units < 0n ? -amount.units : amount.units).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${amount.units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}
