import {
  closed,
  complained,
  disputeRows,
  ended,
  isComplainedOf,
  isFrozen,
  opened,
  proposalOfOther,
  proposalsLeft,
  proposed,
  withoutReturns,
  withoutRuling,
  type DisputeParty,
} from '../../trust/disputes/index.ts'
import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type Outcome,
  type StepOf,
} from '../../machines/transition-table/index.ts'
import { zero } from '../../money/index.ts'
import { openSince } from '../offers/hours.ts'
import { otcRules } from '../../rules/otc.ts'
import * as is from './conditions.ts'
import { demandDisputes, hearingOf, silentFrom, silentSeconds, splitOf } from './derive.ts'
import { moveParts, rulingParts } from './moves.ts'
import type {
  CancelledOtcOrder,
  CompletedOtcOrder,
  EndedOtcOrder,
  OpenOtcOrder,
  OtcOrder,
  OtcOrderActor,
  OtcOrderCompletion,
  OtcOrderEvent,
  OtcOrderMove,
  OtcOrderNote,
  OtcOrderSteps,
  OtcRuling,
  PaidOtcOrder,
  UnpaidOtcOrder,
} from './states.ts'

/** The types of the OTC order machine. */
export interface OtcOrderMachine {
  readonly state: OtcOrder
  readonly event: OtcOrderEvent
  readonly actor: OtcOrderActor
  readonly move: OtcOrderMove
  readonly note: OtcOrderNote
  readonly steps: OtcOrderSteps
}

const row = rowOf<OtcOrderMachine>()
const still = <S extends OtcOrder>(state: S): Outcome<S, OtcOrderMove> => ({ state, moves: [] })
const alreadyPaid = { held: 'OTC_ORDER_ALREADY_PAID' } as const
const notHeld = { unpaid: 'OTC_ORDER_NOT_HELD', paid: 'OTC_ORDER_NOT_HELD' } as const

/** Both sides agree that the coin goes back, disputed or not. A paid order has no other way back without a ruling. */
const returnRows = (side: DisputeParty) => [
  row({
    event: 'proposeReturn',
    by: [side],
    from: ['paid', 'held'],
    when: [is.returnNotProposed, proposalsLeft],
    note: `otcOrder.${side}ProposedReturn`,
    to: (state, _event, now) => still(returnProposed(state, side, now)),
  }),
  row({
    event: 'acceptReturn',
    by: [side],
    from: ['paid', 'held'],
    when: [is.returnProposed, proposalOfOther],
    note: `otcOrder.${side}AcceptedReturn`,
    to: (state, _event, now) => cancelled(state, now, 'agreedReturn', null),
  }),
]

