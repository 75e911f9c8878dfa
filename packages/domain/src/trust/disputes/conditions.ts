import { BASIS_POINTS_PER_WHOLE } from '../../money/index.ts'
import { disputeRules } from '../../rules/dispute.ts'
import type { Condition, InputCheck, OfKind } from '../../machines/transition-table/index.ts'
import { pendingRulingOf } from './changes.ts'
import { complaintAtOf, rulableAt, type Hearing } from './hearing.ts'
import { isReturn, isShare, shareOf } from './shares.ts'
import type { Disputable, DisputeActor, DisputeEvent, DisputeParty, Ruling, Said } from './states.ts'

type Party = OfKind<DisputeActor, DisputeParty>
type Arbiter = OfKind<DisputeActor, 'arbiter'>
type PartyCondition = Condition<Disputable, Party>
type ArbiterCondition = Condition<Disputable, Arbiter>

export const hasNotComplained: PartyCondition = {
  code: 'DISPUTE_ALREADY_COMPLAINED',
  holds: ({ state, actor }) => complaintAtOf(state.dispute)[actor.kind] === null,
}

export const hasComplained: PartyCondition = {
  code: 'DISPUTE_NO_COMPLAINT',
  holds: ({ state, actor }) => complaintAtOf(state.dispute)[actor.kind] !== null,
}

const bounded = (what: keyof Said, code: PartyCondition['code'], maximum: number): PartyCondition => ({
  code,
  holds: ({ state, actor }) => state.dispute.said[actor.kind][what] < maximum,
  details: () => ({ maximum }),
})

const { complaint, statement, proposal } = disputeRules
export const complaintsLeft = bounded('complaints', 'DISPUTE_COMPLAINTS_TOO_MANY', complaint.maximumPerSide)
export const statementsLeft = bounded('statements', 'DISPUTE_STATEMENTS_TOO_MANY', statement.maximumPerSide)
export const proposalsLeft = bounded('proposals', 'DISPUTE_PROPOSALS_TOO_MANY', proposal.maximumPerSide)

export const isDisputed: PartyCondition = {
  code: 'DISPUTE_NOT_OPEN',
  holds: ({ state }) => state.dispute.kind !== 'none',
}

export const proposalStands: PartyCondition = {
  code: 'DISPUTE_NO_PROPOSAL',
  holds: ({ state: { dispute } }) => dispute.proposal !== null && !isReturn(dispute.proposal),
}

export const ownProposalStands: PartyCondition = {
  code: 'DISPUTE_NO_PROPOSAL',
  holds: ({ state, actor }) => state.dispute.proposal?.by === actor.kind,
}

export const proposalOfOther: PartyCondition = {
  code: 'DISPUTE_PROPOSAL_OWN',
  holds: ({ state, actor }) => state.dispute.proposal?.by !== actor.kind,
}

/** A proposed split must leave something to both sides. */
export const proposalIsShare: InputCheck<Disputable, Party, OfKind<DisputeEvent, 'proposeSplit'>> = {
  code: 'DISPUTE_SPLIT_INVALID',
  holds: ({ state }, { buyer }) => isShare(state.escrow, buyer),
}

/** Accepting repeats the accepted amount: the other side may have replaced the proposal meanwhile. */
export const proposalUnchanged: InputCheck<Disputable, Party, OfKind<DisputeEvent, 'acceptSplit'>> = {
  code: 'DISPUTE_PROPOSAL_CHANGED',
  holds: ({ state: { dispute, escrow } }, { buyer }) =>
    buyer.asset === escrow.asset && buyer.units === dispute.proposal?.buyer.units,
}

/** No arbiter rules on an order of their own. */
export const arbiterIsNoParty: ArbiterCondition = {
  code: 'DISPUTE_OWN',
  holds: ({ state, actor }) => actor.uid !== state.buyerUid && actor.uid !== state.sellerUid,
}

export const noRulingPending: ArbiterCondition = {
  code: 'DISPUTE_RULING_PENDING',
  holds: ({ state }) => state.dispute.kind !== 'ruled',
}

export const rulingPending: ArbiterCondition = {
  code: 'DISPUTE_NO_RULING_PENDING',
  holds: ({ state }) => state.dispute.kind === 'ruled',
}

export const rulingOfAnother: ArbiterCondition = {
  code: 'DISPUTE_RULING_OWN',
  holds: ({ state, actor }) => pendingRulingOf(state.dispute).byUid !== actor.uid,
}

/** An arbiter hears it: a dispute is open, or the hearing is due without one. */
export const isHeard = <S extends Disputable>(hearingOf: (state: S) => Hearing): Condition<S, Arbiter> => ({
  code: 'DISPUTE_NOT_OPEN',
  holds: ({ state, now }) => state.dispute.kind !== 'none' || now >= hearingOf(state).at,
})

/** Both sides stated their case, or their time is over. */
export const sidesHeard = <S extends Disputable>(hearingOf: (state: S) => Hearing): Condition<S, Arbiter> => {
  const secondsLeft = (state: S, now: number) => rulableAt(state.dispute, state.disputeTerms, hearingOf(state)) - now
  return {
    code: 'DISPUTE_RESPONSE_RUNNING',
    holds: ({ state, now }) => secondsLeft(state, now) <= 0,
    details: ({ state, now }) => ({ secondsLeft: secondsLeft(state, now) }),
  }
}

/**
 * A split must leave something to both sides, after rounding too. All or nothing are separate rulings, and the one that
 * gives the buyer everything takes back unopened units.
 */
export const splitIsShare: InputCheck<Disputable, Arbiter, { readonly kind: 'rule'; readonly ruling: Ruling }> = {
  code: 'DISPUTE_SPLIT_INVALID',
  holds: ({ state: { escrow } }, { ruling }) =>
    ruling.to !== 'split' ||
    (Number.isInteger(ruling.buyerBasisPoints) &&
      ruling.buyerBasisPoints > 0 &&
      ruling.buyerBasisPoints < BASIS_POINTS_PER_WHOLE &&
      isShare(escrow, shareOf(escrow, ruling.buyerBasisPoints))),
}
