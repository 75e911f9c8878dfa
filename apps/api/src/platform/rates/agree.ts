/** Prices further from the median are somebody's mistake. */
const OUTLIER_BASIS_POINTS = 200n
/** A price that moves further from one reading to the next is not believed at once. */
export const SUDDEN_BASIS_POINTS = 2_000n
/** A new level that has stood so long is believed. */
const BELIEVED_AFTER_SECONDS = 600
/** One exchange alone is nobody's market. */
const LEAST = 2

/** What is known of a coin's price, 10^-8 dollars. */
export interface Level {
  readonly accepted: bigint | null
  /** A level that came suddenly, and since when it stands (Unix seconds). */
  readonly sudden: { readonly price: bigint; readonly since: number } | null
}

export const UNKNOWN: Level = { accepted: null, sudden: null }

export const within = (price: bigint, of: bigint, basisPoints: bigint): boolean =>
  (price > of ? price - of : of - price) * 10_000n <= of * basisPoints

/** The middle price, of two middle ones their mean rounded down; null of none. */
export function median(prices: readonly bigint[]): bigint | null {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2n
}

/**
 * What several exchanges' prices say together: the median of those that agree. Too few of them change nothing; a sudden move holds
 * the coin until the new level has stood for a while.
 * @returns the level from now on, and whether the coin has a new price, none, or the one it had
 */
export function agree(
  level: Level,
  prices: readonly bigint[],
  now: number,
): { readonly level: Level; readonly verdict: 'accepted' | 'held' | 'unchanged' } {
  const middle = median(prices)
  const near = middle === null ? [] : prices.filter((price) => within(price, middle, OUTLIER_BASIS_POINTS))
  const price = near.length < LEAST ? null : median(near)
  if (price === null) return { level, verdict: level.sudden === null ? 'unchanged' : 'held' }
  const { accepted, sudden } = level
  if (accepted === null || within(price, accepted, SUDDEN_BASIS_POINTS)) {
    return { level: { accepted: price, sudden: null }, verdict: 'accepted' }
  }
  if (sudden === null || !within(price, sudden.price, OUTLIER_BASIS_POINTS)) {
    return { level: { accepted, sudden: { price, since: now } }, verdict: 'held' }
  }
  return now - sudden.since >= BELIEVED_AFTER_SECONDS
    ? { level: { accepted: price, sudden: null }, verdict: 'accepted' }
    : { level, verdict: 'held' }
}
