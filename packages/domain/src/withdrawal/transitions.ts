import { add, isZero, zero, type CurrencyCode, type Money } from '../money/index.ts'
import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type Condition,
  type InputCheck,
  type OfKind,
  type Outcome,
  type Step,
  type StepOf,
} from '../transition-table/index.ts'
import type {
  BroadcastWithdrawal,
  OpenWithdrawal,
  ProcessingWithdrawal,
  Withdrawal,
  WithdrawalActor,
  WithdrawalEvent,
  WithdrawalMove,
  WithdrawalNote,
  WithdrawalSteps,
  WithdrawalTerms,
} from './states.ts'

/** The types of the withdrawal machine. */
export interface WithdrawalMachine {
  readonly state: Withdrawal
  readonly event: WithdrawalEvent
  readonly actor: WithdrawalActor
  readonly move: WithdrawalMove
  readonly note: WithdrawalNote
  readonly steps: WithdrawalSteps
}

type WithRemark = OfKind<WithdrawalEvent, 'reject' | 'fail'>

const row = rowOf<WithdrawalMachine>()
const still = <S extends Withdrawal>(state: S): Outcome<S, WithdrawalMove> => ({ state, moves: [] })

const remarkGiven: InputCheck<OpenWithdrawal, WithdrawalActor, WithRemark> = {
  code: 'WITHDRAWAL_REMARK_REQUIRED',
  holds: (_at, { remark }) => remark.trim() !== '',
}

const txGiven: InputCheck<OpenWithdrawal, WithdrawalActor, OfKind<WithdrawalEvent, 'broadcast'>> = {
  code: 'WITHDRAWAL_TX_REQUIRED',
  holds: (_at, { tx }) => tx.trim() !== '',
}

/** Nobody decides on their own money. */
const ofAnother: Condition<OpenWithdrawal, OfKind<WithdrawalActor, 'finance'>> = {
  code: 'WITHDRAWAL_OWN',
  holds: ({ state, actor }) => actor.uid !== state.uid,
}

const notBroadcast = { processing: 'WITHDRAWAL_NOT_BROADCAST' } as const

const rows = [
  row({
    event: 'revoke',
    by: ['owner'],
    from: ['pending'],
    when: [],
    note: 'withdrawal.revoked',
    to: (state, _event, now) => ({
      state: { ...termsOf(state), kind: 'revoked', endedAt: now },
      moves: moveBack(state),
    }),
  }),
  row({
    event: 'approve',
    by: ['finance'],
    from: ['pending'],
    when: [ofAnother],
    note: 'withdrawal.approved',
    to: (state, _event, now) => still({ ...state, kind: 'processing', approvedAt: now }),
  }),
  row({
    event: 'reject',
    by: ['finance'],
    from: ['pending'],
    when: [ofAnother],
    input: [remarkGiven],
    note: 'withdrawal.rejected',
    to: (state, { remark }, now) => ({
      state: { ...termsOf(state), kind: 'reviewFailed', remark, endedAt: now },
      moves: moveBack(state),
    }),
  }),
  row({
    event: 'broadcast',
    by: ['gateway'],
    from: ['processing'],
    when: [],
    input: [txGiven],
    note: 'withdrawal.broadcast',
    to: (state, { tx }) => still({ ...state, kind: 'broadcast', tx }),
  }),
  row({
    event: 'complete',
    by: ['gateway'],
    from: ['broadcast'],
    when: [],
    otherwise: notBroadcast,
    note: 'withdrawal.completed',
    to: completed,
  }),
  row({
    event: 'complete',
    by: ['finance'],
    from: ['broadcast'],
    when: [ofAnother],
    otherwise: notBroadcast,
    note: 'withdrawal.completed',
    to: completed,
  }),
  // Once sent, only a person who has seen the chain may give the money back: it would be paid twice otherwise.
  row({
    event: 'fail',
    by: ['gateway'],
    from: ['processing'],
    when: [],
    input: [remarkGiven],
    note: 'withdrawal.failed',
    to: (state, { remark }, now) => failed(state, remark, null, now),
  }),
  row({
    event: 'fail',
    by: ['finance'],
    from: ['processing', 'broadcast'],
    when: [ofAnother],
    input: [remarkGiven],
    note: 'withdrawal.failed',
    to: (state, { remark }, now) => failed(state, remark, state.kind === 'broadcast' ? state.tx : null, now),
  }),
]

