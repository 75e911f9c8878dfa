import { sql, type SQL } from 'drizzle-orm'
import { hasTraits, type GoodsTraits } from './goods-traits.ts'
import type { SearchPlan } from './plan-search.ts'

/** What narrows a search besides its words. */
export interface SearchNarrowing extends GoodsTraits {
  readonly categoryId?: number | undefined
  /** US cents, both ends included. */
  readonly minimumPriceCents?: number | undefined
  readonly maximumPriceCents?: number | undefined
}

/** The conditions of a narrowing on a table with the two columns; those of traits are `traitsOf`. */
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

/** Whether goods that carry the lead must be looked at one by one: there are other words, a price, or traits. */
export function isSifted(plan: SearchPlan, narrowing: SearchNarrowing): boolean {
  const { minimumPriceCents, maximumPriceCents } = narrowing
  return !plan.isOne || minimumPriceCents !== undefined || maximumPriceCents !== undefined || hasTraits(narrowing)
}
