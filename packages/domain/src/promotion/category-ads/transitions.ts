import { isPositive } from '../../money/index.ts'
import { rules } from '../../rules/index.ts'
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
  CategoryAd,
  CategoryAdActor,
  CategoryAdEvent,
  CategoryAdMove,
  CategoryAdNote,
  CategoryAdSteps,
  ClosedCategoryAd,
  ShownCategoryAd,
} from './states.ts'

/** The types of the category ad machine. */
export interface CategoryAdMachine {
  readonly state: CategoryAd
  readonly event: CategoryAdEvent
  readonly actor: CategoryAdActor
  readonly move: CategoryAdMove
  readonly note: CategoryAdNote
  readonly steps: CategoryAdSteps
}

type Buy = OfKind<CategoryAdEvent, 'buy'>
type BuyCheck = InputCheck<CategoryAd, CategoryAdActor, Buy>

const row = rowOf<CategoryAdMachine>()
const still = <S extends CategoryAd>(state: S): Outcome<S, CategoryAdMove> => ({ state, moves: [] })

const notClosedByStaff: Condition<CategoryAd, CategoryAdActor> = {
  code: 'AD_CLOSED_BY_STAFF',
  holds: ({ state, actor }) => actor.kind === 'moderator' || state.kind !== 'closed' || state.closedBy !== 'moderator',
}

const clicksLeft: Condition<ClosedCategoryAd, CategoryAdActor> = {
  code: 'AD_NO_HITS_LEFT',
  holds: ({ state }) => state.remaining > 0,
}

const clicksGiven: BuyCheck = {
  code: 'AD_PACKAGES_INVALID',
  holds: (_at, { clicks }) => Number.isSafeInteger(clicks) && clicks > 0,
  details: () => ({ maximum: rules.ads.category.maximumPackages }),
}

const categoriesGiven: BuyCheck = {
  code: 'AD_CATEGORIES_REQUIRED',
  holds: (_at, { categoryIds }) =>
    categoryIds.length > 0 &&
    categoryIds.length <= rules.ads.category.maximumCategories &&
    new Set(categoryIds).size === categoryIds.length,
}

const priceGiven: BuyCheck = { code: 'AMOUNT_NOT_POSITIVE', holds: (_at, { price }) => isPositive(price) }

const rows = [
  row({
    event: 'buy',
    by: ['owner'],
    from: ['notBought', 'shown', 'closed'],
    when: [notClosedByStaff],
    input: [clicksGiven, categoriesGiven, priceGiven],
    note: 'categoryAd.bought',
    to: (state, event) => ({
      state: bought(state, event),
      moves: [{ from: 'owner', to: 'platform', money: event.price }],
    }),
  }),
  row({
    event: 'show',
    by: ['owner', 'moderator'],
    from: ['closed'],
    when: [notClosedByStaff, clicksLeft],
    note: 'categoryAd.shown',
    to: ({ categoryIds, bought, remaining }) => still({ kind: 'shown', categoryIds, bought, remaining }),
  }),
  row({
    event: 'close',
    by: ['owner', 'moderator'],
    from: ['shown'],
    when: [],
    note: 'categoryAd.closed',
    to: (state, _event, _now, actor) => still({ ...state, kind: 'closed', closedBy: actor.kind }),
  }),
  row({
    event: 'click',
    by: ['visitor'],
    from: ['shown'],
    when: [],
    note: 'categoryAd.clicked',
    to: (state) => still(clicked(state)),
  }),
]

const table = tableOf<CategoryAdMachine>(rows, {
  wrongParty: 'AD_WRONG_PARTY',
  wrongState: { notBought: 'AD_NOT_BOUGHT', shown: 'AD_ALREADY_SHOWN', closed: 'AD_ALREADY_CLOSED' },
})

/** A category ad before its first purchase. */
export const categoryAdNotBought: CategoryAd = { kind: 'notBought' }

/**
 * One step of a category ad (wallet-and-otc.md §4 "Ads"). Renewing adds to the clicks left, replaces the categories and shows the ad.
 * @param now unix seconds
 * @throws DomainError AD_WRONG_PARTY, AD_NOT_BOUGHT, AD_ALREADY_SHOWN, AD_ALREADY_CLOSED, AD_CLOSED_BY_STAFF, AD_NO_HITS_LEFT, AD_PACKAGES_INVALID,
 *   AD_CATEGORIES_REQUIRED, AMOUNT_NOT_POSITIVE
 * @example
 * next(ad, { kind: 'close' }, { kind: 'owner' }, 1_760_000_000).state.kind // 'closed'
 */
export function next<E extends CategoryAdEvent>(
  state: CategoryAd,
  event: E,
  actor: ActorOf<CategoryAdMachine, E>,
  now: number,
): StepOf<CategoryAdMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(ad, { kind: 'owner' }, 1_760_000_000).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['buy', 'close']
 */
export function allowedEvents<A extends CategoryAdActor>(
  state: CategoryAd,
  actor: A,
  now: number,
): readonly AllowedEvent<CategoryAdMachine, EventKindOf<CategoryAdMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

function bought(state: CategoryAd, { clicks, categoryIds }: Buy): ShownCategoryAd {
  const had = state.kind === 'notBought' ? { bought: 0, remaining: 0 } : state
  return { kind: 'shown', categoryIds, bought: had.bought + clicks, remaining: had.remaining + clicks }
}

function clicked(state: ShownCategoryAd): ShownCategoryAd | ClosedCategoryAd {
  const remaining = state.remaining - 1
  return remaining > 0 ? { ...state, remaining } : { ...state, kind: 'closed', remaining, closedBy: 'lastClick' }
}
