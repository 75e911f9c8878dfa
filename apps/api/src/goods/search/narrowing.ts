import { sql, type SQL } from 'drizzle-orm'
import { hasTraits, type GoodsTraits } from './goods-traits.ts'
import type { SearchPlan } from './plan-search.ts'

/** The filters of a search besides its words. */
export interface SearchNarrowing extends GoodsTraits {
  readonly categoryId?: number | undefined
  /** US cents, both ends included. */
  readonly minimumPriceCents?: number | undefined
  readonly maximumPriceCents?: number | undefined
}

/** The filter's SQL conditions on a table with these two columns; traits are in `traitsOf`. */
export function narrowedTo(
  { categoryId, minimumPriceCents, maximumPriceCents }: SearchNarrowing,
  category: SQL,
  price: SQL,
): SQL[] {
  return [
    ...(categoryId === undefined ? [] : [sql`${category} = ${categoryId}::bigint`]),
    ...(minimumPriceCents === undefined ? [] : [sql`${price} >= ${minimumPriceCents}`]),
    ...(maximumPriceCents === undefined ? [] : [sql`${price} <= ${maximumPriceCents}`]),
  ]
}

/** Whether each candidate must be checked individually: there are other words, a price filter or traits. */
export function isSifted(plan: SearchPlan, narrowing: SearchNarrowing): boolean {
  const { minimumPriceCents, maximumPriceCents } = narrowing
  return !plan.isOne || minimumPriceCents !== undefined || maximumPriceCents !== undefined || hasTraits(narrowing)
}
