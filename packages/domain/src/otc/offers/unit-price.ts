import { fail } from '../../errors/index.ts'
import { parseAmount } from '../../money/index.ts'

/**
 * Parses a typed unit price: dollars, at most 8 decimals.
 * @returns US dollars times 10^8, greater than zero
 * @throws DomainError OFFER_PRICE_REQUIRED, AMOUNT_FORMAT, AMOUNT_TOO_PRECISE, AMOUNT_TOO_LARGE
 * @example
 * parseUnitPrice('88.00') // 8_800_000_000n
 */
export function parseUnitPrice(text: string): bigint {
  if (text.trim() === '') return fail('OFFER_PRICE_REQUIRED')
  // Eight decimals as a coin has them; the dollars of a price are counted as finely.
  const { units } = parseAmount(text, 'BTC')
  return units > 0n ? units : fail('OFFER_PRICE_REQUIRED')
}
