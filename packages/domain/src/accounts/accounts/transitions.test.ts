import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { allowedEvents, next, openAccount, type Account, type AccountActor, type AccountEvent } from './index.ts'

const now = 1_760_000_000
const owner = { kind: 'owner' } as const
const moderator = { kind: 'moderator' } as const
const active = openAccount(100_001)
const spam: Account = { ...active, spamSince: now - 9 }
const frozen: Account = { ...spam, kind: 'frozen', since: now, frozenBy: 'owner' }
const frozenByStaff: Account = { ...frozen, frozenBy: 'moderator' }

describe('refusals', () => {
  test.each<[string, Account, AccountEvent['kind'], AccountActor, string, object]>([
    ['marking oneself', active, 'markSpam', owner, 'ACCOUNT_WRONG_PARTY', { event: 'markSpam' }],
    ['unmarking oneself', spam, 'unmarkSpam', owner, 'ACCOUNT_WRONG_PARTY', { event: 'unmarkSpam' }],
    ['freezing twice', frozen, 'freeze', owner, 'ACCOUNT_ALREADY_FROZEN', {}],
    ['freezing twice by staff', frozenByStaff, 'freeze', moderator, 'ACCOUNT_ALREADY_FROZEN', {}],
    ['unfreezing by staff what the owner froze', frozen, 'unfreeze', moderator, 'ACCOUNT_FROZEN_BY_OWNER', {}],
    ['unfreezing what is not frozen', active, 'unfreeze', owner, 'ACCOUNT_NOT_FROZEN', {}],
    ['unfreezing what staff froze', frozenByStaff, 'unfreeze', owner, 'ACCOUNT_FROZEN_BY_STAFF', {}],
    ['marking twice', spam, 'markSpam', moderator, 'ACCOUNT_ALREADY_SPAM', {}],
    ['unmarking what is not marked', active, 'unmarkSpam', moderator, 'ACCOUNT_NOT_SPAM', {}],
  ])('%s', (_what, state, kind, actor, code, details) => {
    expect(refusalOf(() => next(state, { kind }, actor, now))).toEqual({ code, details })
  })
})

test('a new account is active', () => {
  expect(active).toEqual({ kind: 'active', uid: 100_001, spamSince: null })
})

test.each<[string, Account, AccountEvent['kind'], AccountActor, Account, string]>([
  ['the owner freezes', spam, 'freeze', owner, frozen, 'account.frozen'],
  ['staff freeze', spam, 'freeze', moderator, frozenByStaff, 'account.frozen'],
  ['the owner unfreezes', frozen, 'unfreeze', owner, spam, 'account.unfrozen'],
  ['staff freeze what the owner froze', frozen, 'freeze', moderator, frozenByStaff, 'account.frozen'],
  ['staff unfreeze what they froze', frozenByStaff, 'unfreeze', moderator, spam, 'account.unfrozen'],
  ['staff mark', active, 'markSpam', moderator, { ...active, spamSince: now }, 'account.spamMarked'],
  [
    'staff unmark a frozen account',
    frozen,
    'unmarkSpam',
    moderator,
    { ...frozen, spamSince: null },
    'account.spamUnmarked',
  ],
])('%s', (_what, state, kind, actor, after, note) => {
  expect(next(state, { kind }, actor, now)).toEqual({ state: after, moves: [], note })
})

test('the owner of an active account may freeze it', () => {
  expect(allowedEvents(active, owner, now)).toEqual([
    { event: 'freeze', allowed: true },
    { event: 'unfreeze', allowed: false, reason: 'ACCOUNT_NOT_FROZEN', details: {} },
  ])
})
