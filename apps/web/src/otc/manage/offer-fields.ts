import type { ErrorCode } from '@jindu/domain/errors'
import type { TypedPrice } from './price-draft.ts'

export const REQUIREMENTS = ['registerDays', 'goodsTrade', 'otcTradeAmount', 'otcMaliciousTimes'] as const

/** Every field of the form that can have an error, from top to bottom. */
export const OFFER_FIELDS = [
  'unitPrice',
  'trigger',
  'margin',
  'floor',
  'ceiling',
  'total',
  'minimum',
  'maximum',
  'fiat',
  'methods',
  'payees',
  'paySeconds',
  'hours',
  ...REQUIREMENTS,
  'remark',
  'greeting',
] as const

export type OfferField = (typeof OFFER_FIELDS)[number]

const FIELDS: Readonly<Partial<Record<ErrorCode, OfferField>>> = {
  OFFER_TRIGGER_REACHED: 'trigger',
  OFFER_MARGIN_OUT_OF_RANGE: 'margin',
  OFFER_MARGIN_REQUIRED: 'margin',
  OFFER_MARGIN_FLOOR_ABOVE_CEILING: 'floor',
  OFFER_TOTAL_REQUIRED: 'total',
  OFFER_BUY_TOTAL_TOO_LARGE: 'total',
  OFFER_SELL_TOTAL_TOO_SMALL: 'total',
  OFFER_TOTAL_BELOW_TAKEN: 'total',
  INSUFFICIENT_FUNDS: 'total',
  OFFER_MINIMUM_REQUIRED: 'minimum',
  OFFER_MINIMUM_NEEDS_PRICE_AND_TOTAL: 'minimum',
  OFFER_MINIMUM_TOO_SMALL: 'minimum',
  OFFER_MINIMUM_ABOVE_TOTAL: 'minimum',
  OFFER_MAXIMUM_REQUIRED: 'maximum',
  OFFER_MAXIMUM_BELOW_MINIMUM: 'maximum',
  OFFER_MAXIMUM_ABOVE_TOTAL: 'maximum',
  FIAT_NOT_ACCEPTED: 'fiat',
  OFFER_PAYMENT_METHOD_REQUIRED: 'methods',
  PAYEE_NOT_FOUND: 'payees',
  PAYEE_METHOD_NOT_ACCEPTED: 'payees',
  PAYEE_OF_PAYER: 'payees',
  PAYEE_TOO_MANY_NAMED: 'payees',
  OFFER_PAY_TIME_OUT_OF_RANGE: 'paySeconds',
  OFFER_HOURS_INVALID: 'hours',
  OFFER_HOURS_TOO_FEW: 'hours',
  OFFER_REMARK_TOO_LONG: 'remark',
}

/** Price errors are shown at the field that determines the price. */
const OF_PRICE: ReadonlySet<ErrorCode> = new Set([
  'OFFER_PRICE_REQUIRED',
  'OFFER_PRICE_BELOW_FLOOR',
  'OFFER_PRICE_ABOVE_CEILING',
  'RATE_UNAVAILABLE',
])

/** The field of an error; undefined if it concerns no field. */
export function fieldOf(code: ErrorCode, pricing: TypedPrice['pricing']): OfferField | undefined {
  if (OF_PRICE.has(code)) return pricing === 'fixed' ? 'unitPrice' : 'margin'
  return FIELDS[code]
}
