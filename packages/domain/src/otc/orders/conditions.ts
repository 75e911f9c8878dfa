import { complaintAtOf, isFrozen } from '../../trust/disputes/index.ts'
import { disputeRules } from '../../rules/dispute.ts'
import { otcRules } from '../../rules/otc.ts'
import type { Condition, InputCheck, OfKind } from '../../machines/transition-table/index.ts'
import {
  complaintOf,
  demandDisputes,
  expiresAt,
  isPaymentLate,
  isStopped,
  lacksEvidence,
  silenceLeft,
  unattendedAt,
} from './derive.ts'
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

/** What a demand under a hold or a complaint is told: the seller's time after it, and when an arbiter hears the order at the latest. */
const timesLeft = (state: OpenOtcOrder, now: number) => ({
  secondsLeft: silenceLeft(state, now),
  hearingSeconds: Math.max(0, unattendedAt(state) - now),
})

export const holdNotDisabled: Condition<PaidOtcOrder, OtcOrderActor> = {
  code: 'OTC_ORDER_HOLD_DISABLED',
  holds: ({ state }) => !state.holdDisabled,
}

export const notHeld: PaidCondition = {
  code: 'OTC_ORDER_HELD',
  holds: ({ state }) => state.kind === 'paid',
  details: ({ state, now }) => timesLeft(state, now),
}

export const nobodyComplains: OpenCondition = {
  code: 'OTC_ORDER_COMPLAINT_STANDS',
  holds: ({ state }) => complaintOf(state) === null,
  details: ({ state, now }) => timesLeft(state, now),
}

/** A ruling that waits for a second arbiter is not overtaken, though all complaints were taken back. */
export const nothingRuled: OpenCondition = {
  code: 'DISPUTE_RULING_PENDING',
  holds: ({ state }) => !isStopped(state),
}

export const autoSettleTimePassed: OpenCondition = {
  code: 'OTC_ORDER_TOO_EARLY',
  holds: ({ state, now }) => silenceLeft(state, now) === 0,
  details: ({ state, now }) => ({ secondsLeft: silenceLeft(state, now) }),
}

export const noEvidence: OpenCondition = {
  code: 'OTC_EVIDENCE_GIVEN',
  holds: ({ state }) => state.evidenceAt === null,
}

/** What was stated once is not stated again with the mark. */
export const statedOnce: InputCheck<UnpaidOtcOrder, OtcOrderActor, OfKind<OtcOrderEvent, 'pay'>> = {
  code: 'OTC_EVIDENCE_GIVEN',
  holds: ({ state }, { stated }) => stated === undefined || state.evidenceAt === null,
}

/** Told before the time: whatever has passed of it, the seller has the whole of it once there is something to look at. */
export const evidenceWhereAsked: PaidCondition = {
  code: 'OTC_SETTLE_NEEDS_EVIDENCE',
  holds: ({ state }) => !lacksEvidence(state),
  details: ({ state }) => ({ secondsLeft: state.autoSettleSeconds }),
}

export const arrivalNotRecorded: PaidCondition = {
  code: 'OTC_ARRIVAL_RECORDED',
  holds: ({ state }) => state.arrivedAt === null,
}

export const paymentIsLate: PaidCondition = {
  code: 'OTC_ARRIVAL_NOT_LATE',
  holds: ({ state, now }) => isPaymentLate(state, now),
  details: ({ state, now }) => ({ secondsLeft: state.paidAt + otcRules.latePaymentSeconds + 1 - now }),
}

export const arrivedLate: PaidCondition = {
  code: 'OTC_ARRIVAL_NOT_RECORDED',
  holds: ({ state }) => state.arrivedAt !== null,
}

export const buyerHasNotComplained: PaidCondition = {
  code: 'DISPUTE_ALREADY_COMPLAINED',
  holds: ({ state }) => complaintAtOf(state.dispute).buyer === null,
}

const { maximumPerSide: maximum } = disputeRules.complaint

/** A request for a refund is a complaint, and counts as one. */
export const buyerComplaintLeft: PaidCondition = {
  code: 'DISPUTE_COMPLAINTS_TOO_MANY',
  holds: ({ state }) => state.dispute.said.buyer.complaints < maximum,
  details: () => ({ maximum }),
}

/** So is a demand that opens a dispute. */
export const complaintLeftWhereDisputed: PaidCondition = {
  ...buyerComplaintLeft,
  holds: (at) => !demandDisputes(at.state) || buyerComplaintLeft.holds(at),
}

type UnpaidCondition = Condition<UnpaidOtcOrder, OtcOrderActor>

/** A demand for cancellation is a complaint while the buyer is frozen, and one stands at most. */
export const noSellerComplaintWhereFrozen: UnpaidCondition = {
  code: 'DISPUTE_ALREADY_COMPLAINED',
  holds: ({ state }) => !isFrozen(state, 'buyer') || complaintAtOf(state.dispute).seller === null,
}

export const complaintLeftWhereFrozen: UnpaidCondition = {
  code: 'DISPUTE_COMPLAINTS_TOO_MANY',
  holds: ({ state }) => !isFrozen(state, 'buyer') || state.dispute.said.seller.complaints < maximum,
  details: () => ({ maximum }),
}

/** Where the buyer stated who pays, the seller says that it is them. */
export const payerMatches: InputCheck<PaidOtcOrder | HeldOtcOrder, OtcOrderActor, OfKind<OtcOrderEvent, 'release'>> = {
  code: 'OTC_RELEASE_UNCONFIRMED',
  holds: ({ state }, { matches }) => matches === true || state.evidenceAt === null,
}

export const unattended: Condition<UnpaidOtcOrder, OtcOrderActor> = {
  code: 'OTC_ORDER_TOO_EARLY',
  holds: ({ state, now }) => now >= expiresAt(state),
  details: ({ state, now }) => ({ secondsLeft: expiresAt(state) - now }),
}
