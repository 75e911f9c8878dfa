import type { OtcOrder, OtcOrderEvent, OtcOrderMove } from '@jindu/domain/otc/orders'
import { disputeFacts, type Facts } from '../../trust/disputes/index.ts'

const PAID_TO = { buyer: 'toBuyer', source: 'toSeller', platform: 'fee', escrow: 'toEscrow' } as const satisfies Record<
  OtcOrderMove['to'],
  string
>

/** Details that a step records: the amount proposed, the ruling, and the coin moved. */
export function factsOf(before: OtcOrder, event: OtcOrderEvent, moves: readonly OtcOrderMove[]): Facts {
  const paid = moves.map(({ to, money }) => [PAID_TO[to], money.units.toString()] as const)
  const currency = moves.length === 0 ? {} : { currency: before.escrow.asset }
  return { ...disputeFacts(before.dispute, event), ...currency, ...Object.fromEntries(paid) }
}
