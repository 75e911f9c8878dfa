import { SUDDEN_BASIS_POINTS, within, type Level } from './agree.ts'

interface Against {
  /** The rate set by finance, 10^-8 dollars; null for none. */
  readonly set: bigint | null
  readonly now: number
}

/**
 * Checks a single source's price against the last accepted one. No other source can confirm it, so a sudden move is
 * never accepted by waiting. It is held until the old level returns or finance sets a rate near it.
 * @returns the new level, and whether the price is accepted
 */
export function admit(
  { accepted, sudden }: Level,
  price: bigint,
  { set, now }: Against,
): { readonly level: Level; readonly verdict: 'accepted' | 'held' } {
  const trusted = [accepted, set].filter((level) => level !== null)
  if (trusted.length === 0 || trusted.some((level) => within(price, level, SUDDEN_BASIS_POINTS))) {
    return { level: { accepted: price, sudden: null }, verdict: 'accepted' }
  }
  return { level: { accepted, sudden: { price, since: sudden?.since ?? now } }, verdict: 'held' }
}
