import type { GoodsSort } from '@jindu/domain/input'
import type { SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import { FIT } from './dictionary.ts'
import type { Scan } from './scan-candidates.ts'
import { MAXIMUM_FOUND } from './found.ts'
import { hasTraits, isKept } from './goods-traits.ts'
import { isSifted, type SearchNarrowing } from './narrowing.ts'

/** A word with at most this many goods is read completely, so any sort order is exact. */
const WHOLE = 400
/** Extra rows beyond the page, to order equal ranks and phrase matches. */
const SPARE = 15
/** First stage for several words: how many goods of the rarest word are read. */
const LOOKED_NEAR = 1_500
/** Second stage if the first found too few; no further unless nothing was found. */
const LOOKED = 6_000
/** The bound when the user asks for further results. */
const LOOKED_FURTHER = 50_000
/** The first stage suffices if it fills this part of a page. */
const ENOUGH_OF_A_PAGE = 0.3
/** The bound with trait filters, because each goods must be checked. */
const LOOKED_WITH_TRAITS = 20_000
/** Sample size for facets of a single word. */
const COUNTED = 500
/** Sample size for facets of several words, of the rarest one. */
const COUNTED_OF_SEVERAL = 1_000
/** Bounds for sort orders that the index does not have, where everything read must be sorted. */
const LOOKED_MIXED = 1_000
const LOOKED_MIXED_FURTHER = 10_000

export interface Order {
  readonly sort?: GoodsSort | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly further?: boolean | undefined
}

function firstOf({ sort, order }: Order): Scan['first'] {
  if (sort === undefined) return 'mostSold'
  if (sort === 'created') return order === 'asc' ? 'oldest' : 'newest'
  // Cheap goods can be anywhere in the index, so read the most sold and sort them by the index's price.
  if (sort === 'price') return 'mostSold'
  if (order === 'asc') return 'leastSold'
  return sort === 'sales' ? 'mostSold' : 'either'
}

/**
 * Chooses the read order and bounds of a search.
 * @param window rows up to the end of the page
 */
export function scanOf(plan: SearchPlan, rarest: Need, narrowing: SearchNarrowing, by: Order, window: number): Scan {
  const first = firstOf(by)
  if (rarest.count <= WHOLE) return { first: 'mostSold', looked: WHOLE + 1, kept: WHOLE + 1 }
  const furthest = hasTraits(narrowing) ? LOOKED_WITH_TRAITS : LOOKED_FURTHER
  if (by.sort === 'price') {
    const looked = by.further === true ? furthest : LOOKED
    return { first, looked, kept: looked + 1 }
  }
  if (!isSifted(plan, narrowing)) {
    const isExact = first === 'newest' || first === 'oldest'
    const isOfMany = by.sort === undefined && rarest.terms.length > 1
    const looked = isOfMany ? MAXIMUM_FOUND : window + (isExact ? 0 : SPARE)
    return { first, looked, kept: MAXIMUM_FOUND + SPARE }
  }
  const [inOrder, mixed] = by.further === true ? [furthest, LOOKED_MIXED_FURTHER] : [LOOKED, LOOKED_MIXED]
  if (first === 'either') return { first, looked: mixed, kept: MAXIMUM_FOUND }
  const looked = first === 'mostSold' || first === 'leastSold' ? inOrder : mixed
  return { first, looked, kept: Math.min(MAXIMUM_FOUND, window + SPARE) }
}

/** Only the exact word's term, if it has enough goods to fill the pages: longer words that contain it rank behind. */
export function wordOf(rarest: Need, by: Order): Need | null {
  const word = rarest.terms.find(({ fit }) => fit === FIT.word)
  const isEnough = word !== undefined && word.count >= MAXIMUM_FOUND && by.sort === undefined
  return isEnough ? { ...rarest, terms: [word], count: word.count } : null
}

interface Stage {
  readonly rarest: Need
  readonly scan: Scan
  /** The number of results with which the page is shown without a further stage. */
  readonly enough: number
}

/**
 * A cheaper first stage for searches with several words: only the exact word's term, and fewer goods.
 * @returns null if the full scan costs as little
 */
export function nearStage(
  plan: SearchPlan,
  rarest: Need,
  narrowing: SearchNarrowing,
  by: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Stage | null {
  const word = wordOf(rarest, by) ?? rarest
  const scan = scanOf(plan, word, narrowing, by, offset + limit)
  const isFar = by.further === true || by.sort === 'price'
  if (isFar || scan.looked < LOOKED || word.count <= LOOKED_NEAR) return null
  const isAll = rarest.terms.length === 1
  return {
    rarest: word,
    scan: { ...scan, looked: LOOKED_NEAR },
    enough: isAll ? Math.ceil(limit * ENOUGH_OF_A_PAGE) : limit,
  }
}

/**
 * The last resort when nothing was found: all goods of the word, so that existing goods are found. Trait filters check
 * each goods, so there it reads the trait's list or a bounded part of the word.
 */
export function lastScan(rarest: Need, narrowing: SearchNarrowing, by: Order): Scan {
  const all = rarest.count + 1
  return {
    first: isKept(narrowing) ? 'traited' : firstOf(by) === 'leastSold' ? 'leastSold' : 'mostSold',
    looked: hasTraits(narrowing) ? Math.min(all, LOOKED_WITH_TRAITS) : all,
    kept: MAXIMUM_FOUND,
  }
}

/** The scans for facet counts: over the most sold goods. */
export function facetScans({ isOne }: SearchPlan, rarest: Need, narrowing: SearchNarrowing): Scan[] {
  const looked = isOne ? COUNTED : COUNTED_OF_SEVERAL
  const near: Scan = { first: 'mostSold', looked, kept: MAXIMUM_FOUND }
  return rarest.count > looked ? [near, { ...near, looked: LOOKED }, lastScan(rarest, narrowing, {})] : [near]
}
