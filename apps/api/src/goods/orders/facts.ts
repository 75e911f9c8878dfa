import type { GoodsOrder, GoodsOrderEvent, GoodsOrderMove } from '@jindu/domain/goods/orders'
import { disputeFacts, type Facts } from '../../trust/disputes/index.ts'

const PAID_TO = { buyer: 'toBuyer', seller: 'toSeller', platform: 'fee', escrow: 'toEscrow' } as const satisfies Record<
  GoodsOrderMove['to'],
  string
>

/** Details that a step records: the amount proposed, the ruling, and the money moved. */
export function factsOf(before: GoodsOrder, event: GoodsOrderEvent, moves: readonly GoodsOrderMove[]): Facts {
  const paid = moves.map(({ to, money }) => [PAID_TO[to], money.units.toString()] as const)
  const currency = moves.length === 0 ? {} : { currency: before.escrow.asset }
  return { ...disputeFacts(before.dispute, event), ...currency, ...Object.fromEntries(paid) }
}
