import { CURRENCIES, formatAmount, moneyFromWire, type CurrencyCode, type MoneyWire } from '@jindu/domain/money'
import { z } from 'zod'

/** An amount at full precision: `1.28438380`. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

export function toDecimal(amount: MoneyWire): string {
  return formatAmount(moneyFromWire(amount))
}

/** USD per coin, from 10^-8 dollars. */
export function toRate(usdE8: string): string {
  const digits = usdE8.padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}

export const currencyNames = z.object({ id: z.int(), en_name: z.string(), coin_name: z.string() })

export function toCurrencyNames(code: CurrencyCode): z.input<typeof currencyNames> {
  const { id, enName } = CURRENCIES[code]
  return { id, en_name: enName, coin_name: code }
}

/** Seconds, or 0 for never: the old clients know no null. */
export function toSeconds(time: number | null): number {
  return time ?? 0
}
