/** Currencies that fiat is paid in (ISO 4217), US dollars first. Operators choose among them (`otcFiats`). */
export const FIAT_CODES = [
  'USD',
  'EUR',
  'CNY',
  'GBP',
  'JPY',
  'HKD',
  'TWD',
  'SGD',
  'KRW',
  'INR',
  'IDR',
  'MYR',
  'PHP',
  'THB',
  'VND',
  'AUD',
  'CAD',
  'CHF',
  'SEK',
  'PLN',
  'CZK',
  'HUF',
  'TRY',
  'UAH',
  'AED',
  'KWD',
  'NGN',
  'KES',
  'ZAR',
  'BRL',
  'MXN',
  'ARS',
  'CLP',
] as const

/** A currency that fiat is paid in. */
export type FiatCode = (typeof FIAT_CODES)[number]

/** A currency that needs a rate: dollars are the truth of every price. */
export type ForeignFiat = Exclude<FiatCode, 'USD'>
