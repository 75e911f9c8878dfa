import type { CurrencyCode, Money } from '../../money/index.ts'
import type { AnyRow, Kinded, OfKind, Outcome, Row } from '../../machines/transition-table/index.ts'
import {
  complained,
  complaintCancelled,
  opened,
  pendingRulingOf,
  proposalWithdrawn,
  proposed,
  ruledOn,
  stated,
  withoutRuling,
} from './changes.ts'
import * as is from './conditions.ts'
import type { Hearing } from './hearing.ts'
import type {
  Disputable,
  DisputeActor,
  DisputeEvent,
  DisputeNote,
  DisputeParty,
  DisputeSteps,
  Ruling,
} from './states.ts'

/** The parts that a machine supplies to become disputable. */
export interface DisputeSubject<
  S extends Disputable<R>,
  Ended extends Kinded,
  Move,
  Note extends string,
  R extends Ruling,
> {
  /** The machine's timeline code for a dispute note. */
  readonly noteOf: (note: DisputeNote) => Note
  readonly from: {
    /** States in which each side may complain. */
    readonly complain: Readonly<Record<DisputeParty, readonly S['kind'][]>>
    /** States in which a dispute can be open, for statements and rulings. */
    readonly dispute: readonly S['kind'][]
    /** States in which a split may be agreed, disputed or not. */
    readonly split: readonly S['kind'][]
  }
  /** Hearing of a state; null if it has none without a dispute. */
  readonly hearingOf: (state: S) => Hearing | null
  /**
   * The state after its complaint was withdrawn or its ruling rejected.
   * @param now unix seconds
   */
  readonly calmed: (state: S, now: number) => S
  /**
   * The end by a ruling.
   * @param now unix seconds
   */
  readonly ruled: (state: S, ruling: R, now: number) => Outcome<Ended, Move>
  /**
   * The end by agreement.
   * @param buyer the buyer's part before any fee
   * @param now unix seconds
   */
  readonly agreed: (state: S, buyer: Money<CurrencyCode>, now: number) => Outcome<Ended, Move>
}

const NEVER: Hearing = { at: Infinity, answersUntil: Infinity }

interface DisputeMachine<S extends Kinded, Ended extends Kinded, Move, Note extends string, R extends Ruling> {
  readonly state: S | Ended
  readonly event: DisputeEvent<R>
  readonly actor: DisputeActor
  readonly move: Move
  readonly note: Note
  readonly steps: DisputeSteps<S, Ended>
}

/**
 * The rows that a dispute adds to a machine: complaints, statements, agreed splits, rulings.
 * @example
 * interface Job extends Disputable {
 *   readonly kind: 'working'
 * }
 * const rows = disputeRows<Job, { readonly kind: 'done' }, never, string>({
 *   noteOf: (note) => `job.${note}`,
 *   from: { complain: { buyer: ['working'], seller: ['working'] }, dispute: ['working'], split: ['working'] },
 *   hearingOf: () => hearing,
 *   calmed: (job) => job,
 *   ruled: () => ({ state: { kind: 'done' }, moves: [] }),
 *   agreed: () => ({ state: { kind: 'done' }, moves: [] }),
 * })
 * rows.some(({ event }) => event === 'rule') // true
 */
export function disputeRows<
  S extends Disputable<R>,
  Ended extends Kinded,
  Move,
  Note extends string,
  R extends Ruling = Ruling,
