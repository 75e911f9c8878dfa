import { formatAmount } from './format-amount.ts'
import type { Money } from './money.ts'

/** The true minus sign that amounts are shown with. */
export const MINUS = '\u2212'

export interface DisplayOptions {
  /** Add a plus sign to incoming amounts. */
  readonly plus?: boolean
}

/** The display parts of an amount: trailing zeros are dimmed, the unit is smaller. */
export interface AmountParts {
  readonly sign: '' | '+' | typeof MINUS
  /** Significant digits with thousands commas: `1,234.2843838`. */
  readonly significant: string
  /** Zeros that only fill the precision, with the point when nothing follows it: `0`, `.00000000`. */
  readonly filler: string
  readonly unit: string
}

/**
 * Dollars as they are read: `$1,234.50`, `−$118.60`, on request `+$5.00`.
 * @example
 * formatUsd(usd(123_450)) // '$1,234.50'
 */
export function formatUsd(amount: Money<'USD'>, options: DisplayOptions = {}): string {
  return `${signOf(amount, options)}$${groupThousands(unsigned(amount))}`
}

/**
 * A coin amount in one text at full precision, `1.28438380 LTC`, that no line end tears from its unit.
 * @example
 * formatCoin(money('LTC', 128_438_380n)) // '1.28438380\u00a0LTC'
 */
export function formatCoin(amount: Money, options: DisplayOptions = {}): string {
  return `${signOf(amount, options)}${groupThousands(unsigned(amount))}\u00A0${amount.asset}`
}

/**
 * An amount without trailing zeros, for limits: `10`, `0.01`.
 * @example
 * shortAmount(money('LTC', 128_438_380n)) // '1.2843838'
 */
export function shortAmount(amount: Money): string {
  return formatAmount(amount).replace(/\.?0+$/, '')
}

/**
 * A coin amount in display parts.
 * @example
 * coinParts(money('LTC', 128_438_380n)) // { sign: '', significant: '1.2843838', filler: '0', unit: 'LTC' }
 */
export function coinParts(amount: Money, options: DisplayOptions = {}): AmountParts {
  const plain = groupThousands(unsigned(amount))
  const significant = plain.replace(/\.?0+$/, '')
  return {
    sign: signOf(amount, options),
    significant,
    filler: plain.slice(significant.length),
    unit: amount.asset,
  }
}

/**
 * Puts a comma before each three digits left of the point.
 * @example
 * groupThousands('1234567.5') // '1,234,567.5'
 */
export function groupThousands(decimal: string): string {
  const point = decimal.indexOf('.')
  const whole = point === -1 ? decimal : decimal.slice(0, point)
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + decimal.slice(whole.length)
}

function unsigned(amount: Money): string {
  return formatAmount(amount).replace('-', '')
}

function signOf(amount: Money, options: DisplayOptions): AmountParts['sign'] {
  if (amount.units < 0n) return MINUS
  return options.plus === true && amount.units > 0n ? '+' : ''
}
