import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  applyWithdrawal,
  allowedEvents,
  isOpen,
  next,
  pendingOf,
  WITHDRAWAL_FLAGS,
  withdrawalEntry,
  withdrawalWire,
  type Withdrawal,
  type WithdrawalActor,
  type WithdrawalEvent,
} from './index.ts'

const now = 1_760_000_000
const owner = { kind: 'owner' } as const
const finance = { kind: 'finance', uid: 100_017 } as const
const gateway = { kind: 'gateway' } as const
const terms = {
  uid: 100_001,
  address: 'ltc1qexample',
  amount: money('LTC', 1_000_000n),
  fee: money('LTC', 1_000n),
  appliedAt: now - 60,
}
const pending: Withdrawal = { ...terms, kind: 'pending' }
const processing: Withdrawal = { ...terms, kind: 'processing', approvedAt: now - 30 }
const broadcast: Withdrawal = { ...processing, kind: 'broadcast', tx: 'f00d' }
const completed: Withdrawal = { ...terms, kind: 'completed', tx: 'f00d', endedAt: now }
const failed: Withdrawal = { ...terms, kind: 'failed', remark: 'no route', tx: null, endedAt: now }
const refused: Withdrawal = { ...terms, kind: 'reviewFailed', remark: 'wrong name', endedAt: now }
const revoked: Withdrawal = { ...terms, kind: 'revoked', endedAt: now }

const reject = { kind: 'reject', remark: 'wrong name' } as const
const fail = { kind: 'fail', remark: 'no route' } as const
const send = { kind: 'broadcast', tx: 'f00d' } as const
const whole = money('LTC', 1_001_000n)

test('amount and fee leave the balance on application', () => {
  expect(applyWithdrawal(terms)).toEqual({
    state: pending,
    moves: [{ from: 'owner', to: 'pending', money: whole }],
    note: 'withdrawal.applied',
  })
})

describe('refusals', () => {
  test.each<[WithdrawalEvent, readonly WithdrawalActor[]]>([
    [{ kind: 'revoke' }, [finance, gateway]],
    [{ kind: 'approve' }, [owner, gateway]],
    [reject, [owner, gateway]],
    [send, [owner, finance]],
    [{ kind: 'complete' }, [owner]],
    [fail, [owner]],
  ])('%o belongs to its party', (event, others) => {
    for (const actor of others) {
      expect(refusalOf(() => next(broadcast, event, actor, now))).toEqual({
        code: 'WITHDRAWAL_WRONG_PARTY',
        details: { event: event.kind },
      })
    }
  })

  test.each<[string, Withdrawal, WithdrawalEvent, WithdrawalActor, string]>([
    ['revoking after approval', processing, { kind: 'revoke' }, owner, 'WITHDRAWAL_NOT_PENDING'],
    ['revoking after sending', broadcast, { kind: 'revoke' }, owner, 'WITHDRAWAL_BROADCAST'],
    ['approving twice', processing, { kind: 'approve' }, finance, 'WITHDRAWAL_NOT_PENDING'],
    ['rejecting without a reason', pending, { kind: 'reject', remark: '  ' }, finance, 'WITHDRAWAL_REMARK_REQUIRED'],
    ['rejecting after approval', processing, reject, finance, 'WITHDRAWAL_NOT_PENDING'],
    ['sending before approval', pending, send, gateway, 'WITHDRAWAL_NOT_PROCESSING'],
    ['sending twice', broadcast, send, gateway, 'WITHDRAWAL_BROADCAST'],
    ['sending without a transaction', processing, { kind: 'broadcast', tx: ' ' }, gateway, 'WITHDRAWAL_TX_REQUIRED'],
    ['completing before sending', processing, { kind: 'complete' }, gateway, 'WITHDRAWAL_NOT_BROADCAST'],
    ['completing before approval', pending, { kind: 'complete' }, finance, 'WITHDRAWAL_NOT_PROCESSING'],
    ['the gateway failing what it sent', broadcast, fail, gateway, 'WITHDRAWAL_BROADCAST'],
    ['failing before approval', pending, fail, finance, 'WITHDRAWAL_NOT_PROCESSING'],
    ['failing without a reason', processing, { kind: 'fail', remark: '' }, gateway, 'WITHDRAWAL_REMARK_REQUIRED'],
    [
      'finance failing without a reason',
      broadcast,
      { kind: 'fail', remark: ' ' },
      finance,
      'WITHDRAWAL_REMARK_REQUIRED',
    ],
  ])('%s', (_what, state, event, actor, code) => {
    expect(refusalOf(() => next(state, event, actor, now))).toEqual({ code, details: {} })
  })

  test.each<[WithdrawalEvent, Withdrawal]>([
    [{ kind: 'approve' }, pending],
    [reject, pending],
    [fail, processing],
    [fail, broadcast],
    [{ kind: 'complete' }, broadcast],
  ])('nobody of finance decides on their own withdrawal: %o', (event, state) => {
    const self = { kind: 'finance', uid: terms.uid } as const
    expect(refusalOf(() => next(state, event, self, now))).toEqual({ code: 'WITHDRAWAL_OWN', details: {} })
    expect(allowedEvents(state, self, now)).not.toContainEqual(expect.objectContaining({ allowed: true }))
  })

  test('an ended withdrawal refuses everything', () => {
    for (const state of [completed, failed, refused, revoked]) {
      for (const actor of [owner, finance, gateway]) {
        expect(new Set(allowedEvents(state, actor, now).map((offer) => offer.reason))).toEqual(
          new Set(['WITHDRAWAL_ENDED']),
        )
      }
    }
  })
})

