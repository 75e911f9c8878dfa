import {
  rowOf,
  tableOf,
  type ActorOf,
  type AllowedEvent,
  type EventKindOf,
  type Condition,
  type Outcome,
  type StepOf,
} from '../../machines/transition-table/index.ts'
import type {
  Account,
  AccountActor,
  AccountEvent,
  AccountNote,
  AccountSteps,
  ActiveAccount,
  FrozenAccount,
} from './states.ts'

/** The types of the account machine; it moves no money. */
export interface AccountMachine {
  readonly state: Account
  readonly event: AccountEvent
  readonly actor: AccountActor
  readonly move: never
  readonly note: AccountNote
  readonly steps: AccountSteps
}

const row = rowOf<AccountMachine>()
const still = <S extends Account>(state: S): Outcome<S, never> => ({ state, moves: [] })

const frozenByOwner: Condition<FrozenAccount, AccountActor> = {
  code: 'ACCOUNT_FROZEN_BY_STAFF',
  holds: ({ state }) => state.frozenBy === 'owner',
}

// The owner froze it because somebody else may know the passwords: only the recovery password distinguishes them.
const frozenByStaff: Condition<FrozenAccount, AccountActor> = {
  code: 'ACCOUNT_FROZEN_BY_OWNER',
  holds: ({ state }) => state.frozenBy === 'moderator',
}

const notYetByStaff: Condition<Account, AccountActor> = {
  code: 'ACCOUNT_ALREADY_FROZEN',
  holds: ({ state }) => state.kind === 'active' || state.frozenBy === 'owner',
}

const notSpam: Condition<Account, AccountActor> = {
  code: 'ACCOUNT_ALREADY_SPAM',
  holds: ({ state }) => state.spamSince === null,
}

const isSpam: Condition<Account, AccountActor> = {
  code: 'ACCOUNT_NOT_SPAM',
  holds: ({ state }) => state.spamSince !== null,
}

const rows = [
  row({
    event: 'freeze',
    by: ['owner'],
    from: ['active'],
    when: [],
    note: 'account.frozen',
    to: (state, _event, now) => still({ ...state, kind: 'frozen', since: now, frozenBy: 'owner' }),
  }),
  // Also over the owner's own freeze, which would otherwise keep staff out.
  row({
    event: 'freeze',
    by: ['moderator'],
    from: ['active', 'frozen'],
    when: [notYetByStaff],
    note: 'account.frozen',
    to: (state, _event, now) => still({ ...state, kind: 'frozen', since: now, frozenBy: 'moderator' }),
  }),
  row({
    event: 'unfreeze',
    by: ['owner'],
    from: ['frozen'],
    when: [frozenByOwner],
    note: 'account.unfrozen',
    to: ({ uid, spamSince }) => still({ kind: 'active', uid, spamSince }),
  }),
  row({
    event: 'unfreeze',
    by: ['moderator'],
    from: ['frozen'],
    when: [frozenByStaff],
    note: 'account.unfrozen',
    to: ({ uid, spamSince }) => still({ kind: 'active', uid, spamSince }),
  }),
  row({
    event: 'markSpam',
    by: ['moderator'],
    from: ['active', 'frozen'],
    when: [notSpam],
    note: 'account.spamMarked',
    to: (state, _event, now) => still({ ...state, spamSince: now }),
  }),
  row({
    event: 'unmarkSpam',
    by: ['moderator'],
    from: ['active', 'frozen'],
    when: [isSpam],
    note: 'account.spamUnmarked',
    to: (state) => still({ ...state, spamSince: null }),
  }),
]

const table = tableOf<AccountMachine>(rows, {
  wrongParty: 'ACCOUNT_WRONG_PARTY',
  wrongState: { active: 'ACCOUNT_NOT_FROZEN', frozen: 'ACCOUNT_ALREADY_FROZEN' },
})

/**
 * A new account.
 * @example
 * openAccount(100_001).kind // 'active'
 */
export function openAccount(uid: number): ActiveAccount {
  return { kind: 'active', uid, spamSince: null }
}

/**
 * One step of an account (marketplace.md §4 "Account").
 * @param now unix seconds
 * @throws DomainError ACCOUNT_WRONG_PARTY, ACCOUNT_NOT_FROZEN, ACCOUNT_ALREADY_FROZEN, ACCOUNT_FROZEN_BY_STAFF, ACCOUNT_FROZEN_BY_OWNER,
 *   ACCOUNT_ALREADY_SPAM, ACCOUNT_NOT_SPAM
 * @example
 * next(account, { kind: 'freeze' }, { kind: 'owner' }, 1_760_000_000).state.kind // 'frozen'
 */
export function next<E extends AccountEvent>(
  state: Account,
  event: E,
  actor: ActorOf<AccountMachine, E>,
  now: number,
): StepOf<AccountMachine, E> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 * @example
 * allowedEvents(account, { kind: 'owner' }, 1_760_000_000).map(({ event, allowed }) => `${event}: ${allowed}`) // ['freeze: true', 'unfreeze: false']
 */
export function allowedEvents<A extends AccountActor>(
  state: Account,
  actor: A,
  now: number,
): readonly AllowedEvent<AccountMachine, EventKindOf<AccountMachine, A>>[] {
  return table.allowedEvents(state, actor, now)
}
