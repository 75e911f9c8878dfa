import { accountRules } from '@jindu/domain/rules'
import { sortInput } from './sort-input.ts'
import type { Sort } from './sorts.ts'
import { centsOf } from './cents-of.ts'
import { chosenTraits, TRAITS, type TraitAddress } from './traits.ts'

/** Search parameters of a goods search. */
export interface SearchAddress extends TraitAddress {
  readonly id?: number
  readonly name?: string
  readonly search?: string
  readonly goods_id?: number
  readonly uid?: number
  /** Dollars as typed; used as text only. */
  readonly min?: number
  readonly max?: number
  readonly sort?: Sort
  readonly page?: number
  readonly limit?: 10 | 20 | 40 | 60
  readonly view?: 'table' | 'cards'
  /** Search the keyword literally, without spelling correction. */
  readonly as?: 'typed'
  /** Show more than the first results for the keyword. */
  readonly further?: 1
}

export const PAGE_SIZES = [10, 20, 40, 60] as const
const PAGE_SIZE = 20

/** Converts a price in US cents to dollars for the URL. */
export function dollarsOf(cents: number): number {
  return Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
}

/** A link is the current page only if its whole URL matches. */
export const WHOLE_ADDRESS = { exact: true, includeSearch: true } as const

export const FIRST_UID = accountRules.uid.first

/** Whether a number can be a seller's uid; otherwise nothing matches, and the empty state says why. */
export const canBeUid = (uid: number): boolean => uid >= FIRST_UID

/** Query input of the filters in the URL. */
export function narrowingOf({ id, search, goods_id, uid, min, max, as, ...traits }: SearchAddress) {
  const [from, to] = [centsOf(min), centsOf(max)]
  const isRange = from === undefined || to === undefined || from <= to
  return {
    ...(search === undefined ? {} : { search }),
    ...(as === 'typed' && search !== undefined ? { literal: true } : {}),
    ...(id === undefined ? {} : { categoryId: id }),
    ...(goods_id === undefined ? {} : { goodsId: goods_id }),
    ...(uid === undefined ? {} : { sellerUid: uid }),
    ...(from === undefined || !isRange ? {} : { minimumPriceCents: from }),
    ...(to === undefined || !isRange ? {} : { maximumPriceCents: to }),
    ...Object.fromEntries(chosenTraits(traits).map((trait) => [TRAITS[trait], true] as const)),
  }
}

/** Query input of the list: with a keyword sorted by relevance, unless a sort order is chosen. */
export function searchQuery(address: SearchAddress) {
  const { search, sort, page = 1, limit = PAGE_SIZE, further } = address
  const order = sort ?? (search === undefined ? 0 : undefined)
  return {
    page,
    limit,
    ...(order === undefined ? {} : sortInput(order)),
    ...(further === 1 && search !== undefined ? { further: true } : {}),
    ...narrowingOf(address),
  }
}

/** Whether no filter is set: the list then has all goods in a tab's order. */
export function isUnfiltered(address: SearchAddress): boolean {
  return Object.keys(narrowingOf(address)).length === 0
}

/** Number of active filters besides the keyword. */
export function filtersOf({ id, goods_id, uid, min, max, ...traits }: SearchAddress): number {
  const price = min === undefined && max === undefined ? undefined : true
  return [id, goods_id, uid, price].filter((value) => value !== undefined).length + chosenTraits(traits).length
}
