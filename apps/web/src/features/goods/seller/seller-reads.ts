export const SELLER_PAGE_SIZE = 20

export const sellerGoods = (sellerUid: number, page: number) => ({
  page,
  limit: SELLER_PAGE_SIZE,
  sellerUid,
  sort: 'updated' as const,
})
