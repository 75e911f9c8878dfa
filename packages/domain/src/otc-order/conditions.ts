import { BASIS_POINTS_PER_WHOLE } from '../money/index.ts'
import type { Condition, InputCheck } from '../transition-table/index.ts'
import { complaintOf, inArbiterQueue, requirableAt, unattendedAt } from './derive.ts'
import type {
  HeldOtcOrder,
  OpenOtcOrder,
  OtcOrderActor,
  OtcOrderEvent,
  PaidOtcOrder,
  UnpaidOtcOrder,
} from './states.ts'

type OpenCondition = Condition<OpenOtcOrder, OtcOrderActor>
type PaidCondition = Condition<PaidOtcOrder | HeldOtcOrder, OtcOrderActor>

/** The refusal of a demand always tells the time left (product.md "OTC"). */
const timeLeft = (state: OpenOtcOrder, now: number) => ({ secondsLeft: Math.max(0, requirableAt(state) - now) })

export const sellerIsSilent: PaidCondition = {
  code: 'OTC_ORDER_HELD',
  holds: ({ state }) => state.kind === 'paid',
  details: ({ state, now }) => timeLeft(state, now),
}

export const nobodyComplains: OpenCondition = {
  code: 'OTC_ORDER_COMPLAINT_STANDS',
  holds: ({ state }) => complaintOf(state) === null,
  details: ({ state, now }) => timeLeft(state, now),
}

export const autoSettleTimePassed: OpenCondition = {
  code: 'OTC_ORDER_TOO_EARLY',
  holds: ({ state, now }) => now >= requirableAt(state),
  details: ({ state, now }) => timeLeft(state, now),
}

export const unattended: Condition<UnpaidOtcOrder, OtcOrderActor> = {
  code: 'OTC_ORDER_TOO_EARLY',
  holds: ({ state, now }) => now >= unattendedAt(state),
  details: ({ state, now }) => ({ secondsLeft: unattendedAt(state) - now }),
}

export const disputed: OpenCondition = {
  code: 'OTC_ORDER_NOT_DISPUTED',
  holds: ({ state, now }) => state.kind === 'held' || complaintOf(state) !== null || inArbiterQueue(state, now),
}

export const buyerHasNotComplained: PaidCondition = {
  code: 'OTC_ORDER_ALREADY_COMPLAINED',
  holds: ({ state }) => state.buyerComplaintAt === null,
}

export const buyerHasComplained: PaidCondition = {
  code: 'OTC_ORDER_NO_COMPLAINT',
  holds: ({ state }) => state.buyerComplaintAt !== null,
}

export const sellerHasNotComplained: OpenCondition = {
  code: 'OTC_ORDER_ALREADY_COMPLAINED',
  holds: ({ state }) => state.sellerComplaintAt === null,
}

export const sellerHasComplained: OpenCondition = {
  code: 'OTC_ORDER_NO_COMPLAINT',
  holds: ({ state }) => state.sellerComplaintAt !== null,
}

/** A split leaves both sides something: all or nothing are rulings of their own. */
export const splitIsShare: InputCheck<OpenOtcOrder, OtcOrderActor, Extract<OtcOrderEvent, { kind: 'rule' }>> = {
  code: 'OTC_ORDER_SPLIT_INVALID',
  holds: (_at, { ruling }) =>
    ruling.to !== 'split' ||
    (Number.isInteger(ruling.buyerBasisPoints) &&
      ruling.buyerBasisPoints > 0 &&
      ruling.buyerBasisPoints < BASIS_POINTS_PER_WHOLE),
}
