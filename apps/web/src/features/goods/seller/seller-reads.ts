import type { GoodsSort } from '@jindu/domain/input'
import { readId, readOneOf, readPage, search } from '../../../shared/search-params/read.ts'

export const SELLER_PAGE_SIZE = 20
/** Numbers of marketplace.md §2, as the search has them. */
export const SELLER_SORTS = [2, 0, 1, 4] as const

const SORT_NAMES = { 0: 'created', 1: 'sales', 2: 'updated', 4: 'hot' } as const satisfies Record<number, GoodsSort>

export const readSellerSearch = (raw: Record<string, unknown>) =>
  search({
    id: readId(raw, 'id'),
    page: readPage(raw),
    sort: readOneOf(raw, 'sort', SELLER_SORTS),
    category: readId(raw, 'category'),
    type: readOneOf(raw, 'type', ['reviews'] as const),
  })

export type SellerSearch = ReturnType<typeof readSellerSearch>

/** The page of goods at an address of a seller. */
export const sellerGoods = (
  sellerUid: number,
  { page = 1, sort = 2, category }: Omit<SellerSearch, 'id' | 'type'>,
) => ({
  page,
  limit: SELLER_PAGE_SIZE,
  sellerUid,
  sort: SORT_NAMES[sort],
  ...(category === undefined ? {} : { categoryId: category }),
})