const back = [{ from: 'pending', to: 'owner', money: whole }]
const out = [
  { from: 'pending', to: 'chain', money: terms.amount },
  { from: 'pending', to: 'platform', money: terms.fee },
]

test.each<[string, Withdrawal, WithdrawalEvent, WithdrawalActor, Withdrawal, readonly object[], string]>([
  ['the user revokes', pending, { kind: 'revoke' }, owner, revoked, back, 'withdrawal.revoked'],
  [
    'finance approves',
    pending,
    { kind: 'approve' },
    finance,
    { ...terms, kind: 'processing', approvedAt: now },
    [],
    'withdrawal.approved',
  ],
  ['finance rejects', pending, reject, finance, refused, back, 'withdrawal.rejected'],
  ['the gateway sends', processing, send, gateway, broadcast, [], 'withdrawal.broadcast'],
  ['the gateway sees it confirmed', broadcast, { kind: 'complete' }, gateway, completed, out, 'withdrawal.completed'],
  ['finance sees it confirmed', broadcast, { kind: 'complete' }, finance, completed, out, 'withdrawal.completed'],
  ['the gateway cannot send', processing, fail, gateway, failed, back, 'withdrawal.failed'],
  ['finance stops it', processing, fail, finance, failed, back, 'withdrawal.failed'],
  ['finance sees it dropped', broadcast, fail, finance, { ...failed, tx: 'f00d' }, back, 'withdrawal.failed'],
])('%s', (_what, state, event, actor, after, moves, note) => {
  expect(next(state, event, actor, now)).toEqual({ state: after, moves, note })
})

test('without a fee nothing goes to the platform', () => {
  const free = { ...broadcast, fee: money('LTC', 0n) }
  expect(next(free, { kind: 'complete' }, gateway, now).moves).toEqual([
    { from: 'pending', to: 'chain', money: terms.amount },
  ])
})

test('the pending account holds amount and fee until the end', () => {
  const states = [pending, processing, broadcast, completed, failed, refused, revoked]
  expect(states.map((state) => pendingOf(state).units)).toEqual([1_001_000n, 1_001_000n, 1_001_000n, 0n, 0n, 0n, 0n])
  expect(states.map(isOpen)).toEqual([true, true, true, false, false, false, false])
})

test('the numbers of the specification', () => {
  const states = [pending, processing, broadcast, completed, failed, refused, revoked]
  expect(states.map((state) => withdrawalWire(state).status)).toEqual([0, 1, 1, 2, 4, 5, 6])
  expect(states.map((state) => WITHDRAWAL_FLAGS[state.kind])).toEqual([0, 0, 0, 1, 2, 2, 2])
  expect(withdrawalWire(pending)).toEqual({ status: 0, remark: '', tx: '' })
  expect(withdrawalWire(failed)).toEqual({ status: 4, remark: 'no route', tx: '' })
  expect(withdrawalWire(completed)).toEqual({ status: 2, remark: '', tx: 'f00d' })
})

test('each step’s journal entry', () => {
  const kindOf = (moves: Parameters<typeof withdrawalEntry>[2]) => {
    const entry = withdrawalEntry(5, terms, moves)
    return (
      entry && [entry.kind, ...entry.postings.map(({ account, units }) => `${account.kind} ${account.owner} ${units}`)]
    )
  }
  expect(kindOf([])).toBe(null)
  expect(kindOf(applyWithdrawal(terms).moves)).toEqual([
    'withdrawal_apply',
    'user_fund 100001 -1001000',
    'withdrawal_pending 5 1001000',
  ])
  expect(kindOf(next(broadcast, { kind: 'complete' }, gateway, now).moves)).toEqual([
    'withdrawal_complete',
    'withdrawal_pending 5 -1001000',
    'chain undefined 1000000',
    'revenue_withdrawal_fee 100001 1000',
  ])
  expect(kindOf(next(pending, { kind: 'revoke' }, owner, now).moves)).toEqual([
    'withdrawal_return',
    'withdrawal_pending 5 -1001000',
    'user_fund 100001 1001000',
  ])
})
