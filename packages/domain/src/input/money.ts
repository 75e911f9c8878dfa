import * as z from 'zod'
import { readGoodsPrice } from '../goods/goods/index.ts'
import {
  CURRENCY_CODES,
  isStorableUnits,
  moneyFromWire,
  parsePositiveAmount,
  WIRE_UNITS,
  type CurrencyCode,
  type ParseOptions,
} from '../money/index.ts'
import { readText, refuse } from './refuse.ts'

const units = z
  .string(refuse('AMOUNT_REQUIRED'))
  .regex(WIRE_UNITS, { ...refuse('AMOUNT_FORMAT'), abort: true })
  .refine((text) => isStorableUnits(BigInt(text)), refuse('AMOUNT_TOO_LARGE'))
const MAXIMUM_TYPED = 40

/** Money as JSON carries it, any asset. */
export const moneyWire = z.object({ asset: z.enum([...CURRENCY_CODES, 'USD'], refuse('CURRENCY_UNKNOWN')), units })

/** Coin as JSON carries it. */
export const coinWire = z.object({ asset: z.enum(CURRENCY_CODES, refuse('CURRENCY_UNKNOWN')), units })

/** Dollars as JSON carries them. */
export const usdWire = z.object({ asset: z.literal('USD', refuse('CURRENCY_UNKNOWN')), units })

/** Dollars off the wire, read as money. */
export const usdMoney = usdWire.transform(moneyFromWire)

/** Coin off the wire, read as money. */
export const coinMoney = coinWire.transform(moneyFromWire)

/** A goods price as typed: dollars with at most 2 decimals, more than nothing (marketplace.md §5). */
export const priceText = readText(MAXIMUM_TYPED, 'GOODS_PRICE_REQUIRED', readGoodsPrice)

/**
 * An amount of coin as typed, more than nothing.
 * @example
 * amountText('LTC').parse('0.5') // { asset: 'LTC', units: 50_000_000n }
 */
export function amountText<C extends CurrencyCode>(currency: C, options: ParseOptions = {}) {
  return readText(MAXIMUM_TYPED, 'AMOUNT_REQUIRED', (text) => parsePositiveAmount(text, currency, options))
}
