import { rowOf, tableOf, type AllowedEvent, type Outcome, type Step } from '../transition-table/index.ts'
import * as is from './conditions.ts'
import { moveSplit, moveToBuyer, moveToSeller } from './moves.ts'
import type {
  CompletedGoodsOrder,
  GoodsOrder,
  GoodsOrderActor,
  GoodsOrderCompletion,
  GoodsOrderEvent,
  GoodsOrderMove,
  GoodsOrderNote,
  GoodsOrderRuling,
  HeldGoodsOrder,
  OpenGoodsOrder,
  RevokedGoodsOrder,
} from './states.ts'

/** The types of the goods order machine. */
export interface GoodsOrderMachine {
  readonly state: GoodsOrder
  readonly event: GoodsOrderEvent
  readonly actor: GoodsOrderActor
  readonly move: GoodsOrderMove
  readonly note: GoodsOrderNote
}

type Running = OpenGoodsOrder | HeldGoodsOrder
type GoodsOrderOutcome = Outcome<GoodsOrder, GoodsOrderMove>

const row = rowOf<GoodsOrderMachine>()
const still = (state: GoodsOrder): GoodsOrderOutcome => ({ state, moves: [] })

const rows = [
  row({
    event: 'confirm',
    by: ['buyer'],
    from: ['open', 'held'],
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
    from: ['held'],
    when: [is.noBuyerComplaint],
    note: 'goodsOrder.holdCancelled',
    to: (state, _event, now) => still(resumed(state, now)),
  }),
  row({
    event: 'complain',
    by: ['buyer'],
    from: ['held'],
    when: [is.buyerHasNotComplained],
    note: 'goodsOrder.buyerComplained',
    to: (state, _event, now) => still({ ...state, buyerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['buyer'],
    from: ['held'],
    when: [is.buyerHasComplained],
    note: 'goodsOrder.buyerComplaintCancelled',
    to: (state) => still({ ...state, buyerComplaintAt: null }),
  }),
  row({
    event: 'complain',
    by: ['seller'],
    from: ['held'],
    when: [is.sellerHasNotComplained],
    note: 'goodsOrder.sellerComplained',
    to: (state, _event, now) => still({ ...state, sellerComplaintAt: now }),
  }),
  row({
    event: 'cancelComplaint',
    by: ['seller'],
    from: ['held'],
    when: [is.sellerHasComplained],
    note: 'goodsOrder.sellerComplaintCancelled',
    to: (state) => still({ ...state, sellerComplaintAt: null }),
  }),
  row({
    event: 'refund',
    by: ['seller'],
    from: ['open', 'held'],
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
  row({
    event: 'rule',
    by: ['arbiter'],
    from: ['held'],
    when: [],
    input: [is.splitIsShare],
    note: 'goodsOrder.ruled',
    to: (state, { ruling }, now) => ruled(state, ruling, now),
  }),
]

const table = tableOf<GoodsOrderMachine>(rows, {
  wrongParty: 'ORDER_WRONG_PARTY',
  wrongState: {
    open: 'ORDER_NOT_HELD',
    held: 'ORDER_ALREADY_HELD',
    completed: 'ORDER_NOT_OPEN',
    revoked: 'ORDER_NOT_OPEN',
  },
})

/**
 * One step of a goods order (marketplace.md §4).
 * @param now unix seconds
 * @returns the new state, the money it moves, the code of the timeline entry
 * @throws DomainError ORDER_WRONG_PARTY, ORDER_NOT_OPEN, ORDER_NOT_HELD, ORDER_ALREADY_HELD, ORDER_HOLD_DISABLED, ORDER_PROTECTION_PASSED,
 *   ORDER_PROTECTION_RUNNING (secondsLeft), ORDER_COMPLAINT_STANDS, ORDER_ALREADY_COMPLAINED, ORDER_NO_COMPLAINT, ORDER_SPLIT_INVALID
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

function completed(state: Running, now: number, completion: GoodsOrderCompletion): CompletedGoodsOrder {
  return { ...state, kind: 'completed', settledAt: now, completion }
}

function revoked(state: Running, now: number, revocation: RevokedGoodsOrder['revocation']): RevokedGoodsOrder {
  return { ...state, kind: 'revoked', settledAt: now, revocation }
}

function resumed(state: HeldGoodsOrder, now: number): OpenGoodsOrder {
  const heldSeconds = Math.max(0, now - state.hold.since)
  return {
    ...state,
    kind: 'open',
    hold: null,
    holdDisabled: true,
    sellerComplaintAt: null,
    buyerComplaintAt: null,
    protectUntil: state.protectUntil + heldSeconds,
  }
}

function ruled(state: HeldGoodsOrder, ruling: GoodsOrderRuling, now: number): GoodsOrderOutcome {
  if (ruling.to === 'buyer') return { state: revoked(state, now, 'ruledToBuyer'), moves: moveToBuyer(state) }
  if (ruling.to === 'seller') {
    return { state: completed(state, now, { how: 'ruledToSeller' }), moves: moveToSeller(state) }
  }
  const completion = { how: 'ruledSplit', buyerBasisPoints: ruling.buyerBasisPoints } as const
  return { state: completed(state, now, completion), moves: moveSplit(state, ruling.buyerBasisPoints) }
}
