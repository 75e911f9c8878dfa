import { operatorsPart } from '../../ledger/index.ts'
import { add, compare, isPositive, subtract, zero, type CurrencyCode, type Money } from '../../money/index.ts'
import { walletRules } from '../../rules/wallet.ts'
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
} from '../../machines/transition-table/index.ts'
import type {
  ApprovedWithdrawal,
  FailedWithdrawal,
  OpenWithdrawal,
  OutWithdrawal,
  PendingWithdrawal,
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

type Coin = Money<CurrencyCode>
type WithRemark = OfKind<WithdrawalEvent, 'reject' | 'fail' | 'conflict'>
type WithTx = OfKind<WithdrawalEvent, 'sign' | 'complete' | 'paidAfterReturn'>
type Finance = OfKind<WithdrawalActor, 'finance'>

const row = rowOf<WithdrawalMachine>()
const still = <State extends Withdrawal>(state: State): Outcome<State, WithdrawalMove> => ({ state, moves: [] })

const remarkGiven: InputCheck<OpenWithdrawal, WithdrawalActor, WithRemark> = {
  code: 'WITHDRAWAL_REMARK_REQUIRED',
  holds: (_at, { remark }) => remark.trim() !== '',
}

const txGiven: InputCheck<Withdrawal, WithdrawalActor, WithTx> = {
  code: 'WITHDRAWAL_TX_REQUIRED',
  holds: (_at, { tx }) => tx.trim() !== '',
}

/** Proof needed to return money after a transaction was signed: its input is lost to depth. */
const proven: InputCheck<OutWithdrawal, WithdrawalActor, OfKind<WithdrawalEvent, 'conflict'>> = {
  code: 'WITHDRAWAL_NOT_PROVEN',
  holds: (_at, { lostBlocks }) => lostBlocks >= walletRules.chain.finalBlocks,
}

/** Without a signed transaction nothing can have been paid. */
const wasSigned: Condition<FailedWithdrawal, WithdrawalActor> = {
  code: 'WITHDRAWAL_ENDED',
  holds: ({ state }) => state.tx !== null,
}

/** Nobody reviews their own withdrawal. */
const ofAnother: Condition<OpenWithdrawal, Finance> = {
  code: 'WITHDRAWAL_OWN',
  holds: ({ state, actor }) => actor.uid !== state.uid,
}

const waitsUntil = (state: PendingWithdrawal): number => state.waitsUntil ?? 0

const waited: Condition<PendingWithdrawal, WithdrawalActor> = {
  code: 'WITHDRAWAL_WAITING',
  holds: ({ state, now }) => now >= waitsUntil(state),
  details: ({ state }) => ({ until: waitsUntil(state) }),
}

const anotherMember: Condition<PendingWithdrawal, Finance> = {
  code: 'WITHDRAWAL_SECOND_MEMBER',
  holds: ({ state, actor }) => !state.approvedBy.includes(actor.uid),
}

const needsNobody: Condition<PendingWithdrawal, WithdrawalActor> = {
  code: 'WITHDRAWAL_NEEDS_REVIEW',
  holds: ({ state }) => state.approvalsNeeded === 0,
}

const isFirstOfTwo = (state: Withdrawal): boolean =>
  state.kind === 'pending' && state.approvedBy.length + 1 < state.approvalsNeeded

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
    when: [ofAnother, waited, anotherMember],
    note: 'withdrawal.approved',
    noteFor: (state) => (isFirstOfTwo(state) ? 'withdrawal.firstApproval' : 'withdrawal.approved'),
    to: (state, _event, now, { uid }) =>
      isFirstOfTwo(state) ? still({ ...state, approvedBy: [...state.approvedBy, uid] }) : still(approved(state, now)),
  }),
  row({
    event: 'approve',
    by: ['clock'],
    from: ['pending'],
    when: [needsNobody, waited],
    note: 'withdrawal.approved',
    to: (state, _event, now) => still(approved(state, now)),
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
    event: 'sign',
    by: ['gateway'],
    from: ['approved', 'signed', 'broadcast'],
    when: [],
    input: [txGiven],
    note: 'withdrawal.signed',
    noteFor: (state) => (state.kind === 'approved' ? 'withdrawal.signed' : 'withdrawal.replaced'),
    to: (state, { tx, networkFee }) => {
      const before = setAsideOf(state)
      const setAside = larger(before, operatorsPart(state.fee, networkFee))
      return {
        state: { ...termsOf(state), kind: 'signed', approvedAt: state.approvedAt, tx, setAside },
        moves: moved({ from: 'operator', to: 'network', money: subtract(setAside, before) }),
      }
    },
  }),
  row({
    event: 'broadcast',
    by: ['gateway'],
    from: ['signed'],
    when: [],
    otherwise: { approved: 'WITHDRAWAL_NOT_SIGNED' },
    note: 'withdrawal.broadcast',
    to: (state) => still({ ...state, kind: 'broadcast' }),
  }),
  // A stored transaction may have been sent and mined without our noticing.
  row({
    event: 'complete',
    by: ['gateway'],
    from: ['signed', 'broadcast'],
    when: [],
    input: [txGiven],
    otherwise: { approved: 'WITHDRAWAL_NOT_SIGNED' },
    note: 'withdrawal.completed',
    to: (state, { tx, networkFee }, now) => ({
      state: {
        ...termsOf(state),
        kind: 'completed',
        approvedAt: state.approvedAt,
        tx,
        networkFee,
        endedAt: now,
      },
      moves: movesOut(state, networkFee),
    }),
  }),
  row({
    event: 'reopen',
    by: ['gateway'],
    from: ['completed'],
    when: [],
    otherwise: {
      pending: 'WITHDRAWAL_NOT_COMPLETED',
      approved: 'WITHDRAWAL_NOT_COMPLETED',
      signed: 'WITHDRAWAL_NOT_COMPLETED',
      broadcast: 'WITHDRAWAL_NOT_COMPLETED',
    },
    note: 'withdrawal.reopened',
    to: ({ approvedAt, tx, networkFee, ...state }) => {
      const setAside = operatorsPart(state.fee, networkFee)
      return {
        state: { ...termsOf(state), kind: 'broadcast', approvedAt, tx, setAside },
        moves: [
          ...moved({ from: 'chain', to: 'pending', money: add(state.amount, subtract(networkFee, setAside)) }),
          ...moved({ from: 'chain', to: 'network', money: setAside }),
          ...moved({ from: 'platform', to: 'pending', money: operatorsPart(networkFee, state.fee) }),
        ],
      }
    },
  }),
  row({
    event: 'fail',
    by: ['finance'],
    from: ['approved'],
    when: [ofAnother],
    input: [remarkGiven],
    otherwise: { signed: 'WITHDRAWAL_SIGNED' },
    note: 'withdrawal.failed',
    to: (state, { remark }, now) => failed(state, remark, null, now),
  }),
  row({
    event: 'conflict',
    by: ['gateway'],
    from: ['signed', 'broadcast'],
    when: [],
    input: [remarkGiven, proven],
    otherwise: { approved: 'WITHDRAWAL_NOT_SIGNED' },
    note: 'withdrawal.failed',
    to: (state, { remark }, now) => failed(state, remark, state.tx, now),
  }),
  row({
    event: 'paidAfterReturn',
    by: ['gateway'],
    from: ['failed'],
    when: [wasSigned],
    input: [txGiven],
    note: 'withdrawal.paidAfterReturn',
    // The approval time is no longer stored; the time of the return is used instead.
    to: ({ endedAt, ...state }, { tx, networkFee }, now) => ({
      state: { ...termsOf(state), kind: 'completed', approvedAt: endedAt, tx, networkFee, endedAt: now },
      moves: [
        { from: 'owner', to: 'pending', money: add(state.amount, state.fee) },
        ...movesOut({ ...state, setAside: zero(state.amount.asset) }, networkFee),
      ],
    }),
  }),
]

