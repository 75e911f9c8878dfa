import type { Money } from '../../money/index.ts'

/**
 * Whether a ruling needs a second arbiter: strictly above the site's threshold; at the threshold one arbiter is enough.
 * @param total the order's worth at payment
 * @param aboveCents the site setting `secondArbiterCents`
 * @example
 * needsSecondArbiter(usd(250_000), 100_000) // true
 * needsSecondArbiter(usd(250_000), 300_000) // false
 */
export function needsSecondArbiter(total: Money<'USD'>, aboveCents: number): boolean {
  return total.units > BigInt(aboveCents)
}
