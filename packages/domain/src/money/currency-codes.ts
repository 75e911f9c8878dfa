/** The coins that wallets hold. */
export type CurrencyCode = 'BTC' | 'USDT' | 'LTC'

/** The currencies in the order every list shows them: what goods are paid with first. */
export const CURRENCY_CODES = ['LTC', 'BTC', 'USDT'] as const satisfies readonly CurrencyCode[]
