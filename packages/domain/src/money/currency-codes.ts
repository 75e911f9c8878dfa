/** The coins that wallets hold. */
export type CurrencyCode = 'BTC' | 'USDT' | 'LTC'

/** The currencies in list order: those that pay for goods first. */
export const CURRENCY_CODES = ['LTC', 'BTC', 'USDT'] as const satisfies readonly CurrencyCode[]
