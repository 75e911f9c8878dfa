import { rowOf, tableOf, type AllowedEvent, type Outcome, type Step } from '../transition-table/index.ts'
import * as is from './conditions.ts'
import { moveBack, moveSplit, moveToBuyer } from './moves.ts'
import type {
  CancelledOtcOrder,
  CompletedOtcOrder,
  OpenOtcOrder,
  OtcOrder,
  OtcOrderActor,
  OtcOrderCompletion,
  OtcOrderEvent,
  OtcOrderMove,
  OtcOrderNote,
  OtcParty,
} from './states.ts'

/** The types of the OTC order machine. */
export interface OtcOrderMachine {
  readonly state: OtcOrder
  readonly event: OtcOrderEvent
  readonly actor: OtcOrderActor
  readonly move: OtcOrderMove
  readonly note: OtcOrderNote
}

type OtcOrderOutcome = Outcome<OtcOrder, OtcOrderMove>

const row = rowOf<OtcOrderMachine>()
const still = (state: OtcOrder): OtcOrderOutcome => ({ state, moves: [] })
const alreadyPaid = { held: 'OTC_ORDER_ALREADY_PAID' } as const
const notHeld = { unpaid: 'OTC_ORDER_NOT_HELD', paid: 'OTC_ORDER_NOT_HELD' } as const

