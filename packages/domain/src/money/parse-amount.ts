import { fail } from '../errors/index.ts'
import { decimalsOf, type Asset } from './currency.ts'
import { money, type Money } from './money.ts'
import { foldNumber } from './typed-number.ts'

/** Maximum integer digits: with 8 decimals they fill a bigint column. */
const MAXIMUM_INTEGER_DIGITS = 10

const PLAIN_DECIMAL = /^(\d+)(?:\.(\d+))?$/

export interface ParseOptions {
  /** Maximum decimals; default and upper bound: the asset's own. */
  readonly maximumDecimals?: number
}

/**
 * Parses an amount by a person or a client, after `foldNumber`: digits of any script with an optional decimal point and
 * decimals, surrounding blanks ignored. No sign, exponent, grouping or bare point.
 * @param text for example `1.2843838` or `1,2843838`
 * @throws DomainError AMOUNT_REQUIRED, AMOUNT_FORMAT, AMOUNT_TOO_PRECISE, AMOUNT_TOO_LARGE, CURRENCY_UNKNOWN
 * @example
 * parseAmount('118.60', 'USD') // { asset: 'USD', units: 11_860n }
 * parseAmount('0,5', 'LTC') // { asset: 'LTC', units: 50_000_000n }
 * parseAmount('1e3', 'BTC') // throws AMOUNT_FORMAT
 */
export function parseAmount<A extends Asset>(text: string, asset: A, options: ParseOptions = {}): Money<A> {
  const trimmed = foldNumber(text).trim()
  if (trimmed === '') fail('AMOUNT_REQUIRED')
  const match = PLAIN_DECIMAL.exec(trimmed)
  if (match === null) fail('AMOUNT_FORMAT')
  const [, whole = '', fraction = ''] = match
  const decimals = decimalsOf(asset)
  const accepted = Math.min(decimals, options.maximumDecimals ?? decimals)
  if (fraction.length > accepted) fail('AMOUNT_TOO_PRECISE', { decimals: accepted })
  if (whole.replace(/^0+/, '').length > MAXIMUM_INTEGER_DIGITS) fail('AMOUNT_TOO_LARGE')
  return money(asset, BigInt(whole + fraction.padEnd(decimals, '0')))
}

/**
 * Reads an amount that must be more than nothing.
 * @throws DomainError AMOUNT_NOT_POSITIVE and those of `parseAmount`
 * @example
 * parsePositiveAmount('0.5', 'LTC').units // 50_000_000n
 * parsePositiveAmount('0', 'LTC') // throws AMOUNT_NOT_POSITIVE
 */
export function parsePositiveAmount<A extends Asset>(text: string, asset: A, options: ParseOptions = {}): Money<A> {
  const amount = parseAmount(text, asset, options)
  return amount.units > 0n ? amount : fail('AMOUNT_NOT_POSITIVE')
}
