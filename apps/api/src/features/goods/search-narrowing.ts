import { sql, type SQL } from 'drizzle-orm'
import type { SearchPlan } from './plan-search.ts'

/** What narrows a search besides its words. */
export interface SearchNarrowing {
  readonly categoryId?: number | undefined
  /** US cents, both ends included. */
  readonly minimumPriceCents?: number | undefined
  readonly maximumPriceCents?: number | undefined
}

/** The conditions of a narrowing on a table with the two columns. */
export function narrowedTo(
  { categoryId, minimumPriceCents, maximumPriceCents }: SearchNarrowing,
  category: SQL,
  price: SQL,
): SQL[] {
  return [
    ...(categoryId === undefined ? [] : [sql`${category} = ${categoryId}`]),
    ...(minimumPriceCents === undefined ? [] : [sql`${price} >= ${minimumPriceCents}`]),
    ...(maximumPriceCents === undefined ? [] : [sql`${price} <= ${maximumPriceCents}`]),
  ]
}

/** Whether goods that carry the lead must be looked at one by one: there are other words, or a price. */
export function isSifted(plan: SearchPlan, { minimumPriceCents, maximumPriceCents }: SearchNarrowing): boolean {
  return !plan.isOne || minimumPriceCents !== undefined || maximumPriceCents !== undefined
}
