import type { GoodsSort } from '@jindu/domain/input'
import type { SearchPlan } from './plan-search.ts'
import type { Need } from './needs.ts'
import { FIT } from './dictionary.ts'
import type { Scan } from './scan-candidates.ts'
import { MAXIMUM_FOUND } from './found.ts'
import { hasTraits, isKept } from './goods-traits.ts'
import { isSifted, type SearchNarrowing } from './narrowing.ts'

/** A word of so few goods is read whole: whatever the order, the answer is exact. */
const WHOLE = 400
/** Beyond the page, so that equal ranks and words that stand together can be put in order. */
const SPARE = 15
/** Of the rarest of several words so many are looked at first. */
const LOOKED_NEAR = 1_500
/** So many when that gave little, and no more unless nothing at all was found. */
const LOOKED = 6_000
/** So many when somebody asks for more than was found. */
const LOOKED_FURTHER = 50_000
/** That much of a page is enough to look no further. */
const ENOUGH_OF_A_PAGE = 0.3
/** Where each goods is looked at for its traits, no further than this. */
const LOOKED_WITH_TRAITS = 20_000
/** Facets of one word are counted over so many. */
const COUNTED = 500
/** Facets of several words, over so many of the rarest. */
const COUNTED_OF_SEVERAL = 1_000
/** In orders that are not the index's own, where all that is looked at is put in order. */
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
  // The cheapest can be anywhere: of the most sold, by the price that stands in the index.
  if (sort === 'price') return 'mostSold'
  if (order === 'asc') return 'leastSold'
  return sort === 'sales' ? 'mostSold' : 'either'
}

/**
 * How far a search is read.
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

/** The term that is the word itself, when it fills pages: words that have it inside come after it. */
export function wordOf(rarest: Need, by: Order): Need | null {
  const word = rarest.terms.find(({ fit }) => fit === FIT.word)
  const isEnough = word !== undefined && word.count >= MAXIMUM_FOUND && by.sort === undefined
  return isEnough ? { ...rarest, terms: [word], count: word.count } : null
}

interface Stage {
  readonly rarest: Need
  readonly scan: Scan
  /** With so many goods the page is shown. */
  readonly enough: number
}

/**
 * A shorter way to most pages of several words: the word itself instead of all that have it inside, and not so far.
 * @returns null when the whole way is as short
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
 * All there is of a word, for when nothing was found: goods that exist are found. With traits, which take a look at each goods, what
 * keeps one of them instead, or a bounded part of the word.
 */
export function lastScan(rarest: Need, narrowing: SearchNarrowing, by: Order): Scan {
  const all = rarest.count + 1
  return {
    first: isKept(narrowing) ? 'traited' : firstOf(by) === 'leastSold' ? 'leastSold' : 'mostSold',
    looked: hasTraits(narrowing) ? Math.min(all, LOOKED_WITH_TRAITS) : all,
    kept: MAXIMUM_FOUND,
  }
}

/** How facets are counted: over the most sold. */
export function facetScans({ isOne }: SearchPlan, rarest: Need, narrowing: SearchNarrowing): Scan[] {
  const looked = isOne ? COUNTED : COUNTED_OF_SEVERAL
  const near: Scan = { first: 'mostSold', looked, kept: MAXIMUM_FOUND }
  return rarest.count > looked ? [near, { ...near, looked: LOOKED }, lastScan(rarest, narrowing, {})] : [near]
}
