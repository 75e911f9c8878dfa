/** Prices further from the median are outliers. */
const OUTLIER_BASIS_POINTS = 200n
/** A larger move between two readings is sudden and is held at first. */
export const SUDDEN_BASIS_POINTS = 2_000n
/** A sudden level is accepted after staying this long. */
const BELIEVED_AFTER_SECONDS = 600
/** A single exchange is not enough for a price. */
const LEAST = 2

/** The price state of a coin, 10^-8 dollars. */
export interface Level {
  readonly accepted: bigint | null
  /** A sudden level that is not accepted yet, and since when (Unix seconds). */
  readonly sudden: { readonly price: bigint; readonly since: number } | null
}

export const UNKNOWN: Level = { accepted: null, sudden: null }

export const within = (price: bigint, of: bigint, basisPoints: bigint): boolean =>
  (price > of ? price - of : of - price) * 10_000n <= of * basisPoints

/** The median; with two middle prices their mean, rounded down; null without prices. */
export function median(prices: readonly bigint[]): bigint | null {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2n
}

/**
 * The consensus of several exchanges: the median of those that agree. With too few, nothing changes. A sudden move
 * holds the coin until the new level has stayed for a while.
 * @returns the new level, and whether the coin's price is new, held or unchanged
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
