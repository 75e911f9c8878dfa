import { isUnreadableNumber } from '@jindu/domain/money'
import { parseUnitPrice } from '@jindu/domain/otc/offers'

export const PRICE_DECIMALS = 8

/** A typed price as the server takes it; null while empty or unreadable. */
export function typedPrice(text: string): string | null {
  if (text.trim() === '' || isUnreadableNumber(text, PRICE_DECIMALS)) return null
  try {
    return String(parseUnitPrice(text))
  } catch {
    return null
  }
}
