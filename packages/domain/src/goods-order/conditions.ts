import { BASIS_POINTS_PER_WHOLE, type CurrencyCode, type Money } from '../money/index.ts'
import type { Condition, InputCheck, OfKind } from '../transition-table/index.ts'
import { rulableAt } from './derive.ts'
import { shareParts } from './moves.ts'
import type {
  GoodsOrderActor,
  GoodsOrderEvent,
  GoodsOrderTerms,
  HeldGoodsOrder,
  JudgedGoodsOrder,
  OpenGoodsOrder,
  StoppedGoodsOrder,
} from './states.ts'

type OpenCondition = Condition<OpenGoodsOrder, GoodsOrderActor>
type HeldCondition = Condition<StoppedGoodsOrder, GoodsOrderActor>
type Arbiter = OfKind<GoodsOrderActor, 'arbiter'>
type ArbiterCondition = Condition<StoppedGoodsOrder, Arbiter>
type Running = OpenGoodsOrder | StoppedGoodsOrder
type PartyActor = OfKind<GoodsOrderActor, 'buyer' | 'seller'>
type PartyCondition = Condition<Running, PartyActor>
type ProposeEvent = Extract<GoodsOrderEvent, { kind: 'proposeSplit' }>
type AcceptEvent = Extract<GoodsOrderEvent, { kind: 'acceptSplit' }>
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

/** Whether an amount leaves something of the escrow to both sides. */
function isShare({ escrow }: GoodsOrderTerms, buyer: Money<CurrencyCode>): boolean {
  return buyer.asset === escrow.asset && buyer.units > 0n && buyer.units < escrow.units
}

/**
 * A split leaves both sides something, after rounding too: all or nothing are rulings of their own, and the one that gives the
 * buyer everything takes back what was not opened.
 */
export const splitIsShare: InputCheck<HeldGoodsOrder, GoodsOrderActor, RuleEvent> = {
  code: 'ORDER_SPLIT_INVALID',
  holds: ({ state }, { ruling }) =>
    ruling.to !== 'split' ||
    (Number.isInteger(ruling.buyerBasisPoints) &&
      ruling.buyerBasisPoints > 0 &&
      ruling.buyerBasisPoints < BASIS_POINTS_PER_WHOLE &&
      isShare(state, shareParts(state, ruling.buyerBasisPoints).buyer)),
}

export const proposalStands: PartyCondition = {
  code: 'ORDER_NO_PROPOSAL',
  holds: ({ state }) => state.proposal !== null,
}

export const ownProposalStands: PartyCondition = {
  code: 'ORDER_NO_PROPOSAL',
  holds: ({ state, actor }) => state.proposal?.by === actor.kind,
}

export const proposalOfOther: PartyCondition = {
  code: 'ORDER_PROPOSAL_OWN',
  holds: ({ state, actor }) => state.proposal?.by !== actor.kind,
}

/** What one side offers leaves both something. */
export const proposalIsShare: InputCheck<Running, PartyActor, ProposeEvent> = {
  code: 'ORDER_SPLIT_INVALID',
  holds: ({ state }, { buyer }) => isShare(state, buyer),
}

/** Who accepts names what they accept: the other side may have replaced it meanwhile. */
export const proposalUnchanged: InputCheck<Running, PartyActor, AcceptEvent> = {
  code: 'ORDER_PROPOSAL_CHANGED',
  holds: ({ state: { proposal, escrow } }, { buyer }) =>
    buyer.asset === escrow.asset && buyer.units === proposal?.buyer.units,
}

/** Nobody rules on an order of their own. */
export const arbiterIsNoParty: ArbiterCondition = {
  code: 'ORDER_WRONG_PARTY',
  holds: ({ state, actor }) => actor.uid !== state.buyerUid && actor.uid !== state.sellerUid,
}

export const rulingOfAnother: Condition<JudgedGoodsOrder, Arbiter> = {
  code: 'ORDER_RULING_OWN',
  holds: ({ state, actor }) => state.pendingRuling.byUid !== actor.uid,
}

/** Both sides are heard, or had their time. */
export const sidesHeard: ArbiterCondition = {
  code: 'ORDER_RESPONSE_RUNNING',
  holds: ({ state, now }) => now >= rulableAt(state),
  details: ({ state, now }) => ({ secondsLeft: rulableAt(state) - now }),
}
