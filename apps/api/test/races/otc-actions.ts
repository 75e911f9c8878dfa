import { money } from '@jindu/domain/money'
import type { OtcOrderActor, OtcOrderEvent } from '@jindu/domain/otc/orders'

/** An action on a fiat order to fire: the actor and the event. */
export interface OtcAction {
  readonly name: string
  readonly actor: OtcOrderActor
  readonly event: OtcOrderEvent
}

/** The amounts of the open proposal and of a new one. */
export const OTC_OFFERED = money('LTC', 400n)
const OTHER = money('LTC', 250n)

/** The arbiter who gave the pending ruling, and the one who acts. */
export const FIRST_ARBITER = 900_001
const arbiter = { kind: 'arbiter', uid: 900_002 } as const
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const

const by = (actor: OtcOrderActor, event: OtcOrderEvent, detail = ''): OtcAction => ({
  name: `${actor.kind} ${event.kind}${detail}`,
  actor,
  event,
})

/** Every action on a fiat order that its timeline records, including every kind of ruling. */
export const OTC_ACTIONS: readonly OtcAction[] = [
  by(buyer, { kind: 'pay' }),
  by(buyer, { kind: 'pay', stated: true }, ' with evidence'),
  by(buyer, { kind: 'giveEvidence' }),
  by(buyer, { kind: 'cancel' }),
  by(buyer, { kind: 'requireSettle' }),
  by(buyer, { kind: 'requestRefund' }),
  by(seller, { kind: 'release' }),
  by(seller, { kind: 'release', matches: true }, ' after a look'),
  by(seller, { kind: 'hold' }),
  by(seller, { kind: 'cancelHold' }),
  by(seller, { kind: 'recordArrival' }),
  by(seller, { kind: 'requireCancel' }),
  ...[buyer, seller].flatMap((party) => [
    by(party, { kind: 'complain' }),
    by(party, { kind: 'cancelComplaint' }),
    by(party, { kind: 'stateCase' }),
    by(party, { kind: 'proposeSplit', buyer: OTHER }),
    by(party, { kind: 'withdrawSplit' }),
    by(party, { kind: 'acceptSplit', buyer: OTC_OFFERED }),
    by(party, { kind: 'proposeReturn' }),
    by(party, { kind: 'acceptReturn' }),
  ]),
  by(arbiter, { kind: 'rule', ruling: { to: 'buyer', malicious: 'seller' } }, ' to the buyer'),
  by(arbiter, { kind: 'rule', ruling: { to: 'seller', malicious: null } }, ' to the seller'),
  by(arbiter, { kind: 'rule', ruling: { to: 'split', buyerBasisPoints: 3_333, malicious: null } }, ' split'),
  by(arbiter, { kind: 'confirmRuling' }),
  by(arbiter, { kind: 'rejectRuling' }),
  by({ kind: 'clock' }, { kind: 'expire' }),
]