const rows = [
  row({
    event: 'pay',
    by: ['buyer'],
    from: ['unpaid'],
    when: [],
    otherwise: alreadyPaid,
    note: 'otcOrder.paid',
    to: (state, _event, now) => still({ ...state, kind: 'paid', paidAt: now }),
  }),
  row({
    event: 'cancel',
    by: ['buyer'],
    from: ['unpaid'],
    when: [],
    otherwise: alreadyPaid,
    note: 'otcOrder.cancelled',
    to: (state, _event, now) => cancelled(state, now, 'byBuyer', null),
  }),
  row({
    event: 'hold',
    by: ['seller'],
    from: ['paid'],
    when: [],
    note: 'otcOrder.held',
    to: (state, _event, now) => still({ ...state, kind: 'held', hold: { since: now } }),
  }),
  row({
    event: 'cancelHold',
    by: ['seller'],
    from: ['held'],
    when: [],
    otherwise: notHeld,
    note: 'otcOrder.holdCancelled',
    to: (state) => still({ ...state, kind: 'paid', hold: null }),
  }),
  row({
    event: 'complain',
    by: ['buyer'],
    from: ['paid', 'held'],
    when: [is.buyerHasNotComplained],
    note: 'otcOrder.buyerComplained',
    to: (state, _event, now) => still({ ...state, buyerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['buyer'],
    from: ['paid', 'held'],
    when: [is.buyerHasComplained],
    note: 'otcOrder.buyerComplaintCancelled',
    to: (state) => still({ ...state, buyerComplaintAt: null }),
  }),
  row({
    event: 'complain',
    by: ['seller'],
    from: ['unpaid', 'paid', 'held'],
    when: [is.sellerHasNotComplained],
    note: 'otcOrder.sellerComplained',
    to: (state, _event, now) => still({ ...state, sellerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['seller'],
    from: ['unpaid', 'paid', 'held'],
    when: [is.sellerHasComplained],
    note: 'otcOrder.sellerComplaintCancelled',
    to: (state) => still({ ...state, sellerComplaintAt: null }),
  }),
  row({
    event: 'release',
    by: ['seller'],
    from: ['paid', 'held'],
    when: [],
    note: 'otcOrder.released',
    to: (state, _event, now) => completed(state, now, { how: 'released' }, null),
  }),
  row({
    event: 'requireCancel',
    by: ['seller'],
    from: ['unpaid'],
    when: [is.autoSettleTimePassed],
    otherwise: alreadyPaid,
    note: 'otcOrder.cancelRequired',
    to: (state, _event, now) => cancelled(state, now, 'requiredBySeller', 'buyer'),
  }),
  row({
    event: 'requireSettle',
    by: ['buyer'],
    from: ['paid', 'held'],
    when: [is.sellerIsSilent, is.nobodyComplains, is.autoSettleTimePassed],
    note: 'otcOrder.settleRequired',
    to: (state, _event, now) => completed(state, now, { how: 'requiredByBuyer' }, 'seller'),
  }),
  row({
    event: 'expire',
    by: ['clock'],
    from: ['unpaid'],
    when: [is.nobodyComplains, is.unattended],
    otherwise: alreadyPaid,
    note: 'otcOrder.expired',
    to: (state, _event, now) => cancelled(state, now, 'expired', null),
  }),
  row({
    event: 'rule',
    by: ['arbiter'],
    from: ['unpaid', 'paid', 'held'],
    when: [is.disputed],
    input: [is.splitIsShare],
    note: 'otcOrder.ruled',
    to: ruled,
  }),
]

const table = tableOf<OtcOrderMachine>(rows, {
  wrongParty: 'OTC_ORDER_WRONG_PARTY',
  wrongState: {
    unpaid: 'OTC_ORDER_NOT_PAID',
    paid: 'OTC_ORDER_ALREADY_PAID',
    held: 'OTC_ORDER_HELD',
    cancelled: 'OTC_ORDER_NOT_OPEN',
    completed: 'OTC_ORDER_NOT_OPEN',
  },
})

/**
 * One step of an OTC order (wallet-and-otc.md §4). The end's `malicious` says whose malicious count rises by one.
 * @param now unix seconds
 * @returns the new state, the coin it moves, the code of the timeline entry
 * @throws DomainError OTC_ORDER_WRONG_PARTY, OTC_ORDER_NOT_OPEN, OTC_ORDER_ALREADY_PAID, OTC_ORDER_NOT_PAID, OTC_ORDER_HELD, OTC_ORDER_NOT_HELD,
 *   OTC_ORDER_COMPLAINT_STANDS, OTC_ORDER_TOO_EARLY (secondsLeft), OTC_ORDER_NOT_DISPUTED, OTC_ORDER_ALREADY_COMPLAINED, OTC_ORDER_NO_COMPLAINT,
 *   OTC_ORDER_SPLIT_INVALID
 */
export function next(state: OtcOrder, event: OtcOrderEvent, actor: OtcOrderActor, now: number): Step<OtcOrderMachine> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 */
export function allowedEvents(
  state: OtcOrder,
  actor: OtcOrderActor,
  now: number,
): readonly AllowedEvent<OtcOrderMachine>[] {
  return table.allowedEvents(state, actor, now)
}

function cancelled(
  state: OpenOtcOrder,
  endedAt: number,
  cancellation: CancelledOtcOrder['cancellation'],
  malicious: OtcParty | null,
): OtcOrderOutcome {
  return { state: { ...state, kind: 'cancelled', endedAt, cancellation, malicious }, moves: moveBack(state) }
}

function completed(
  state: OpenOtcOrder,
  endedAt: number,
  completion: OtcOrderCompletion,
  malicious: OtcParty | null,
): OtcOrderOutcome {
  const end: CompletedOtcOrder = { ...state, kind: 'completed', endedAt, completion, malicious }
  const split = completion.how === 'ruledSplit'
  return { state: end, moves: split ? moveSplit(state, completion.buyerBasisPoints) : moveToBuyer(state) }
}

function ruled(state: OpenOtcOrder, event: Extract<OtcOrderEvent, { kind: 'rule' }>, now: number): OtcOrderOutcome {
  const { ruling, malicious } = event
  if (ruling.to === 'seller') return cancelled(state, now, 'ruledToSeller', malicious)
  if (ruling.to === 'buyer') return completed(state, now, { how: 'ruledToBuyer' }, malicious)
  return completed(state, now, { how: 'ruledSplit', buyerBasisPoints: ruling.buyerBasisPoints }, malicious)
}
