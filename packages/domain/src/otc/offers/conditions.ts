import {
  compare,
  formatAmount,
  formatCoin,
  isNegative,
  isPositive,
  type CurrencyCode,
  type Money,
} from '../../money/index.ts'
import type { Condition, InputCheck, OfKind } from '../../machines/transition-table/index.ts'
import { isRestDead, takenOf, takeRange, volumeLimits } from './amounts.ts'
import type {
  CancelledOtcOffer,
  OngoingOtcOffer,
  OtcOfferActor,
  OtcOfferEvent,
  ShownOtcOffer,
  TakenDownOtcOffer,
} from './states.ts'
import { isTriggered } from './trigger.ts'
import { termsProblems } from './terms.ts'

type Taker = OfKind<OtcOfferActor, 'taker'>
type TakeCheck = InputCheck<ShownOtcOffer, Taker, OfKind<OtcOfferEvent, 'take'>>

export const takenDownByOwner: Condition<TakenDownOtcOffer, OtcOfferActor> = {
  code: 'OFFER_TAKEN_DOWN_BY_STAFF',
  holds: ({ state }) => state.takenDownBy === 'owner',
}

export const somebodyElses: Condition<ShownOtcOffer, Taker> = {
  code: 'OFFER_OWN',
  holds: ({ state, actor }) => actor.uid !== state.ownerUid,
}

export const enoughRemains: Condition<ShownOtcOffer, Taker> = {
  code: 'OFFER_REMAINING_TOO_SMALL',
  holds: ({ state }) => takeRange(state) !== null,
}

export const hasRunningOrders: Condition<OngoingOtcOffer | CancelledOtcOffer, OtcOfferActor> = {
  code: 'OFFER_NOT_ONGOING',
  holds: ({ state }) => isPositive(state.running),
}

export const volumeOfCurrency: TakeCheck = {
  code: 'OFFER_OTHER_CURRENCY',
  holds: ({ state }, { volume }) => volume.asset === state.total.asset,
  details: ({ state }) => ({ currency: state.total.asset }),
}

export const volumeGiven: TakeCheck = {
  code: 'OFFER_TAKE_QUANTITY_REQUIRED',
  holds: (_at, { volume }) => isPositive(volume),
}

export const volumeRemains: TakeCheck = {
  code: 'OFFER_REMAINING_TOO_SMALL',
  holds: ({ state }, { volume }) => compare(volume, state.remaining) <= 0,
}

export const amountWithinLimits: TakeCheck = {
  code: 'OFFER_AMOUNT_OUT_OF_RANGE',
  holds: ({ state }, { volume }) => {
    const { minimum, maximum } = volumeLimits(state)
    return compare(volume, minimum) >= 0 && compare(volume, maximum) <= 0
  },
  details: ({ state }) => ({
    minimum: formatAmount(state.terms.minimum),
    maximum: formatAmount(state.terms.maximum),
  }),
}

/** The ended order's volume was running, and the bought part does not exceed it. */
export const volumeWasRunning: InputCheck<
  OngoingOtcOffer | CancelledOtcOffer,
  OtcOfferActor,
  OfKind<OtcOfferEvent, 'orderEnded'>
> = {
  code: 'STATE_CORRUPT',
  holds: ({ state }, { volume, bought }) =>
    isPositive(volume) && within(volume, state.running) && !isNegative(bought) && within(bought, volume),
  details: () => ({ machine: 'otcOffer' }),
}

/** Until the market reaches the trigger, the offer stays on the market. */
export const triggerReached: InputCheck<ShownOtcOffer, OtcOfferActor, OfKind<OtcOfferEvent, 'trigger'>> = {
  code: 'OFFER_ALREADY_SHOWN',
  holds: ({ state }, { trigger, market }) => isTriggered(state, trigger, market),
}

export const restIsDead: Condition<OngoingOtcOffer, OtcOfferActor> = {
  code: 'OFFER_ALREADY_SHOWN',
  holds: ({ state }) => isRestDead(state),
}

type EditCheck = InputCheck<OngoingOtcOffer, OtcOfferActor, OfKind<OtcOfferEvent, 'edit'>>

/** The new total is of the offer's coin. */
export const totalOfCurrency: EditCheck = {
  code: 'OFFER_OTHER_CURRENCY',
  holds: ({ state }, { total = state.total }) => total.asset === state.total.asset,
  details: ({ state }) => ({ currency: state.total.asset }),
}

/** Something of the new total remains beside what was taken: an offer without a rest is withdrawn, not edited. */
export const totalAboveTaken: EditCheck = {
  code: 'OFFER_TOTAL_BELOW_TAKEN',
  holds: ({ state }, { total }) => total === undefined || compare(total, takenOf(state)) > 0,
  details: ({ state }) => ({ taken: formatCoin(takenOf(state)) }),
}

/** One check per code, so that the refusal names the first problem of the terms. */
export const termsFit: readonly EditCheck[] = (
  [
    'OFFER_MARGIN_OUT_OF_RANGE',
    'OFFER_MARGIN_FLOOR_ABOVE_CEILING',
    'OFFER_PRICE_REQUIRED',
    'OFFER_MINIMUM_REQUIRED',
    'OFFER_MINIMUM_ABOVE_TOTAL',
    'OFFER_MAXIMUM_REQUIRED',
    'OFFER_MAXIMUM_BELOW_MINIMUM',
    'OFFER_MAXIMUM_ABOVE_TOTAL',
    'OFFER_REQUIREMENT_INVALID',
  ] as const
).map((code) => ({
  code,
  holds: ({ state }, { terms, total = state.total }) =>
    termsProblems(total, terms).every((problem) => problem.code !== code),
}))

function within(part: Money<CurrencyCode>, whole: Money<CurrencyCode>): boolean {
  return compare(part, whole) <= 0
}
