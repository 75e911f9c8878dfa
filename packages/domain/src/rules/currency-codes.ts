/** The currencies in list order: those that pay for goods first. */
export const CURRENCY_CODES = ['LTC', 'BTC', 'USDT'] as const

/** The coins that wallets hold. */
export type CurrencyCode = (typeof CURRENCY_CODES)[number]

/**
 * One value for each coin.
 * @example
 * byCurrency((code) => code.length) // { LTC: 3, BTC: 3, USDT: 4 }
 */
export function byCurrency<Value>(of: (code: CurrencyCode) => Value): Readonly<Record<CurrencyCode, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the codes of the list
  return Object.fromEntries(CURRENCY_CODES.map((code) => [code, of(code)])) as Record<CurrencyCode, Value>
}
