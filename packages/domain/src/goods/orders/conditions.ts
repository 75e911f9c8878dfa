import { complaintAtOf } from '../../trust/disputes/index.ts'
import type { Condition } from '../../machines/transition-table/index.ts'
import type { GoodsOrderActor, HeldGoodsOrder, OpenGoodsOrder } from './states.ts'

type OpenCondition = Condition<OpenGoodsOrder, GoodsOrderActor>

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
