import { rankingRules } from '../../rules/goods.ts'

/** Facts that decide whether a review counts in averages. */
export interface CountedFacts {
  /** The price of the reviewed order, in US cents. */
  readonly totalCents: bigint
  /** How many signs there are that seller and buyer are the same people. */
  readonly signs: number
  /** Whether a review of the buyer of the same goods counts already. */
  readonly ratedGoods: boolean
  /** When the newest review of the buyer that counts for the seller was written, unix seconds; null for none. */
  readonly ratedSellerAt: number | null
  /** Unix seconds. */
  readonly now: number
}

/**
 * Whether a review counts in the average of goods and seller, by which they are found: stars cannot be bought for a cent, nor many of
 * them by one buyer. A review that does not count stays to be read.
 * @example
 * const facts = { totalCents: 2_500n, signs: 0, ratedGoods: false, ratedSellerAt: null, now: 1_760_000_000 }
 * reviewCounts(facts) // true
 * reviewCounts({ ...facts, totalCents: 1n }) // false
 * reviewCounts({ ...facts, ratedSellerAt: 1_759_999_000 }) // false
 */
export function reviewCounts({ totalCents, signs, ratedGoods, ratedSellerAt, now }: CountedFacts): boolean {
  const { countsFromCents, sameSellerSeconds } = rankingRules.review
  if (signs > 0 || ratedGoods || totalCents < BigInt(countsFromCents)) return false
  return ratedSellerAt === null || now - ratedSellerAt >= sameSellerSeconds
}
