import type { GoodsSort } from '@jindu/domain/input'
import type { Need, SearchPlan } from './plan-search.ts'
import { isSifted, MAXIMUM_FOUND, type Reading, type SearchNarrowing } from './search-found.ts'

/** A word of so few goods is read whole: whatever the order, the answer is exact. */
const WHOLE = 400
/** Beyond the page, so that equal ranks and words that stand together can be put in order. */
const SPARE = 30
/** Of the rarest of several words so many are looked at, and no more unless nothing at all was found. */
const LOOKED = 3_000
/** Facets are counted over so many of the rarest word. */
const COUNTED = 500
/** In orders that are not the index's own, where all that is looked at is put in order. */
const LOOKED_MIXED = 1_000

export interface Order {
  readonly sort?: GoodsSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

function firstOf({ sort, order }: Order): Reading['first'] {
  if (sort === undefined) return 'mostSold'
  if (sort === 'created') return order === 'asc' ? 'oldest' : 'newest'
  if (order === 'asc') return 'leastSold'
  return sort === 'sales' ? 'mostSold' : 'either'
}

/**
 * How far a search is read.
 * @param window rows up to the end of the page
 */
export function readingOf(
  plan: SearchPlan,
  lead: Need,
  narrowing: SearchNarrowing,
  by: Order,
  window: number,
): Reading {
  const first = firstOf(by)
  if (lead.count <= WHOLE) return { first: 'mostSold', looked: WHOLE + 1, kept: WHOLE + 1 }
  if (!isSifted(plan, narrowing)) {
    const isExact = first === 'newest' || first === 'oldest'
    const isOfMany = by.sort === undefined && lead.terms.length > 1
    const looked = isOfMany ? MAXIMUM_FOUND : window + (isExact ? 0 : SPARE)
    return { first, looked, kept: MAXIMUM_FOUND }
  }
  if (first === 'either') return { first, looked: LOOKED_MIXED, kept: LOOKED_MIXED }
  const looked = first === 'mostSold' || first === 'leastSold' ? LOOKED : LOOKED_MIXED
  return { first, looked, kept: Math.min(MAXIMUM_FOUND, window + SPARE) }
}

/** All there is of a word, for when nothing was found: goods that exist are found. */
export function lastReading(lead: Need, by: Order): Reading {
  return { first: firstOf(by) === 'leastSold' ? 'leastSold' : 'mostSold', looked: lead.count + 1, kept: MAXIMUM_FOUND }
}

/** How facets are counted: over the most sold. */
export function facetReadings(lead: Need): Reading[] {
  const near: Reading = { first: 'mostSold', looked: COUNTED, kept: MAXIMUM_FOUND }
  return lead.count > COUNTED ? [near, { ...near, looked: LOOKED }, lastReading(lead, {})] : [near]
}
