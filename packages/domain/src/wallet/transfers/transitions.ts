import { zero, type CurrencyCode, type Money } from '../../money/index.ts'
import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type Condition,
  type OfKind,
  type Step,
  type StepOf,
} from '../../machines/transition-table/index.ts'
import type {
  InternalTransfer,
  InternalTransferActor,
  InternalTransferEvent,
  InternalTransferMove,
  InternalTransferNote,
  InternalTransferSteps,
  InternalTransferTerms,
  PendingInternalTransfer,
} from './states.ts'

/** The types of the internal transfer machine. */
export interface InternalTransferMachine {
  readonly state: InternalTransfer
  readonly event: InternalTransferEvent
  readonly actor: InternalTransferActor
  readonly move: InternalTransferMove
  readonly note: InternalTransferNote
  readonly steps: InternalTransferSteps
}

const row = rowOf<InternalTransferMachine>()

/** Nobody reviews their own transfer. */
const ofAnother: Condition<PendingInternalTransfer, OfKind<InternalTransferActor, 'finance'>> = {
  code: 'INTERNAL_TRANSFER_OWN',
  holds: ({ state, actor }) => actor.uid !== state.uid,
}

const rows = [
  row({
    event: 'approve',
    by: ['finance'],
    from: ['pending'],
    when: [ofAnother],
    note: 'internalTransfer.approved',
    to: (state, _event, now) => ({
      state: { ...state, kind: 'completed', endedAt: now },
      moves: [{ from: 'pending', to: 'target', money: state.money }],
    }),
  }),
  row({
    event: 'reject',
    by: ['finance'],
    from: ['pending'],
    when: [ofAnother],
    note: 'internalTransfer.rejected',
    to: (state, _event, now) => ({
      state: { ...state, kind: 'rejected', endedAt: now },
      moves: [{ from: 'pending', to: 'source', money: state.money }],
    }),
  }),
]

const table = tableOf<InternalTransferMachine>(rows, {
  wrongParty: 'INTERNAL_TRANSFER_WRONG_PARTY',
  wrongState: {
    pending: 'INTERNAL_TRANSFER_NOT_PENDING',
    completed: 'INTERNAL_TRANSFER_NOT_PENDING',
    rejected: 'INTERNAL_TRANSFER_NOT_PENDING',
  },
})

/**
 * The first step: completed at once, unless the site requires review (product.md "Wallet").
 * @param terms money in smallest units, appliedAt in unix seconds
 * @example
 * applyInternalTransfer(terms, { internalTransferReview: true }).state.kind // 'pending'
 * applyInternalTransfer(terms, { internalTransferReview: false }).state.kind // 'completed'
 */
export function applyInternalTransfer(
  terms: InternalTransferTerms,
  settings: { readonly internalTransferReview: boolean },
): Step<InternalTransferMachine> {
  if (settings.internalTransferReview) {
    return {
      state: { ...terms, kind: 'pending' },
      moves: [{ from: 'source', to: 'pending', money: terms.money }],
      note: 'internalTransfer.applied',
    }
  }
  return {
    state: { ...terms, kind: 'completed', endedAt: terms.appliedAt },
    moves: [{ from: 'source', to: 'target', money: terms.money }],
    note: 'internalTransfer.completed',
  }
}

/**
 * One step of an internal transfer (wallet-and-otc.md §4).
 * @param now unix seconds
 * @throws DomainError INTERNAL_TRANSFER_WRONG_PARTY, INTERNAL_TRANSFER_OWN, INTERNAL_TRANSFER_NOT_PENDING
 * @example
 * next(state, { kind: 'approve' }, { kind: 'finance', uid: 100_019 }, 1_760_000_060).state.kind // 'completed'
 */
export function next<E extends InternalTransferEvent>(
  state: InternalTransfer,
  event: E,
  actor: ActorOf<InternalTransferMachine, E>,
  now: number,
): StepOf<InternalTransferMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor and whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(state, { kind: 'finance', uid: 100_019 }, 1_760_000_060).map(({ event }) => event) // ['approve', 'reject']
 */
export function allowedEvents<A extends InternalTransferActor>(
  state: InternalTransfer,
  actor: A,
  now: number,
): readonly AllowedEvent<InternalTransferMachine, EventKindOf<InternalTransferMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/**
 * Balance of the transfer's pending account in this state.
 * @example
 * pendingOf(state).units // 500n
 */
export function pendingOf(state: InternalTransfer): Money<CurrencyCode> {
  return state.kind === 'pending' ? state.money : zero(state.money.asset)
}
