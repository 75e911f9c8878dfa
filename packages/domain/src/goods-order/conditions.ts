import { BASIS_POINTS_PER_WHOLE } from '../money/index.ts'
import type { Condition, InputCheck } from '../transition-table/index.ts'
import type { GoodsOrderActor, GoodsOrderEvent, HeldGoodsOrder, OpenGoodsOrder } from './states.ts'

type OpenCondition = Condition<OpenGoodsOrder, GoodsOrderActor>
type HeldCondition = Condition<HeldGoodsOrder, GoodsOrderActor>
type RuleEvent = Extract<GoodsOrderEvent, { kind: 'rule' }>

export const holdNotDisabled: OpenCondition = { code: 'ORDER_HOLD_DISABLED', holds: ({ state }) => !state.holdDisabled }

export const beforeProtectUntil: OpenCondition = {
  code: 'ORDER_PROTECTION_PASSED',
  holds: ({ state, now }) => now < state.protectUntil,
}

export const protectUntilPassed: OpenCondition = {
  code: 'ORDER_PROTECTION_RUNNING',
  holds: ({ state, now }) => now >= state.protectUntil,
  details: ({ state, now }) => ({ secondsLeft: state.protectUntil - now }),
}

export const noBuyerComplaint: HeldCondition = {
  code: 'ORDER_COMPLAINT_STANDS',
  holds: ({ state }) => state.buyerComplaintAt === null,
}

export const buyerHasNotComplained: HeldCondition = {
  code: 'ORDER_ALREADY_COMPLAINED',
  holds: ({ state }) => state.buyerComplaintAt === null,
}

export const buyerHasComplained: HeldCondition = {
  code: 'ORDER_NO_COMPLAINT',
  holds: ({ state }) => state.buyerComplaintAt !== null,
}

export const sellerHasNotComplained: HeldCondition = {
  code: 'ORDER_ALREADY_COMPLAINED',
  holds: ({ state }) => state.sellerComplaintAt === null,
}

export const sellerHasComplained: HeldCondition = {
  code: 'ORDER_NO_COMPLAINT',
  holds: ({ state }) => state.sellerComplaintAt !== null,
}

/** A split leaves both sides something: all or nothing are rulings of their own. */
export const splitIsShare: InputCheck<HeldGoodsOrder, GoodsOrderActor, RuleEvent> = {
  code: 'ORDER_SPLIT_INVALID',
  holds: (_at, { ruling }) =>
    ruling.to !== 'split' ||
    (Number.isInteger(ruling.buyerBasisPoints) &&
      ruling.buyerBasisPoints > 0 &&
      ruling.buyerBasisPoints < BASIS_POINTS_PER_WHOLE),
}
