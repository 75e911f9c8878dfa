import { add, isNegative, isZero, subtract, zero, type CurrencyCode, type Money } from '../../money/index.ts'
import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type OfKind,
  type Outcome,
  type StepOf,
} from '../../machines/transition-table/index.ts'
import { isRestDead } from './amounts.ts'
import * as is from './conditions.ts'
import type {
  CancelledOtcOffer,
  OngoingOtcOffer,
  OtcOffer,
  OtcOfferActor,
  OtcOfferEvent,
  OtcOfferMove,
  OtcOfferNote,
  OtcOfferSteps,
} from './states.ts'

/** The types of the OTC offer machine. */
export interface OtcOfferMachine {
  readonly state: OtcOffer
  readonly event: OtcOfferEvent
  readonly actor: OtcOfferActor
  readonly move: OtcOfferMove
  readonly note: OtcOfferNote
  readonly steps: OtcOfferSteps
}

type OtcOfferOutcome = Outcome<OtcOffer, OtcOfferMove>

const row = rowOf<OtcOfferMachine>()
const still = <S extends OtcOffer>(state: S): Outcome<S, OtcOfferMove> => ({ state, moves: [] })

const rows = [
  row({
    event: 'takeDown',
    by: ['owner', 'moderator'],
    from: ['shown'],
    when: [],
    otherwise: { takenDown: 'OFFER_ALREADY_TAKEN_DOWN' },
    note: 'otcOffer.takenDown',
    to: (state, _event, _now, actor) => still({ ...coreOf(state), kind: 'takenDown', takenDownBy: actor.kind }),
  }),
  row({
    event: 'trigger',
    by: ['clock'],
    from: ['shown'],
    when: [],
    input: [is.triggerReached],
    otherwise: { takenDown: 'OFFER_ALREADY_TAKEN_DOWN' },
    note: 'otcOffer.triggered',
    // As if the owner had: they put it up again at another price.
    to: (state) => still({ ...coreOf(state), kind: 'takenDown', takenDownBy: 'owner' }),
  }),
  row({
    event: 'putUp',
    by: ['owner'],
    from: ['takenDown'],
    when: [is.takenDownByOwner],
    note: 'otcOffer.putUp',
    to: (state) => still({ ...coreOf(state), kind: 'shown' }),
  }),
  row({
    event: 'putUp',
    by: ['moderator'],
    from: ['takenDown'],
    when: [],
    note: 'otcOffer.putUp',
    to: (state) => still({ ...coreOf(state), kind: 'shown' }),
  }),
  row({
    event: 'edit',
    by: ['owner'],
    from: ['shown', 'takenDown'],
    when: [],
    input: [is.totalOfCurrency, is.totalAboveTaken, ...is.termsFit],
    note: 'otcOffer.edited',
    to: edited,
  }),
  row({
    event: 'withdraw',
    by: ['owner', 'moderator'],
    from: ['shown', 'takenDown'],
    when: [],
    note: 'otcOffer.withdrawn',
    to: (state, _event, now, actor) => ({
      state: {
        ...coreOf(state),
        kind: 'cancelled',
        remaining: zero(state.total.asset),
        endedAt: now,
        cancelledBy: actor.kind,
      },
      moves: locked(state, { from: 'lock', to: 'owner', money: state.remaining }),
    }),
  }),
  row({
    event: 'returnRest',
    by: ['clock'],
    from: ['shown', 'takenDown'],
    when: [is.restIsDead],
    note: 'otcOffer.restReturned',
    to: (state, _event, now) => ({
      state: { ...coreOf(state), kind: 'completed', remaining: zero(state.total.asset), endedAt: now },
      moves: locked(state, { from: 'lock', to: 'owner', money: state.remaining }),
    }),
  }),
  row({
    event: 'take',
    by: ['taker'],
    from: ['shown'],
    when: [is.somebodyElses, is.enoughRemains],
    input: [is.volumeOfCurrency, is.volumeGiven, is.volumeRemains, is.amountWithinLimits],
    otherwise: { takenDown: 'OFFER_TAKEN_DOWN' },
    note: 'otcOffer.taken',
    to: (state, { volume }) => ({
      state: { ...state, remaining: subtract(state.remaining, volume), running: add(state.running, volume) },
      moves: locked(state, { from: 'lock', to: 'order', money: volume }),
    }),
  }),
  row({
    event: 'orderEnded',
    by: ['order'],
    from: ['shown', 'takenDown', 'cancelled'],
    when: [is.hasRunningOrders],
    input: [is.volumeWasRunning],
    note: 'otcOffer.orderEnded',
    to: orderEnded,
  }),
]

const table = tableOf<OtcOfferMachine>(rows, {
  wrongParty: 'OFFER_WRONG_PARTY',
  wrongState: {
    shown: 'OFFER_ALREADY_SHOWN',
    takenDown: 'OFFER_ALREADY_TAKEN_DOWN',
    cancelled: 'OFFER_NOT_ONGOING',
    completed: 'OFFER_NOT_ONGOING',
  },
})