>(subject: DisputeSubject<S, Ended, Move, Note, R>): readonly AnyRow<DisputeMachine<S, Ended, Move, Note, R>>[] {
  type M = DisputeMachine<S, Ended, Move, Note, R>
  const { noteOf, from, hearingOf, calmed, ruled, agreed } = subject
  const row = <const Event extends M['event']['kind'], const Actor extends DisputeActor['kind']>(
    typed: Row<M, S, OfKind<M['event'], Event>, OfKind<DisputeActor, Actor>, M['steps'][Event]['to']>,
  ): AnyRow<M> => typed
  const hearing = (state: S): Hearing => hearingOf(state) ?? NEVER
  const still = (state: S): Outcome<S, Move> => ({ state, moves: [] })

  const sideRows = (side: DisputeParty): readonly AnyRow<M>[] => [
    row<'complain', DisputeParty>({
      event: 'complain',
      by: [side],
      from: from.complain[side],
      when: [is.hasNotComplained, is.complaintsLeft],
      note: noteOf(`${side}Complained`),
      to: (state, _event, now) => still({ ...state, dispute: complained(state.dispute, side, now) }),
    }),
    row<'cancelComplaint', DisputeParty>({
      event: 'cancelComplaint',
      by: [side],
      from: from.complain[side],
      when: [is.hasComplained],
      note: noteOf(`${side}ComplaintCancelled`),
      to: (state, _event, now) =>
        still(calmed({ ...state, dispute: complaintCancelled(opened(state.dispute, now), side) }, now)),
    }),
    row<'stateCase', DisputeParty>({
      event: 'stateCase',
      by: [side],
      from: from.dispute,
      when: [is.isDisputed, is.statementsLeft],
      note: noteOf(`${side}Stated`),
      to: (state, _event, now) => still({ ...state, dispute: stated(opened(state.dispute, now), side, now) }),
    }),
    row<'proposeSplit', DisputeParty>({
      event: 'proposeSplit',
      by: [side],
      from: from.split,
      when: [is.proposalsLeft],
      input: [is.proposalIsShare],
      note: noteOf(`${side}ProposedSplit`),
      to: (state, { buyer }, now) =>
        still({ ...state, dispute: proposed(state.dispute, { by: side, buyer, at: now }) }),
    }),
    row<'withdrawSplit', DisputeParty>({
      event: 'withdrawSplit',
      by: [side],
      from: from.split,
      when: [is.ownProposalStands],
      note: noteOf(`${side}WithdrewSplit`),
      to: (state) => still({ ...state, dispute: proposalWithdrawn(state.dispute) }),
    }),
    row<'acceptSplit', DisputeParty>({
      event: 'acceptSplit',
      by: [side],
      from: from.split,
      when: [is.proposalStands, is.proposalOfOther],
      input: [is.proposalUnchanged],
      note: noteOf(`${side}AcceptedSplit`),
      to: (state, { buyer }, now) => agreed(state, buyer, now),
    }),
  ]

  return [
    ...sideRows('buyer'),
    ...sideRows('seller'),
    row<'rule', 'arbiter'>({
      event: 'rule',
      by: ['arbiter'],
      from: from.dispute,
      when: [is.noRulingPending, is.arbiterIsNoParty, is.isHeard(hearing), is.sidesHeard(hearing)],
      input: [is.splitIsShare],
      note: noteOf('ruled'),
      noteFor: ({ disputeTerms }) => noteOf(disputeTerms.needsSecondArbiter ? 'rulingAwaitsSecond' : 'ruled'),
      to: (state, { ruling }, now, { uid: byUid }) =>
        state.disputeTerms.needsSecondArbiter
          ? still({ ...state, dispute: ruledOn(opened(state.dispute, now), { ruling, byUid, at: now }) })
          : ruled(state, ruling, now),
    }),
    row<'confirmRuling', 'arbiter'>({
      event: 'confirmRuling',
      by: ['arbiter'],
      from: from.dispute,
      when: [is.rulingPending, is.arbiterIsNoParty, is.rulingOfAnother],
      note: noteOf('rulingConfirmed'),
      to: (state, _event, now) => ruled(state, pendingRulingOf<R>(state.dispute).ruling, now),
    }),
    row<'rejectRuling', 'arbiter'>({
      event: 'rejectRuling',
      by: ['arbiter'],
      from: from.dispute,
      when: [is.rulingPending, is.arbiterIsNoParty, is.rulingOfAnother],
      note: noteOf('rulingRejected'),
      to: (state, _event, now) => still(calmed({ ...state, dispute: withoutRuling(opened(state.dispute, now)) }, now)),
    }),
  ]
}
