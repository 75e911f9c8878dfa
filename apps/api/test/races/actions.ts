import type { GoodsOrderActor, GoodsOrderEvent } from '@jindu/domain/goods/orders'
import { money } from '@jindu/domain/money'

/** An event of the order's table, or the buyer's opening of the delivery, which runs outside the table. */
export type RacedEvent = GoodsOrderEvent | { readonly kind: 'open' }

/** An action to fire: the actor and the event. */
export interface Action {
  readonly name: string
  readonly actor: GoodsOrderActor
  readonly event: RacedEvent
}

/** The amounts of the open proposal and of a new one. */
export const OFFERED = money('LTC', 400n)
const OTHER = money('LTC', 250n)

/** The arbiter who gave the pending ruling, and the one who acts. */
export const FIRST_ARBITER = 900_001
const arbiter = { kind: 'arbiter', uid: 900_002 } as const
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const clock = { kind: 'clock' } as const

const by = (actor: GoodsOrderActor, event: RacedEvent, detail = ''): Action => ({
  name: `${actor.kind} ${event.kind}${detail}`,
  actor,
  event,
})

/** Every action on a goods order that its timeline records, including every kind of ruling. */
export const ACTIONS: readonly Action[] = [
  by(buyer, { kind: 'open' }),
  by(buyer, { kind: 'confirm' }),
  by(buyer, { kind: 'hold' }),
  by(buyer, { kind: 'cancelHold' }),
  ...[buyer, seller].flatMap((party) => [
    by(party, { kind: 'complain' }),
    by(party, { kind: 'cancelComplaint' }),
    by(party, { kind: 'stateCase' }),
    by(party, { kind: 'proposeSplit', buyer: OTHER }),
    by(party, { kind: 'withdrawSplit' }),
    by(party, { kind: 'acceptSplit', buyer: OFFERED }),
  ]),
  by(seller, { kind: 'refund' }),
  by(seller, { kind: 'deliver' }),
  by(buyer, { kind: 'cancel' }),
  by(arbiter, { kind: 'rule', ruling: { to: 'buyer' } }, ' to the buyer'),
  by(arbiter, { kind: 'rule', ruling: { to: 'seller' } }, ' to the seller'),
  by(arbiter, { kind: 'rule', ruling: { to: 'split', buyerBasisPoints: 3_333 } }, ' split'),
  by(arbiter, { kind: 'confirmRuling' }),
  by(arbiter, { kind: 'rejectRuling' }),
  by(clock, { kind: 'settle' }),
]
