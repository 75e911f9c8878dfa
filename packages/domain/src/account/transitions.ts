import {
  rowOf,
  tableOf,
  type AllowedEvent,
  type Condition,
  type Outcome,
  type Step,
} from '../transition-table/index.ts'
import type { Account, AccountActor, AccountEvent, AccountNote, ActiveAccount, FrozenAccount } from './states.ts'

/** The types of the account machine; it moves no money. */
export interface AccountMachine {
  readonly state: Account
  readonly event: AccountEvent
  readonly actor: AccountActor
  readonly move: never
  readonly note: AccountNote
}

const row = rowOf<AccountMachine>()
const still = (state: Account): Outcome<Account, never> => ({ state, moves: [] })

const frozenByOwner: Condition<FrozenAccount, AccountActor> = {
  code: 'ACCOUNT_FROZEN_BY_STAFF',
  holds: ({ state }) => state.frozenBy === 'owner',
}

// The owner froze it because somebody else may know the passwords: only the recovery password tells them apart.
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

/** A new account. */
export function openAccount(uid: number): ActiveAccount {
  return { kind: 'active', uid, spamSince: null }
}

/**
 * One step of an account (marketplace.md §4 "Account").
 * @param now unix seconds
 * @throws DomainError ACCOUNT_WRONG_PARTY, ACCOUNT_NOT_FROZEN, ACCOUNT_ALREADY_FROZEN, ACCOUNT_FROZEN_BY_STAFF, ACCOUNT_FROZEN_BY_OWNER,
 *   ACCOUNT_ALREADY_SPAM, ACCOUNT_NOT_SPAM
 */
export function next(state: Account, event: AccountEvent, actor: AccountActor, now: number): Step<AccountMachine> {
  return table.next(state, event, actor, now)
}

/**
 * Every event of an actor with whether it is allowed now, from the rows that `next` reads.
 * @param now unix seconds
 */
export function allowedEvents(
  state: Account,
  actor: AccountActor,
  now: number,
): readonly AllowedEvent<AccountMachine>[] {
  return table.allowedEvents(state, actor, now)
}
