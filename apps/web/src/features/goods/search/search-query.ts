import { accountRules } from '@jindu/domain/rules'
import type { ApiInputs } from '../../../shared/trpc/types.ts'

/** The address of a search; the numbers of the sorts are those of marketplace.md §2. */
export interface SearchAddress {
  readonly id?: number
  readonly name?: string
  readonly search?: string
  readonly goods_id?: number
  readonly uid?: number
  readonly sort?: 0 | 1 | 2 | 3 | 4
  readonly page?: number
  readonly limit?: 10 | 20 | 40 | 60
  readonly view?: 'table'
}

type Sort = NonNullable<ApiInputs['goods']['list']['sort']>

const SORTS = ['created', 'sales', 'updated', 'recommended', 'hot'] as const satisfies readonly Sort[]

export const PAGE_SIZES = [10, 20, 40, 60] as const
const PAGE_SIZE = 20

/** What the list procedure is asked for at this address; a number that can be nobody's uid narrows nothing. */
export function searchQuery(address: SearchAddress) {
  const { id, search, goods_id, uid, sort = 0, page = 1, limit = PAGE_SIZE } = address
  return {
    page,
    limit,
    sort: SORTS[sort],
    ...(search === undefined ? {} : { search }),
    ...(id === undefined ? {} : { categoryId: id }),
    ...(goods_id === undefined ? {} : { goodsId: goods_id }),
    ...(uid === undefined || uid < accountRules.uid.first ? {} : { sellerUid: uid }),
  }
}

/** Nothing typed or chosen: the address is all goods, in the order of a tab. */
export function isUnfiltered({ id, search, goods_id, uid }: SearchAddress): boolean {
  return id === undefined && search === undefined && goods_id === undefined && uid === undefined
}