/**
 * One step of an OTC offer (wallet-and-otc.md §4).
 * @param now unix seconds
 * @returns the new state, the coin it moves (none for a buy offer, which locks nothing), the code of the timeline entry
 * @throws DomainError OFFER_WRONG_PARTY, OFFER_NOT_ONGOING, OFFER_ALREADY_SHOWN, OFFER_ALREADY_TAKEN_DOWN, OFFER_TAKEN_DOWN, OFFER_TAKEN_DOWN_BY_STAFF,
 *   OFFER_OWN, OFFER_REMAINING_TOO_SMALL, OFFER_TOTAL_BELOW_TAKEN, OFFER_OTHER_CURRENCY, OFFER_TAKE_QUANTITY_REQUIRED, OFFER_AMOUNT_OUT_OF_RANGE, the codes of `termsProblems`, STATE_CORRUPT
 * @example
 * next(offer, { kind: 'takeDown' }, { kind: 'owner' }, 1_760_000_000).state.kind // 'takenDown'
 */
export function next<E extends OtcOfferEvent>(
  state: OtcOffer,
  event: E,
  actor: ActorOf<OtcOfferMachine, E>,
  now: number,
): StepOf<OtcOfferMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor and whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(offer, { kind: 'owner' }, 1_760_000_000).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['takeDown', 'edit', 'withdraw']
 */
export function allowedEvents<A extends OtcOfferActor>(
  state: OtcOffer,
  actor: A,
  now: number,
): readonly AllowedEvent<OtcOfferMachine, EventKindOf<OtcOfferMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/** A new total adds to what remains or takes from it; orders keep theirs. */
function edited<S extends OngoingOtcOffer>(
  state: S,
  { terms, total = state.total }: OfKind<OtcOfferEvent, 'edit'>,
): Outcome<S, OtcOfferMove> {
  const [more, less] = [subtract(total, state.total), subtract(state.total, total)]
  return {
    state: { ...state, terms, total, remaining: add(state.remaining, more) },
    moves: isNegative(more)
      ? locked(state, { from: 'lock', to: 'owner', money: less })
      : locked(state, { from: 'owner', to: 'lock', money: more }),
  }
}

type EndedOrder = OfKind<OtcOfferEvent, 'orderEnded'>

/**
 * Returned volume is offered again if the offer is ongoing, and goes to the owner otherwise. The last running order also
 * ends an offer of which less is left than its smallest order: that rest goes to the owner.
 */
function orderEnded(
  state: OngoingOtcOffer | CancelledOtcOffer,
  { volume, bought }: EndedOrder,
  now: number,
): OtcOfferOutcome {
  const back = subtract(volume, bought)
  const settled = { running: subtract(state.running, volume), completed: add(state.completed, bought) }
  const toOwner = locked(state, { from: 'order', to: 'owner', money: back })
  if (state.kind === 'cancelled') return { state: { ...state, ...settled }, moves: toOwner }
  const remaining = add(state.remaining, back)
  const after = { ...state, ...settled, remaining }
  const isDead = isRestDead(after)
  if (!isDead && (!isZero(remaining) || !isZero(settled.running))) {
    return { state: after, moves: locked(state, { from: 'order', to: 'lock', money: back }) }
  }
  const rest = locked(state, { from: 'lock', to: 'owner', money: state.remaining })
  const nothing = zero(state.total.asset)
  return {
    state: { ...coreOf(state), ...settled, remaining: nothing, kind: 'completed', endedAt: now },
    moves: [...toOwner, ...rest],
  }
}

/** Buy offers lock nothing: their orders take the coin from the sellers. */
function locked(state: OtcOffer, move: OtcOfferMove): readonly OtcOfferMove[] {
  return state.side === 'sell' && !isZero(move.money) ? [move] : []
}

/** Fields common to all kinds of offer; who took it down is dropped. */
function coreOf({ side, ownerUid, terms, total, remaining, running, completed }: OtcOffer) {
  return { side, ownerUid, terms, total, remaining, running, completed }
}

/**
 * Balance of a sell offer's lock in this state; zero for a buy offer.
 * @example
 * lockOf(offer).units // 2_500_000_000n
 */
export function lockOf(state: OtcOffer): Money<CurrencyCode> {
  return state.side === 'sell' ? state.remaining : zero(state.total.asset)
}

/**
 * Volume that a withdrawn offer, or a completed one with a rest, returned: remaining, running, completed and returned add up to the total
 * (wallet-and-otc.md §3 "OTC offer").
 * @example
 * returnedOf(offer).units // 0n
 */
export function returnedOf({ total, remaining, running, completed }: OtcOffer): Money<CurrencyCode> {
  return subtract(subtract(subtract(total, remaining), running), completed)
}
