import { fail } from '../errors/index.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../rules/currency-codes.ts'

/** Unit of an amount: a coin, or US dollars (counted in cents). */
export type Asset = CurrencyCode | 'USD'

/** Wire numbers of the currencies (wallet-and-otc.md §9). */
export type CurrencyId = 1 | 2 | 3

export interface Currency {
  readonly id: CurrencyId
  readonly code: CurrencyCode
  readonly enName: string
  /** Decimals of the smallest unit. */
  readonly decimals: number
  /** Decimals that people may type and are shown. */
  readonly amountPrecision: number
  /** Decimals that a conversion rounds to. */
  readonly calculatePrecision: number
}

export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = {
  BTC: { id: 1, code: 'BTC', enName: 'Bitcoin', decimals: 8, amountPrecision: 8, calculatePrecision: 8 },
  USDT: { id: 2, code: 'USDT', enName: 'Tether USD', decimals: 6, amountPrecision: 6, calculatePrecision: 6 },
  LTC: { id: 3, code: 'LTC', enName: 'Litecoin', decimals: 8, amountPrecision: 8, calculatePrecision: 8 },
}

/**
 * Whether a text is a currency code.
 * @example
 * isCurrencyCode('LTC') // true
 * isCurrencyCode('DOGE') // false
 */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

/**
 * The currency with a wire number.
 * @param id 1 BTC, 2 USDT, 3 LTC
 * @throws DomainError CURRENCY_UNKNOWN
 * @example
 * currencyById(3).code // 'LTC'
 */
export function currencyById(id: number): Currency {
  const code = CURRENCY_CODES.find((code) => CURRENCIES[code].id === id)
  return code === undefined ? fail('CURRENCY_UNKNOWN', { currency: id }) : CURRENCIES[code]
}

/**
 * Decimals of an asset's smallest unit: 8, 6, or 2 for USD.
 * @throws DomainError CURRENCY_UNKNOWN for an unknown code from untyped callers
 * @example
 * decimalsOf('LTC') // 8
 * decimalsOf('USD') // 2
 */
export function decimalsOf(asset: Asset): number {
  if (asset === 'USD') return 2
  return isCurrencyCode(asset) ? CURRENCIES[asset].decimals : fail('CURRENCY_UNKNOWN', { currency: String(asset) })
}
