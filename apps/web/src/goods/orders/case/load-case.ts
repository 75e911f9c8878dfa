import type { LoadCase } from '../../../trust/disputes/index.ts'

/** A file of its own: the first visit of any page loads what the router asks before it draws one. */
export const loadGoodsOrderCase: LoadCase = (q, id) =>
  Promise.all([q.goodsOrders.case.ensureData({ id }), q.goodsOrders.goods.prefetch({ id })])