const rows = [
  row({
    event: 'pay',
    by: ['buyer'],
    from: ['unpaid'],
    when: [],
    input: [is.statedOnce],
    otherwise: alreadyPaid,
    note: 'otcOrder.paid',
    to: (state, { stated }, now) => {
      const marked = paid(state, now)
      return still(stated === undefined ? marked : { ...marked, evidenceAt: now })
    },
  }),
  row({
    event: 'giveEvidence',
    by: ['buyer'],
    from: ['unpaid', 'paid', 'held'],
    when: [is.noEvidence],
    note: 'otcOrder.evidenceGiven',
    to: (state, _event, now) => still({ ...state, evidenceAt: now }),
  }),
  row({
    event: 'recordArrival',
    by: ['seller'],
    from: ['paid', 'held'],
    when: [is.arrivalNotRecorded, is.paymentIsLate],
    note: 'otcOrder.arrivalRecorded',
    to: (state, _event, now) => still({ ...state, arrivedAt: now }),
  }),
  row({
    event: 'requestRefund',
    by: ['buyer'],
    from: ['paid', 'held'],
    when: [is.arrivedLate, is.buyerHasNotComplained, is.buyerComplaintLeft],
    note: 'otcOrder.refundRequested',
    to: (state, _event, now) => still({ ...state, dispute: complained(state.dispute, 'buyer', now) }),
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
  ...returnRows('buyer'),
  ...returnRows('seller'),
  row({
    event: 'hold',
    by: ['seller'],
    from: ['paid'],
    when: [is.holdNotDisabled],
    note: 'otcOrder.held',
    to: (state, _event, now) =>
      still({
        ...state,
        kind: 'held',
        hold: { since: now },
        holdDisabled: false,
        dispute: opened(state.dispute, now),
      }),
  }),
  row({
    event: 'cancelHold',
    by: ['seller'],
    from: ['held'],
    when: [],
    otherwise: notHeld,
    note: 'otcOrder.holdCancelled',
    to: (state, _event, now) => still(calmed({ ...state, kind: 'paid', hold: null, holdDisabled: true }, now)),
  }),
  row({
    event: 'release',
    by: ['seller'],
    from: ['paid', 'held'],
    when: [],
    input: [is.payerMatches],
    note: 'otcOrder.released',
    to: (state, _event, now) => completed(state, now, { how: 'released' }, null),
  }),
  row({
    event: 'requireCancel',
    by: ['seller'],
    from: ['unpaid'],
    when: [is.autoSettleTimePassed, is.noSellerComplaintWhereFrozen, is.complaintLeftWhereFrozen],
    otherwise: alreadyPaid,
    note: 'otcOrder.cancelRequired',
    noteFor: (state) => (isFrozen(state, 'buyer') ? 'otcOrder.cancelDisputed' : 'otcOrder.cancelRequired'),
    // A frozen buyer may have paid and cannot say so, so the demand becomes a complaint.
    to: (state, { unpreventable }, now) =>
      isFrozen(state, 'buyer')
        ? still({ ...state, dispute: complained(state.dispute, 'seller', now) })
        : cancelled(
            state,
            now,
            'requiredBySeller',
            state.evidenceAt === null && unpreventable !== true ? 'buyer' : null,
          ),
  }),
  row({
    event: 'requireSettle',
    by: ['buyer'],
    from: ['paid', 'held'],
    when: [
      is.notHeld,
      is.nobodyComplains,
      is.nothingRuled,
      is.evidenceWhereAsked,
      is.autoSettleTimePassed,
      is.complaintLeftWhereDisputed,
    ],
    note: 'otcOrder.settleRequired',
    noteFor: (state) => (demandDisputes(state) ? 'otcOrder.settleDisputed' : 'otcOrder.settleRequired'),
    to: (state, { unpreventable }, now) =>
      demandDisputes(state)
        ? still(demanded(state, now))
        : completed(state, now, { how: 'requiredByBuyer' }, unpreventable === true ? null : 'seller'),
  }),
  row({
    event: 'expire',
    by: ['clock'],
    from: ['unpaid'],
    when: [is.nobodyComplains, is.nothingRuled, is.unattended],
    otherwise: alreadyPaid,
    note: 'otcOrder.expired',
    noteFor: (state) => (isFrozen(state, 'buyer') ? 'otcOrder.expiryDisputed' : 'otcOrder.expired'),
    to: (state, _event, now) =>
      isFrozen(state, 'buyer')
        ? still({ ...state, dispute: opened(state.dispute, now) })
        : cancelled(state, now, 'expired', null),
  }),
  ...disputeRows<OpenOtcOrder, EndedOtcOrder, OtcOrderMove, OtcOrderNote, OtcRuling>({
    noteOf: (note) => `otcOrder.${note}`,
    from: {
      complain: { buyer: ['paid', 'held'], seller: ['unpaid', 'paid', 'held'] },
      dispute: ['unpaid', 'paid', 'held'],
      split: ['paid', 'held'],
    },
    hearingOf,
    calmed,
    ruled,
    agreed: (state, buyer, now) => completed(state, now, { how: 'agreedSplit', buyer }, null),
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
 * One step of an OTC order (wallet-and-otc.md §4). The end's `malicious` is the side whose malicious count rises by one.
 * @param now unix seconds
 * @returns the new state, the coin it moves, the code of the timeline entry
 * @throws DomainError OTC_ORDER_WRONG_PARTY, OTC_ORDER_NOT_OPEN, OTC_ORDER_ALREADY_PAID, OTC_ORDER_NOT_PAID, OTC_ORDER_HELD, OTC_ORDER_NOT_HELD,
 *   OTC_ORDER_HOLD_DISABLED, OTC_ORDER_COMPLAINT_STANDS, OTC_ORDER_TOO_EARLY, OTC_SETTLE_NEEDS_EVIDENCE (all with secondsLeft), OTC_EVIDENCE_GIVEN,
 *   OTC_RELEASE_UNCONFIRMED, OTC_ARRIVAL_RECORDED, OTC_ARRIVAL_NOT_LATE, OTC_ARRIVAL_NOT_RECORDED, OTC_RETURN_PROPOSED, and the refusals of a dispute (`DISPUTE_…`)
 * @example
 * next(order, { kind: 'pay' }, buyer, 1_760_000_600).state.kind // 'paid'
 */
export function next<E extends OtcOrderEvent>(
  state: OtcOrder,
  event: E,
  actor: ActorOf<OtcOrderMachine, E>,
  now: number,
): StepOf<OtcOrderMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(paid, { kind: 'seller' }, 1_760_000_600).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['proposeReturn', 'hold', 'release', 'complain', 'proposeSplit']
 */
export function allowedEvents<A extends OtcOrderActor>(
  state: OtcOrder,
  actor: A,
  now: number,
): readonly AllowedEvent<OtcOrderMachine, EventKindOf<OtcOrderMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/** The buyer marks the payment: a pending ruling was about the unpaid order, so it lapses. */
function paid(state: UnpaidOtcOrder, now: number): PaidOtcOrder {
  const dispute = state.dispute.kind === 'ruled' ? withoutRuling(state.dispute) : state.dispute
  const { dispute: left } = calmed({ ...state, dispute }, now)
  const silence = { from: now, renewed: false }
  return { ...state, kind: 'paid', paidAt: now, silence, dispute: left, absence: withoutReturns(state.absence) }
}

/**
 * The demand becomes a complaint of the buyer, and both sides get the short time to answer; a frozen seller keeps the
 * full time.
 */
function demanded<S extends OpenOtcOrder>(state: S, now: number): S {
  if (isFrozen(state, 'seller')) return { ...state, dispute: complained(state.dispute, 'buyer', now) }
  const { responseSeconds } = state.disputeTerms
  const disputeTerms = {
    ...state.disputeTerms,
    responseSeconds: Math.min(responseSeconds, otcRules.demandResponseSeconds),
  }
  return { ...state, disputeTerms, dispute: complained(state.dispute, 'buyer', now) }
}

/** A proposal that gives the buyer nothing; it stops no clock. */
function returnProposed<S extends OpenOtcOrder>(state: S, by: DisputeParty, at: number): S {
  return { ...state, dispute: proposed(state.dispute, { by, buyer: zero(state.escrow.asset), at }) }
}

/** Without hold, complaint and pending ruling the dispute closes, and the seller's time resumes. */
function calmed(state: OpenOtcOrder, now: number): OpenOtcOrder {
  const { dispute } = state
  if (state.kind === 'held' || dispute.kind !== 'open' || isComplainedOf(dispute)) return state
  if (state.kind === 'unpaid') return { ...state, dispute: closed(dispute) }
  const silence = { from: state.silence.renewed ? resumedFrom(state, dispute.openedAt, now) : now, renewed: true }
  return { ...state, silence, dispute: closed(dispute) }
}

/** Start of a time that was stopped at an instant and resumes now, shifted by the pause. */
function resumedFrom(state: OpenOtcOrder, stoppedAt: number, now: number): number {
  const from = Math.min(silentFrom(state), stoppedAt)
  return openSince(state.makerHours, silentSeconds(state, stoppedAt), from, Math.max(stoppedAt, now))
}

function cancelled(
  state: OpenOtcOrder,
  endedAt: number,
  cancellation: CancelledOtcOrder['cancellation'],
  malicious: DisputeParty | null,
): Outcome<CancelledOtcOrder, OtcOrderMove> {
  const dispute = ended(state.dispute)
  return {
    state: { ...state, kind: 'cancelled', dispute, endedAt, cancellation, malicious },
    moves: moveParts(rulingParts(state, { to: 'seller' })),
  }
}

function completed(
  state: OpenOtcOrder,
  endedAt: number,
  completion: OtcOrderCompletion,
  malicious: DisputeParty | null,
): Outcome<CompletedOtcOrder, OtcOrderMove> {
  const end: CompletedOtcOrder = {
    ...state,
    kind: 'completed',
    dispute: ended(state.dispute),
    endedAt,
    completion,
    malicious,
  }
  return { state: end, moves: moveParts(splitOf(end) ?? rulingParts(state, { to: 'buyer' })) }
}

function ruled(state: OpenOtcOrder, ruling: OtcRuling, now: number): Outcome<EndedOtcOrder, OtcOrderMove> {
  const { malicious } = ruling
  if (ruling.to === 'seller') return cancelled(state, now, 'ruledToSeller', malicious)
  if (ruling.to === 'buyer') return completed(state, now, { how: 'ruledToBuyer' }, malicious)
  return completed(state, now, { how: 'ruledSplit', buyerBasisPoints: ruling.buyerBasisPoints }, malicious)
}
