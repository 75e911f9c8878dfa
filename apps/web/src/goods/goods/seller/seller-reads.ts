import { sortInput } from '../../search/index.ts'
import type { SellerSearch } from './seller-address.ts'

export const SELLER_PAGE_SIZE = 20

/** The page of goods at an address of a seller. */
export const sellerGoods = (
  sellerUid: number,
  { page = 1, sort = 2, category }: Omit<SellerSearch, 'id' | 'type'>,
) => ({
  page,
  limit: SELLER_PAGE_SIZE,
  sellerUid,
  ...sortInput(sort),
  ...(category === undefined ? {} : { categoryId: category }),
})
