import {
  closed,
  disputeRows,
  ended as lapsed,
  isFrozen,
  opened,
  type DisputeParty,
  type Ruling,
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
import * as is from './conditions.ts'
import { hearingOf, heldSince, wasHeldByClock } from './derive.ts'
import { moveParts, partsOf, rulingParts } from './moves.ts'
import type {
  AwaitedGoodsOrder,
  CompletedGoodsOrder,
  EndedGoodsOrder,
  GoodsOrder,
  GoodsOrderActor,
  GoodsOrderCompletion,
  GoodsOrderEvent,
  GoodsOrderMove,
  GoodsOrderNote,
  GoodsOrderSteps,
  HeldGoodsOrder,
  OpenGoodsOrder,
  RevokedGoodsOrder,
  RunningGoodsOrder,
} from './states.ts'

/** The types of the goods order machine. */
export interface GoodsOrderMachine {
  readonly state: GoodsOrder
  readonly event: GoodsOrderEvent
  readonly actor: GoodsOrderActor
  readonly move: GoodsOrderMove
  readonly note: GoodsOrderNote
  readonly steps: GoodsOrderSteps
}

const row = rowOf<GoodsOrderMachine>()
const still = <S extends GoodsOrder>(state: S): Outcome<S, GoodsOrderMove> => ({ state, moves: [] })

const rows = [
  row({
    event: 'confirm',
    by: ['buyer'],
    from: ['open', 'held'],
    when: [is.deliveredYet],
    otherwise: { awaited: 'ORDER_UNDELIVERED' },
    note: 'goodsOrder.confirmed',
    to: (state, _event, now) => ({
      state: completed(state, now, { how: 'confirmed' }),
      moves: moveWhole(state, 'seller'),
    }),
  }),
  row({
    event: 'hold',
    by: ['buyer'],
    from: ['awaited', 'open'],
    when: [is.holdNotDisabled, is.beforeProtectUntil],
    note: 'goodsOrder.held',
    to: (state, _event, now) => still(stopped(state, now)),
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
    event: 'refund',
    by: ['seller'],
    from: ['awaited', 'open', 'held'],
    when: [],
    note: 'goodsOrder.refunded',
    to: (state, _event, now) => ({ state: revoked(state, now, 'refunded'), moves: moveWhole(state, 'buyer') }),
  }),
  row({
    event: 'deliver',
    by: ['seller'],
    from: ['awaited', 'held'],
    when: [is.undeliveredYet],
    otherwise: { open: 'ORDER_DELIVERED' },
    note: 'goodsOrder.delivered',
    to: (state, _event, now) => still(delivered(state, now)),
  }),
  row({
    event: 'cancel',
    by: ['buyer'],
    from: ['awaited'],
    when: [is.promisePassed],
    otherwise: { open: 'ORDER_DELIVERED' },
    note: 'goodsOrder.cancelled',
    to: (state, _event, now) => ({ state: revoked(state, now, 'cancelled'), moves: moveWhole(state, 'buyer') }),
  }),
  row({
    event: 'settle',
    by: ['clock'],
    from: ['awaited', 'open'],
    when: [is.protectUntilPassed],
    note: 'goodsOrder.settled',
    noteFor: (state) => {
      if (state.kind === 'awaited') return 'goodsOrder.undelivered'
      return isFrozen(state, 'buyer') ? 'goodsOrder.settleDisputed' : 'goodsOrder.settled'
    },
    to: (state, _event, now) => {
      if (state.kind === 'awaited') {
        return { state: revoked(state, now, 'undelivered'), moves: moveWhole(state, 'buyer') }
      }
      // A frozen buyer could not hold the order: the clock stops, and an arbiter hears the order.
      return isFrozen(state, 'buyer')
        ? still(stopped(state, now))
        : { state: completed(state, now, { how: 'settled' }), moves: moveWhole(state, 'seller') }
    },
  }),
  ...disputeRows<RunningGoodsOrder, EndedGoodsOrder, GoodsOrderMove, GoodsOrderNote>({
    noteOf: (note) => `goodsOrder.${note}`,
    from: {
      complain: { buyer: ['held'], seller: ['held'] },
      dispute: ['held'],
      split: ['awaited', 'open', 'held'],
    },
    hearingOf,
    calmed: (state) => state,
    ruled,
    agreed: (state, buyer, now) => ({
      state: completed(state, now, { how: 'agreedSplit', buyer }),
      moves: moveParts(partsOf(state, buyer)),
    }),
  }),
]

const table = tableOf<GoodsOrderMachine>(rows, {
  wrongParty: 'ORDER_WRONG_PARTY',
  wrongState: {
    awaited: 'ORDER_NOT_HELD',
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
 *   ORDER_PROTECTION_RUNNING (secondsLeft), ORDER_COMPLAINT_STANDS, ORDER_UNDELIVERED, ORDER_DELIVERED,
 *   ORDER_PROMISE_RUNNING (secondsLeft), and the refusals of a dispute (`DISPUTE_…`)
 * @example
 * next(order, { kind: 'confirm' }, buyer, 1_760_000_060).note // 'goodsOrder.confirmed'
 */
export function next<E extends GoodsOrderEvent>(
  state: GoodsOrder,
  event: E,
  actor: ActorOf<GoodsOrderMachine, E>,
  now: number,
): StepOf<GoodsOrderMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(held, { kind: 'seller' }, 1_760_000_060).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['refund', 'complain', 'stateCase', 'proposeSplit']
 */
export function allowedEvents<A extends GoodsOrderActor>(
  state: GoodsOrder,
  actor: A,
  now: number,
): readonly AllowedEvent<GoodsOrderMachine, EventKindOf<GoodsOrderMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/** The whole escrow to one side. */
function moveWhole(state: RunningGoodsOrder, to: DisputeParty): readonly GoodsOrderMove[] {
  return moveParts(rulingParts(state, { to }))
}

function ended(state: RunningGoodsOrder, now: number) {
  return { ...state, dispute: lapsed(state.dispute), settledAt: now }
}

function completed(state: RunningGoodsOrder, now: number, completion: GoodsOrderCompletion): CompletedGoodsOrder {
  return { ...ended(state, now), kind: 'completed', completion }
}

function revoked(
  state: RunningGoodsOrder,
  now: number,
  revocation: RevokedGoodsOrder['revocation'],
): RevokedGoodsOrder {
  return { ...ended(state, now), kind: 'revoked', revocation }
}

function stopped(state: AwaitedGoodsOrder | OpenGoodsOrder, now: number): HeldGoodsOrder {
  return { ...state, kind: 'held', holdDisabled: false, dispute: opened(state.dispute, now) }
}

/** Resumes the clock and adds the held time; nothing is added to a clock that had run out. */
function resumed(state: HeldGoodsOrder, now: number): AwaitedGoodsOrder | OpenGoodsOrder {
  const heldSeconds = wasHeldByClock(state) ? 0 : Math.max(0, now - heldSince(state))
  const protectUntil = state.protectUntil + heldSeconds
  const { promisedUntil, deliveredAt } = state
  const running = { ...state, holdDisabled: true, protectUntil, dispute: closed(state.dispute) }
  return promisedUntil !== null && deliveredAt === null
    ? { ...running, kind: 'awaited', promisedUntil, deliveredAt }
    : { ...running, kind: 'open' }
}

/** The protection begins with the delivery; under a hold it stands still, whole. */
function delivered(state: AwaitedGoodsOrder | HeldGoodsOrder, now: number): OpenGoodsOrder | HeldGoodsOrder {
  const { protectionSeconds } = state
  if (state.kind === 'awaited')
    return { ...state, kind: 'open', deliveredAt: now, protectUntil: now + protectionSeconds }
  return { ...state, deliveredAt: now, protectUntil: heldSince(state) + protectionSeconds }
}

function ruled(state: RunningGoodsOrder, ruling: Ruling, now: number): Outcome<EndedGoodsOrder, GoodsOrderMove> {
  const moves = moveParts(rulingParts(state, ruling))
  if (ruling.to === 'buyer') return { state: revoked(state, now, 'ruledToBuyer'), moves }
  if (ruling.to === 'seller') return { state: completed(state, now, { how: 'ruledToSeller' }), moves }
  return { state: completed(state, now, { how: 'ruledSplit', buyerBasisPoints: ruling.buyerBasisPoints }), moves }
}
