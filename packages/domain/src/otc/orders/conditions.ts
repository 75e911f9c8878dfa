import { complaintAtOf, isFrozen, isReturn } from '../../trust/disputes/index.ts'
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

/**
 * Details for a refused demand during a hold or complaint: the seller's time after it, and the latest hearing by an
 * arbiter.
 */
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

/** A ruling that waits for a second arbiter blocks other steps, even if all complaints were withdrawn. */
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

/** Payer and evidence are given once: not again with the payment mark. */
export const statedOnce: InputCheck<UnpaidOtcOrder, OtcOrderActor, OfKind<OtcOrderEvent, 'pay'>> = {
  code: 'OTC_EVIDENCE_GIVEN',
  holds: ({ state }, { stated }) => stated === undefined || state.evidenceAt === null,
}

/** Checked before the time: with evidence missing, the seller gets the whole time once it is given. */
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

/** A request for a refund counts as a complaint. */
export const buyerComplaintLeft: PaidCondition = {
  code: 'DISPUTE_COMPLAINTS_TOO_MANY',
  holds: ({ state }) => state.dispute.said.buyer.complaints < maximum,
  details: () => ({ maximum }),
}

/** A demand that opens a dispute counts as a complaint, too. */
export const complaintLeftWhereDisputed: PaidCondition = {
  ...buyerComplaintLeft,
  holds: (at) => !demandDisputes(at.state) || buyerComplaintLeft.holds(at),
}

export const returnNotProposed: PaidCondition = {
  code: 'OTC_RETURN_PROPOSED',
  holds: ({ state }) => !isReturn(state.dispute.proposal),
}

export const returnProposed: PaidCondition = {
  code: 'DISPUTE_NO_PROPOSAL',
  holds: ({ state }) => isReturn(state.dispute.proposal),
}

type UnpaidCondition = Condition<UnpaidOtcOrder, OtcOrderActor>

/** A demand for cancellation counts as a complaint while the buyer is frozen; at most one may be open. */
export const noSellerComplaintWhereFrozen: UnpaidCondition = {
  code: 'DISPUTE_ALREADY_COMPLAINED',
  holds: ({ state }) => !isFrozen(state, 'buyer') || complaintAtOf(state.dispute).seller === null,
}

export const complaintLeftWhereFrozen: UnpaidCondition = {
  code: 'DISPUTE_COMPLAINTS_TOO_MANY',
  holds: ({ state }) => !isFrozen(state, 'buyer') || state.dispute.said.seller.complaints < maximum,
  details: () => ({ maximum }),
}

/** If the buyer stated a payer, the seller must confirm that it matches. */
export const payerMatches: InputCheck<PaidOtcOrder | HeldOtcOrder, OtcOrderActor, OfKind<OtcOrderEvent, 'release'>> = {
  code: 'OTC_RELEASE_UNCONFIRMED',
  holds: ({ state }, { matches }) => matches === true || state.evidenceAt === null,
}

export const unattended: Condition<UnpaidOtcOrder, OtcOrderActor> = {
  code: 'OTC_ORDER_TOO_EARLY',
  holds: ({ state, now }) => now >= expiresAt(state),
  details: ({ state, now }) => ({ secondsLeft: expiresAt(state) - now }),
}
