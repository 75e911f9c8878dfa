import { readId, readOneOf, readPage, search } from '../../../shared/search-params/read.ts'
import { PRICE_SORTS } from '../../card/index.ts'

/** As the search has them. */
export const SELLER_SORTS = [2, 0, 1, 4] as const

export const readSellerSearch = (raw: Record<string, unknown>) =>
  search({
    id: readId(raw, 'id'),
    page: readPage(raw),
    sort: readOneOf(raw, 'sort', [...SELLER_SORTS, ...PRICE_SORTS]),
    category: readId(raw, 'category'),
    type: readOneOf(raw, 'type', ['reviews'] as const),
  })

export type SellerSearch = ReturnType<typeof readSellerSearch>
