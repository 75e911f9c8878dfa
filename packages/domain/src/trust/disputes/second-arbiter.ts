import type { Money } from '../../money/index.ts'

/**
 * Whether a ruling waits for a second arbiter: strictly above the site's sum, at that sum one arbiter is enough.
 * @param total what the order was worth at payment
 * @param aboveCents the site setting `secondArbiterCents`
 * @example
 * needsSecondArbiter(usd(250_000), 100_000) // true
 * needsSecondArbiter(usd(250_000), 300_000) // false
 */
export function needsSecondArbiter(total: Money<'USD'>, aboveCents: number): boolean {
  return total.units > BigInt(aboveCents)
}