const table = tableOf<WithdrawalMachine>(rows, {
  wrongParty: 'WITHDRAWAL_WRONG_PARTY',
  wrongState: {
    pending: 'WITHDRAWAL_NOT_PROCESSING',
    processing: 'WITHDRAWAL_NOT_PENDING',
    broadcast: 'WITHDRAWAL_BROADCAST',
    completed: 'WITHDRAWAL_ENDED',
    failed: 'WITHDRAWAL_ENDED',
    reviewFailed: 'WITHDRAWAL_ENDED',
    revoked: 'WITHDRAWAL_ENDED',
  },
})

/**
 * The first step: amount and fee leave the balance (product.md "Wallet").
 * @param terms amounts in smallest units, appliedAt in unix seconds
 */
export function applyWithdrawal(terms: WithdrawalTerms): Step<WithdrawalMachine> {
  return {
    state: { ...terms, kind: 'pending' },
    moves: [{ from: 'owner', to: 'pending', money: add(terms.amount, terms.fee) }],
    note: 'withdrawal.applied',
  }
}

/**
 * One step of a withdrawal (wallet-and-otc.md §4).
 * @param now unix seconds
 * @throws DomainError WITHDRAWAL_WRONG_PARTY, WITHDRAWAL_OWN, WITHDRAWAL_NOT_PENDING, WITHDRAWAL_NOT_PROCESSING, WITHDRAWAL_NOT_BROADCAST, WITHDRAWAL_BROADCAST,
 *   WITHDRAWAL_ENDED, WITHDRAWAL_REMARK_REQUIRED, WITHDRAWAL_TX_REQUIRED
 */
export function next<E extends WithdrawalEvent>(
  state: Withdrawal,
  event: E,
  actor: ActorOf<WithdrawalMachine, E>,
  now: number,
): StepOf<WithdrawalMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 */
export function allowedEvents<A extends WithdrawalActor>(
  state: Withdrawal,
  actor: A,
  now: number,
): readonly AllowedEvent<WithdrawalMachine, EventKindOf<WithdrawalMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/** What the withdrawal's pending account holds in this state. */
export function pendingOf(state: Withdrawal): Money<CurrencyCode> {
  return isOpen(state) ? add(state.amount, state.fee) : zero(state.amount.asset)
}

/** Whether the withdrawal may still end either way. */
export function isOpen(state: Withdrawal): state is OpenWithdrawal {
  return state.kind === 'pending' || state.kind === 'processing' || state.kind === 'broadcast'
}

function termsOf({ uid, address, amount, fee, appliedAt }: Withdrawal): WithdrawalTerms {
  return { uid, address, amount, fee, appliedAt }
}

function moveBack(state: OpenWithdrawal): readonly WithdrawalMove[] {
  return [{ from: 'pending', to: 'owner', money: add(state.amount, state.fee) }]
}

function movesOut(state: OpenWithdrawal): readonly WithdrawalMove[] {
  const paid: WithdrawalMove = { from: 'pending', to: 'chain', money: state.amount }
  return isZero(state.fee) ? [paid] : [paid, { from: 'pending', to: 'platform', money: state.fee }]
}

function completed(state: BroadcastWithdrawal, _event: WithdrawalEvent, endedAt: number) {
  return { state: { ...termsOf(state), kind: 'completed', tx: state.tx, endedAt } as const, moves: movesOut(state) }
}

function failed(state: ProcessingWithdrawal | BroadcastWithdrawal, remark: string, tx: string | null, endedAt: number) {
  return { state: { ...termsOf(state), kind: 'failed', remark, tx, endedAt } as const, moves: moveBack(state) }
}