const table = tableOf<WithdrawalMachine>(rows, {
  wrongParty: 'WITHDRAWAL_WRONG_PARTY',
  wrongState: {
    pending: 'WITHDRAWAL_NOT_PROCESSING',
    approved: 'WITHDRAWAL_NOT_PENDING',
    signed: 'WITHDRAWAL_SIGNED',
    broadcast: 'WITHDRAWAL_BROADCAST',
    completed: 'WITHDRAWAL_ENDED',
    failed: 'WITHDRAWAL_ENDED',
    reviewFailed: 'WITHDRAWAL_ENDED',
    revoked: 'WITHDRAWAL_ENDED',
  },
})

/**
 * The first step: amount and fee leave the balance (product.md "Wallet").
 * @param terms amounts in smallest units, times in unix seconds
 * @example
 * applyWithdrawal(terms).state.kind // 'pending'
 */
export function applyWithdrawal(terms: WithdrawalTerms): Step<WithdrawalMachine> {
  return {
    state: { ...terms, kind: 'pending', approvedBy: [] },
    moves: [{ from: 'owner', to: 'pending', money: add(terms.amount, terms.fee) }],
    note: 'withdrawal.applied',
  }
}

/**
 * One step of a withdrawal (wallet-and-otc.md §4). From `signed` on, only `conflict` with its proof returns money. All
 * transactions signed for one withdrawal spend the same coin, so at most one can confirm. The proof is that another
 * transaction spent that coin, too deep to be reverted. If the chain reverts even that, `paidAfterReturn` corrects the
 * books.
 * @param now unix seconds
 * @throws DomainError WITHDRAWAL_WRONG_PARTY, WITHDRAWAL_OWN, WITHDRAWAL_NOT_PENDING, WITHDRAWAL_NOT_PROCESSING, WITHDRAWAL_NOT_SIGNED, WITHDRAWAL_SIGNED,
 *   WITHDRAWAL_BROADCAST, WITHDRAWAL_NOT_COMPLETED, WITHDRAWAL_ENDED, WITHDRAWAL_WAITING, WITHDRAWAL_NEEDS_REVIEW, WITHDRAWAL_SECOND_MEMBER,
 *   WITHDRAWAL_NOT_PROVEN, WITHDRAWAL_REMARK_REQUIRED, WITHDRAWAL_TX_REQUIRED
 * @example
 * next(withdrawal, { kind: 'revoke' }, { kind: 'owner' }, 1_760_000_060).state.kind // 'revoked'
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
 * Every event of an actor and whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(withdrawal, { kind: 'owner' }, 1_760_000_060).flatMap(({ event, allowed }) => (allowed ? [event] : [])) // ['revoke']
 */
