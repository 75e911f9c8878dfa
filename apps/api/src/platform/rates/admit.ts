import { SUDDEN_BASIS_POINTS, within, type Level } from './agree.ts'

interface Against {
  /** A rate that two members of finance set now, 10^-8 dollars; null: none. */
  readonly set: bigint | null
  readonly now: number
}

/**
 * What one source's price says, held against the last price that was accepted. Nobody can outvote a single source, so a sudden move is
 * never believed for having stood a while: it is held until the old level is back, or until finance set a rate near it.
 * @returns the level from now on, and whether the price counts
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
