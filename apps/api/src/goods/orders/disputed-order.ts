import { hearingOf, partsOf, type GoodsOrder } from '@jindu/domain/goods/orders'
import { usd } from '@jindu/domain/money'
import type { Disputed } from '../../trust/disputes/index.ts'
import type { OrderRow } from './order-row.ts'

/** An order as the dispute engine knows it. */
export function disputedOrder(
  { id, version, title, totalCents, settledAt, outcome }: OrderRow,
  state: GoodsOrder,
): Disputed {
  return {
    kind: 'goodsOrder',
    id,
    version,
    title,
    totalUsd: usd(totalCents),
    state,
    hearing: hearingOf(state),
    end: settledAt === null || outcome === null ? null : { at: settledAt, outcome },
    parts: (buyer) => partsOf(state, buyer),
  }
}