export function allowedEvents<A extends WithdrawalActor>(
  state: Withdrawal,
  actor: A,
  now: number,
): readonly AllowedEvent<WithdrawalMachine, EventKindOf<WithdrawalMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}

/**
 * Balance of the withdrawal's pending account in this state.
 * @example
 * pendingOf(withdrawal).units // 50_100_000n
 */
export function pendingOf(state: Withdrawal): Coin {
  return isOpen(state) ? add(state.amount, state.fee) : zero(state.amount.asset)
}

/**
 * Balance of its set-aside account for network fees in this state.
 * @example
 * setAsideOf(withdrawal).units // 0n
 */
export function setAsideOf(state: Withdrawal): Coin {
  return isOut(state) ? state.setAside : zero(state.amount.asset)
}

/**
 * Whether the withdrawal may still be paid or returned.
 * @example
 * isOpen(withdrawal) // true
 */
export function isOpen(state: Withdrawal): state is OpenWithdrawal {
  return state.kind === 'pending' || state.kind === 'approved' || isOut(state)
}

/**
 * Whether a transaction of it may have been broadcast.
 * @example
 * isOut(withdrawal) // false
 */
export function isOut(state: Withdrawal): state is OutWithdrawal {
  return state.kind === 'signed' || state.kind === 'broadcast'
}

function termsOf(state: WithdrawalTerms): WithdrawalTerms {
  const { uid, address, amount, fee, appliedAt, approvalsNeeded, waitsUntil } = state
  return { uid, address, amount, fee, appliedAt, approvalsNeeded, waitsUntil }
}

const larger = (left: Coin, right: Coin): Coin => (compare(left, right) > 0 ? left : right)
const smaller = (left: Coin, right: Coin): Coin => (compare(left, right) > 0 ? right : left)

const moved = (move: WithdrawalMove): readonly WithdrawalMove[] => (isPositive(move.money) ? [move] : [])

const approved = (state: PendingWithdrawal, now: number): ApprovedWithdrawal => ({
  ...termsOf(state),
  kind: 'approved',
  approvedAt: now,
})

function moveBack(state: OpenWithdrawal): readonly WithdrawalMove[] {
  return [
    { from: 'pending', to: 'owner', money: add(state.amount, state.fee) },
    ...moved({ from: 'network', to: 'operator', money: setAsideOf(state) }),
  ]
}

/**
 * The network fee is paid from the user's fee first, then from the set-aside amount; the rest of each goes to revenue
 * and to the operator.
 */
function movesOut(
  state: Pick<OutWithdrawal, 'amount' | 'fee' | 'setAside'>,
  networkFee: Coin,
): readonly WithdrawalMove[] {
  const beyond = operatorsPart(state.fee, networkFee)
  return [
    { from: 'pending', to: 'chain', money: add(state.amount, subtract(networkFee, beyond)) },
    ...moved({ from: 'pending', to: 'platform', money: operatorsPart(networkFee, state.fee) }),
    ...moved({ from: 'network', to: 'chain', money: smaller(beyond, state.setAside) }),
    ...moved({ from: 'network', to: 'operator', money: subtract(state.setAside, beyond) }),
    // After a reorganisation a more expensive one of its transactions may confirm.
    ...moved({ from: 'operator', to: 'chain', money: subtract(beyond, state.setAside) }),
  ]
}

function failed(
  state: ApprovedWithdrawal | OutWithdrawal,
  remark: string,
  tx: string | null,
  endedAt: number,
): Outcome<FailedWithdrawal, WithdrawalMove> {
  return { state: { ...termsOf(state), kind: 'failed', remark, tx, endedAt }, moves: moveBack(state) }
}
