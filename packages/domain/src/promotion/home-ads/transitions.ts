import { isPositive } from '../../money/index.ts'
import { homeAdStopTime } from '../../accounts/paid-terms/index.ts'
import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type Condition,
  type InputCheck,
  type OfKind,
  type Outcome,
  type StepOf,
} from '../../machines/transition-table/index.ts'
import type {
  ClosedHomeAd,
  HomeAd,
  HomeAdActor,
  HomeAdEvent,
  HomeAdMove,
  HomeAdNote,
  HomeAdSteps,
  ShownHomeAd,
} from './states.ts'

/** The types of the home ad machine. */
export interface HomeAdMachine {
  readonly state: HomeAd
  readonly event: HomeAdEvent
  readonly actor: HomeAdActor
  readonly move: HomeAdMove
  readonly note: HomeAdNote
  readonly steps: HomeAdSteps
}

type BuyCheck = InputCheck<HomeAd, HomeAdActor, OfKind<HomeAdEvent, 'buy'>>

const row = rowOf<HomeAdMachine>()
const still = <S extends HomeAd>(state: S): Outcome<S, HomeAdMove> => ({ state, moves: [] })

const notClosedByStaff: Condition<HomeAd, HomeAdActor> = {
  code: 'AD_CLOSED_BY_STAFF',
  holds: ({ state, actor }) => actor.kind === 'moderator' || state.kind !== 'closed' || state.closedBy !== 'moderator',
}

const timeLeft: Condition<ClosedHomeAd, HomeAdActor> = {
  code: 'AD_EXPIRED',
  holds: ({ state, now }) => now < state.stopAt,
}

const timeOver: Condition<ShownHomeAd, HomeAdActor> = {
  code: 'AD_NOT_EXPIRED',
  holds: ({ state, now }) => now >= state.stopAt,
  details: ({ state, now }) => ({ secondsLeft: state.stopAt - now }),
}

const priceGiven: BuyCheck = { code: 'AMOUNT_NOT_POSITIVE', holds: (_at, { price }) => isPositive(price) }

const rows = [
  row({
    event: 'buy',
    by: ['owner'],
    from: ['notBought', 'shown', 'closed'],
    when: [notClosedByStaff],
    input: [priceGiven],
    note: 'homeAd.bought',
    to: (state, { weeks, price }, now) => ({
      state: bought(state, weeks, now),
      moves: [{ from: 'owner', to: 'platform', money: price }],
    }),
  }),
  row({
    event: 'show',
    by: ['owner', 'moderator'],
    from: ['closed'],
    when: [notClosedByStaff, timeLeft],
    note: 'homeAd.shown',
    to: ({ startAt, stopAt }) => still({ kind: 'shown', startAt, stopAt }),
  }),
  row({
    event: 'close',
    by: ['owner', 'moderator'],
    from: ['shown'],
    when: [],
    note: 'homeAd.closed',
    to: (state, _event, _now, actor) => still({ ...state, kind: 'closed', closedBy: actor.kind }),
  }),
  row({
    event: 'expire',
    by: ['clock'],
    from: ['shown'],
    when: [timeOver],
    note: 'homeAd.expired',
    to: (state) => still({ ...state, kind: 'closed', closedBy: 'clock' }),
  }),
]

const table = tableOf<HomeAdMachine>(rows, {
  wrongParty: 'AD_WRONG_PARTY',
  wrongState: { notBought: 'AD_NOT_BOUGHT', shown: 'AD_ALREADY_SHOWN', closed: 'AD_ALREADY_CLOSED' },
})

/** A home ad before its first purchase. */
export const homeAdNotBought: HomeAd = { kind: 'notBought' }

/**
 * One step of a home ad (wallet-and-otc.md §4 "Ads"). Renewing extends the remaining time and shows the ad.
 * @param now unix seconds
 * @throws DomainError AD_WRONG_PARTY, AD_NOT_BOUGHT, AD_ALREADY_SHOWN, AD_ALREADY_CLOSED, AD_CLOSED_BY_STAFF, AD_EXPIRED, AD_NOT_EXPIRED (secondsLeft),
 *   AD_WEEKS_INVALID, AMOUNT_NOT_POSITIVE
 * @example
 * next(ad, { kind: 'expire' }, { kind: 'clock' }, 1_760_604_800).state.kind // 'closed'
 */
export function next<E extends HomeAdEvent>(
  state: HomeAd,
  event: E,
  actor: ActorOf<HomeAdMachine, E>,
  now: number,
): StepOf<HomeAdMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(ad, { kind: 'owner' }, 1_760_000_000).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['buy', 'close']
 */
export function allowedEvents<A extends HomeAdActor>(
  state: HomeAd,
  actor: A,
  now: number,
): readonly AllowedEvent<HomeAdMachine, EventKindOf<HomeAdMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/** The weeks are checked by the price list's own rule. */
function bought(state: HomeAd, weeks: number, now: number): ShownHomeAd {
  const had = state.kind === 'notBought' ? { startAt: now, stopAt: 0 } : state
  return {
    kind: 'shown',
    startAt: had.stopAt > now ? had.startAt : now,
    stopAt: homeAdStopTime(had.stopAt, weeks, now),
  }
}
