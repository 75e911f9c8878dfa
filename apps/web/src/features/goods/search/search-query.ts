import { accountRules, goodsRules } from '@jindu/domain/rules'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** The address of a search; the numbers of the sorts are those of marketplace.md §2. */
export interface SearchAddress {
  readonly id?: number
  readonly name?: string
  readonly search?: string
  readonly goods_id?: number
  readonly uid?: number
  /** Dollars, as typed; only ever read as text. */
  readonly min?: number
  readonly max?: number
  readonly sort?: 0 | 1 | 2 | 3 | 4
  readonly page?: number
  readonly limit?: 10 | 20 | 40 | 60
  readonly view?: 'table' | 'cards'
  /** The keyword as it is, without corrections. */
  readonly as?: 'typed'
  /** More than the first answer to the keyword. */
  readonly further?: 1
}

type Sort = NonNullable<ApiInputs['goods']['list']['sort']>

const SORTS = ['created', 'sales', 'updated', 'recommended', 'hot'] as const satisfies readonly Sort[]

export const PAGE_SIZES = [10, 20, 40, 60] as const
const PAGE_SIZE = 20

const DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/

/** US cents of dollars as typed; undefined for what is no price that goods could have. */
export function centsOf(dollars: string | number | undefined): number | undefined {
  const [, whole = '', part = ''] = DOLLARS.exec(String(dollars ?? '')) ?? []
  if (whole === '') return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= goodsRules.price.maximumCents ? cents : undefined
}

/** Dollars for the address of a price in US cents. */
export function dollarsOf(cents: number): number {
  return Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
}

/** A link of the list is that of this page only when its whole address is. */
export const WHOLE_ADDRESS = { exact: true, includeSearch: true } as const

export const FIRST_UID = accountRules.uid.first

/** Whether a number can be a seller's; one that cannot finds nothing, and the empty list says why. */
export const canBeUid = (uid: number): boolean => uid >= FIRST_UID

/** What narrows a list at this address. */
export function narrowingOf({ id, search, goods_id, uid, min, max, as }: SearchAddress) {
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
  }
}

/** What the list procedure is asked for at this address: with a keyword what fits best, unless an order is chosen. */
export function searchQuery(address: SearchAddress) {
  const { search, sort, page = 1, limit = PAGE_SIZE, further } = address
  const order = sort ?? (search === undefined ? 0 : undefined)
  return {
    page,
    limit,
    ...(order === undefined ? {} : { sort: SORTS[order] }),
    ...(further === 1 && search !== undefined ? { further: true } : {}),
    ...narrowingOf(address),
  }
}

/** Nothing typed or chosen: the address is all goods, in the order of a tab. */
export function isUnfiltered(address: SearchAddress): boolean {
  return Object.keys(narrowingOf(address)).length === 0
}

/** How many filters besides the keyword narrow the list. */
export function filtersOf({ id, goods_id, uid, min, max }: SearchAddress): number {
  const price = min === undefined && max === undefined ? undefined : true
  return [id, goods_id, uid, price].filter((value) => value !== undefined).length
}
