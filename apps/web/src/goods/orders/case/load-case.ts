import type { LoadCase } from '../../../trust/disputes/index.ts'

/** A separate file, because the first visit of any page loads all loaders that the router needs. */
export const loadGoodsOrderCase: LoadCase = (q, id) =>
  Promise.all([q.goodsOrders.case.ensureData({ id }), q.goodsOrders.goods.prefetch({ id })])
