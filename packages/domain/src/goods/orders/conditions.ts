import { complaintAtOf } from '../../trust/disputes/index.ts'
import type { Condition } from '../../machines/transition-table/index.ts'
import { isUndelivered } from './derive.ts'
import type { AwaitedGoodsOrder, GoodsOrderActor, HeldGoodsOrder, OpenGoodsOrder, RunningGoodsOrder } from './states.ts'

type OpenCondition = Condition<AwaitedGoodsOrder | OpenGoodsOrder, GoodsOrderActor>

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

export const noBuyerComplaint: Condition<HeldGoodsOrder, GoodsOrderActor> = {
  code: 'ORDER_COMPLAINT_STANDS',
  holds: ({ state }) => complaintAtOf(state.dispute).buyer === null,
}

export const deliveredYet: Condition<RunningGoodsOrder, GoodsOrderActor> = {
  code: 'ORDER_UNDELIVERED',
  holds: ({ state }) => !isUndelivered(state),
}

export const undeliveredYet: Condition<RunningGoodsOrder, GoodsOrderActor> = {
  code: 'ORDER_DELIVERED',
  holds: ({ state }) => isUndelivered(state),
}

export const promisePassed: Condition<AwaitedGoodsOrder, GoodsOrderActor> = {
  code: 'ORDER_PROMISE_RUNNING',
  holds: ({ state, now }) => now >= state.promisedUntil,
  details: ({ state, now }) => ({ secondsLeft: state.promisedUntil - now }),
}
