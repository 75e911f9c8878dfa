import { amountText } from '@jindu/domain/input'
import type { CurrencyCode } from '@jindu/domain/money'

/** Smallest units of a typed amount, in digits; null for anything that is no amount. */
export function readUnits(typed: string, currency: CurrencyCode): string | null {
  const read = amountText(currency).safeParse(typed)
  return read.success ? read.data.units.toString() : null
}
