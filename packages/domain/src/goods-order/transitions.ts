import { rowOf, tableOf, type AllowedEvent, type Outcome, type Step } from '../transition-table/index.ts'
import * as is from './conditions.ts'
import { moveParts, moveToBuyer, moveToSeller, partsOf, shareParts } from './moves.ts'
import type {
  CompletedGoodsOrder,
  GoodsOrder,
  GoodsOrderActor,
  GoodsOrderCompletion,
  GoodsOrderEvent,
  GoodsOrderMove,
  GoodsOrderNote,
  GoodsOrderRuling,
  OpenGoodsOrder,
  RevokedGoodsOrder,
  StoppedGoodsOrder,
} from './states.ts'

/** The types of the goods order machine. */
export interface GoodsOrderMachine {
  readonly state: GoodsOrder
  readonly event: GoodsOrderEvent
  readonly actor: GoodsOrderActor
  readonly move: GoodsOrderMove
  readonly note: GoodsOrderNote
}

type Running = OpenGoodsOrder | StoppedGoodsOrder
type GoodsOrderOutcome = Outcome<GoodsOrder, GoodsOrderMove>

const row = rowOf<GoodsOrderMachine>()
const still = (state: GoodsOrder): GoodsOrderOutcome => ({ state, moves: [] })

const rows = [
  row({
    event: 'confirm',
    by: ['buyer'],
    from: ['open', 'held', 'judged'],
    when: [],
    note: 'goodsOrder.confirmed',
    to: (state, _event, now) => ({ state: completed(state, now, { how: 'confirmed' }), moves: moveToSeller(state) }),
  }),
  row({
    event: 'hold',
    by: ['buyer'],
    from: ['open'],
    when: [is.holdNotDisabled, is.beforeProtectUntil],
    note: 'goodsOrder.held',
    to: (state, _event, now) => still({ ...state, kind: 'held', hold: { since: now }, holdDisabled: false }),
  }),
  row({
    event: 'cancelHold',
    by: ['buyer'],
    from: ['held', 'judged'],
    when: [is.noBuyerComplaint],
    note: 'goodsOrder.holdCancelled',
    to: (state, _event, now) => still(resumed(state, now)),
  }),
  row({
    event: 'complain',
    by: ['buyer'],
    from: ['held', 'judged'],
    when: [is.buyerHasNotComplained],
    note: 'goodsOrder.buyerComplained',
    to: (state, _event, now) => still({ ...state, buyerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['buyer'],
    from: ['held', 'judged'],
    when: [is.buyerHasComplained],
    note: 'goodsOrder.buyerComplaintCancelled',
    to: (state) => still({ ...state, buyerComplaintAt: null }),
  }),
  row({
    event: 'complain',
    by: ['seller'],
    from: ['held', 'judged'],
    when: [is.sellerHasNotComplained],
    note: 'goodsOrder.sellerComplained',
    to: (state, _event, now) => still({ ...state, sellerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['seller'],
    from: ['held', 'judged'],
    when: [is.sellerHasComplained],
    note: 'goodsOrder.sellerComplaintCancelled',
    to: (state) => still({ ...state, sellerComplaintAt: null }),
  }),
  row({
    event: 'refund',
    by: ['seller'],
    from: ['open', 'held', 'judged'],
    when: [],
    note: 'goodsOrder.refunded',
    to: (state, _event, now) => ({ state: revoked(state, now, 'refunded'), moves: moveToBuyer(state) }),
  }),
  row({
    event: 'settle',
    by: ['clock'],
    from: ['open'],
    when: [is.protectUntilPassed],
    note: 'goodsOrder.settled',
    to: (state, _event, now) => ({ state: completed(state, now, { how: 'settled' }), moves: moveToSeller(state) }),
  }),
  ...sideRows('buyer'),
  ...sideRows('seller'),
  row({
    event: 'rule',
    by: ['arbiter'],
    from: ['held'],
    when: [is.arbiterIsNoParty, is.sidesHeard],
    input: [is.splitIsShare],
    otherwise: { judged: 'ORDER_RULING_PENDING' },
    note: 'goodsOrder.ruled',
    noteFor: (state) => (state.rulingNeedsSecond ? 'goodsOrder.rulingAwaitsSecond' : 'goodsOrder.ruled'),
    to: (state, { ruling }, now, { uid }) =>
      state.rulingNeedsSecond
        ? still({ ...state, kind: 'judged', pendingRuling: { ruling, byUid: uid, at: now } })
        : ruled(state, ruling, now),
  }),
  row({
    event: 'confirmRuling',
    by: ['arbiter'],
    from: ['judged'],
    when: [is.arbiterIsNoParty, is.rulingOfAnother],
    otherwise: { held: 'ORDER_NO_RULING_PENDING' },
    note: 'goodsOrder.rulingConfirmed',
    to: (state, _event, now) => ruled(state, state.pendingRuling.ruling, now),
  }),
  row({
    event: 'rejectRuling',
    by: ['arbiter'],
    from: ['judged'],
    when: [is.arbiterIsNoParty, is.rulingOfAnother],
    otherwise: { held: 'ORDER_NO_RULING_PENDING' },
    note: 'goodsOrder.rulingRejected',
    to: ({ pendingRuling: _lapsed, ...state }) => still({ ...state, kind: 'held' }),
  }),
]

/** What either side may do towards an end that both can live with; the timeline tells them apart. */
function sideRows(side: 'buyer' | 'seller') {
  return [
    row({
      event: 'stateCase',
      by: [side],
      from: ['held', 'judged'],
      when: [],
      note: `goodsOrder.${side}Stated`,
      to: (state, _event, now) => still({ ...state, [`${side}StatedAt`]: state[`${side}StatedAt`] ?? now }),
    }),
    row({
      event: 'proposeSplit',
      by: [side],
      from: ['open', 'held', 'judged'],
      when: [],
      input: [is.proposalIsShare],
      note: `goodsOrder.${side}ProposedSplit`,
      to: (state, { buyer }, now) => still({ ...state, proposal: { by: side, buyer, at: now } }),
    }),
    row({
      event: 'withdrawSplit',
      by: [side],
      from: ['open', 'held', 'judged'],
      when: [is.ownProposalStands],
      note: `goodsOrder.${side}WithdrewSplit`,
      to: (state) => still({ ...state, proposal: null }),
    }),
    row({
      event: 'acceptSplit',
      by: [side],
      from: ['open', 'held', 'judged'],
      when: [is.proposalStands, is.proposalOfOther],
      input: [is.proposalUnchanged],
      note: `goodsOrder.${side}AcceptedSplit`,
      to: (state, { buyer }, now) => ({
        state: completed(state, now, { how: 'agreedSplit', buyer }),
        moves: moveParts(partsOf(state, buyer)),
      }),
    }),
  ]
}

const table = tableOf<GoodsOrderMachine>(rows, {
  wrongParty: 'ORDER_WRONG_PARTY',
  wrongState: {
    open: 'ORDER_NOT_HELD',
    held: 'ORDER_ALREADY_HELD',
    judged: 'ORDER_ALREADY_HELD',
    completed: 'ORDER_NOT_OPEN',
    revoked: 'ORDER_NOT_OPEN',
  },
})

/**
 * One step of a goods order (marketplace.md §4).
 * @param now unix seconds
 * @returns the new state, the money it moves, the code of the timeline entry
 * @throws DomainError ORDER_WRONG_PARTY, ORDER_NOT_OPEN, ORDER_NOT_HELD, ORDER_ALREADY_HELD, ORDER_HOLD_DISABLED, ORDER_PROTECTION_PASSED,
 *   ORDER_PROTECTION_RUNNING (secondsLeft), ORDER_COMPLAINT_STANDS, ORDER_ALREADY_COMPLAINED, ORDER_NO_COMPLAINT, ORDER_SPLIT_INVALID,
 *   ORDER_NO_PROPOSAL, ORDER_PROPOSAL_OWN, ORDER_PROPOSAL_CHANGED, ORDER_RESPONSE_RUNNING (secondsLeft), ORDER_RULING_PENDING,
 *   ORDER_NO_RULING_PENDING, ORDER_RULING_OWN
 */
export function next(
  state: GoodsOrder,
  event: GoodsOrderEvent,
  actor: GoodsOrderActor,
  now: number,
): Step<GoodsOrderMachine> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 */
export function allowedEvents(
  state: GoodsOrder,
  actor: GoodsOrderActor,
  now: number,
): readonly AllowedEvent<GoodsOrderMachine>[] {
  return table.allowedEvents(state, actor, now)
}

/** What an order keeps when it ends or runs on: a pending ruling lapses. */
function withoutRuling(state: StoppedGoodsOrder) {
  if (state.kind === 'held') return state
  const { pendingRuling: _lapsed, ...kept } = state
  return kept
}

/** What an ended order keeps: a proposal lapses, the marks stay. */
function ended(state: Running, now: number) {
  const { proposal: _lapsed, ...kept } = state.kind === 'open' ? state : withoutRuling(state)
  return { ...kept, settledAt: now }
}

function completed(state: Running, now: number, completion: GoodsOrderCompletion): CompletedGoodsOrder {
  return { ...ended(state, now), kind: 'completed', completion }
}

function revoked(state: Running, now: number, revocation: RevokedGoodsOrder['revocation']): RevokedGoodsOrder {
  return { ...ended(state, now), kind: 'revoked', revocation }
}

function resumed(state: StoppedGoodsOrder, now: number): OpenGoodsOrder {
  const heldSeconds = Math.max(0, now - state.hold.since)
  return {
    ...withoutRuling(state),
    kind: 'open',
    hold: null,
    holdDisabled: true,
    sellerComplaintAt: null,
    buyerComplaintAt: null,
    buyerStatedAt: null,
    sellerStatedAt: null,
    protectUntil: state.protectUntil + heldSeconds,
  }
}

function ruled(state: StoppedGoodsOrder, ruling: GoodsOrderRuling, now: number): GoodsOrderOutcome {
  if (ruling.to === 'buyer') return { state: revoked(state, now, 'ruledToBuyer'), moves: moveToBuyer(state) }
  if (ruling.to === 'seller') {
    return { state: completed(state, now, { how: 'ruledToSeller' }), moves: moveToSeller(state) }
  }
  const completion = { how: 'ruledSplit', buyerBasisPoints: ruling.buyerBasisPoints } as const
  return { state: completed(state, now, completion), moves: moveParts(shareParts(state, ruling.buyerBasisPoints)) }
}
