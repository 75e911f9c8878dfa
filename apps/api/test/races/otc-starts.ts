import { money, usd } from '@jindu/domain/money'
import {
  next,
  openOtcOrder,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
  type OtcOrderMachine,
  type OtcOrderTerms,
} from '@jindu/domain/otc/orders'
import type { Step as MachineStep } from '@jindu/domain/machines/transition-table'
import { FIRST_ARBITER, OTC_OFFERED } from './otc-actions.ts'
import { NOW } from './starts.ts'

const HOUR = 3_600

type Step = readonly [actor: OtcOrderActor, event: OtcOrderEvent]

const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const

// Declared as a method, because the types of `next` allow an actor only its own events, and races fire all.
export const otcMachine: {
  next(state: OtcOrder, event: OtcOrderEvent, actor: OtcOrderActor, now: number): MachineStep<OtcOrderMachine>
} = { next }

const pays: Step = [buyer, { kind: 'pay' }]
const paysStated: Step = [buyer, { kind: 'pay', stated: true }]
const holds: Step = [seller, { kind: 'hold' }]
const complains = (party: typeof buyer | typeof seller): Step => [party, { kind: 'complain' }]
const offers = (party: typeof buyer | typeof seller): Step => [party, { kind: 'proposeSplit', buyer: OTC_OFFERED }]
const heard: readonly Step[] = [
  pays,
  complains(buyer),
  complains(seller),
  [buyer, { kind: 'stateCase' }],
  [seller, { kind: 'stateCase' }],
]

interface Terms extends Partial<Pick<OtcOrderTerms, 'settleDemand'>> {
  readonly hoursAgo?: number
  readonly needsSecond?: boolean
  readonly minutesApart?: number
}

/** An order taken some hours before the races, with later events one minute apart by default. */
function after(
  steps: readonly Step[],
  { hoursAgo = 1, needsSecond = false, minutesApart = 1, settleDemand = 'settles' }: Terms = {},
) {
  const createdAt = NOW - hoursAgo * HOUR
  const open: OtcOrder = openOtcOrder({
    buyerUid: 1,
    sellerUid: 2,
    source: 'offer',
    escrow: money('LTC', 1_001n),
    unitPrice: { currency: 'LTC', usdE8: 100_000_000n },
    total: usd(100),
    feeBasisPoints: 250,
    autoSettleSeconds: 2 * HOUR,
    disputeTerms: { responseSeconds: 72 * HOUR, needsSecondArbiter: needsSecond },
    settleDemand,
    makerHours: null,
    createdAt,
  }).state
  return steps.reduce<OtcOrder>(
    (state, [actor, event], nth) =>
      otcMachine.next(state, event, actor, createdAt + (nth + 1) * minutesApart * 60).state,
    open,
  )
}

interface Start {
  readonly order: OtcOrder
  /**
   * The events that distinguish this state from one above. In the usual two rounds only pairs with one of these are
   * fired.
   */
  readonly about?: readonly OtcOrderEvent['kind'][]
}

/** One state per class that the table distinguishes, under each of the three demands where it matters. */
export const OTC_STARTS: Readonly<Record<string, Start>> = {
  unpaid: { order: after([]) },
  'unpaid and unattended': { order: after([], { hoursAgo: 24 * 60 }), about: ['expire', 'requireCancel'] },
  'unpaid, the seller complains': { order: after([complains(seller)]) },
  paid: { order: after([pays]) },
  'paid with evidence': { order: after([paysStated]), about: ['giveEvidence', 'release'] },
  'paid long ago': { order: after([pays], { hoursAgo: 3 }), about: ['recordArrival', 'requestRefund'] },
  'paid, the fiat came late': {
    order: after([pays, [seller, { kind: 'recordArrival' }]], { hoursAgo: 3, minutesApart: 80 }),
    about: ['recordArrival', 'requestRefund'],
  },
  'paid, the seller silent, settles': { order: after([paysStated], { hoursAgo: 4 }), about: ['requireSettle'] },
  'paid, the seller silent, settles with evidence': {
    order: after([pays], { hoursAgo: 4, settleDemand: 'settlesWithEvidence' }),
    about: ['requireSettle', 'giveEvidence'],
  },
  'paid, the seller silent since the evidence, settles with it': {
    order: after([pays, [buyer, { kind: 'giveEvidence' }]], { hoursAgo: 4, settleDemand: 'settlesWithEvidence' }),
    about: ['requireSettle'],
  },
  'paid, the seller silent, opens a dispute': {
    order: after([pays], { hoursAgo: 4, settleDemand: 'opensDispute' }),
    about: ['requireSettle'],
  },
  'paid, the seller silent and the buyer offers a split': {
    order: after([pays, offers(buyer)], { hoursAgo: 4 }),
    about: ['requireSettle', 'proposeSplit', 'withdrawSplit', 'acceptSplit'],
  },
  'paid, the seller silent and the buyer proposes to cancel': {
    order: after([pays, [buyer, { kind: 'proposeReturn' }]], { hoursAgo: 4 }),
    about: ['requireSettle', 'complain', 'withdrawSplit', 'proposeReturn', 'acceptReturn'],
  },
  'disputed, the seller proposes to cancel': {
    order: after([...heard, [seller, { kind: 'proposeReturn' }]]),
    about: ['rule', 'release', 'withdrawSplit', 'proposeSplit', 'proposeReturn', 'acceptReturn'],
  },
  'paid, the hold lifted': {
    order: after([pays, holds, [seller, { kind: 'cancelHold' }]]),
    about: ['hold', 'cancelHold', 'requireSettle'],
  },
  held: { order: after([pays, holds]) },
  'held, the buyer complains': {
    order: after([pays, holds, complains(buyer)]),
    about: ['cancelHold', 'complain', 'cancelComplaint'],
  },
  "heard with the seller's proposal": { order: after([...heard, offers(seller)]) },
  'heard, a ruling needs a second arbiter': { order: after(heard, { needsSecond: true }), about: ['rule'] },
  'a ruling pending': {
    order: after(
      [
        ...heard,
        [
          { kind: 'arbiter', uid: FIRST_ARBITER },
          { kind: 'rule', ruling: { to: 'seller', malicious: 'buyer' } },
        ],
      ],
      { needsSecond: true },
    ),
  },
  cancelled: { order: after([[buyer, { kind: 'cancel' }]]) },
  completed: { order: after([pays, [seller, { kind: 'release' }]]) },
}
