import { formatCoin, usd } from '@jindu/domain/money'
import { hearingOf, isOpen, partsOf, type OtcOrder } from '@jindu/domain/otc/orders'
import type { Disputed } from '../../trust/disputes/index.ts'
import type { OrderRow } from './order-row.ts'

/** An order as the dispute engine knows it: it has no title but its coin. */
export function disputedOrder({ id, version, totalCents, endedAt, outcome }: OrderRow, state: OtcOrder): Disputed {
  return {
    kind: 'otcOrder',
    id,
    version,
    title: formatCoin(state.escrow),
    totalUsd: usd(totalCents),
    state,
    hearing: isOpen(state) ? hearingOf(state) : null,
    end: endedAt === null || outcome === null ? null : { at: endedAt, outcome },
    parts: (buyer) => partsOf(state, buyer),
  }
}
