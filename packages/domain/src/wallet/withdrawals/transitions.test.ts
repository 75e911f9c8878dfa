import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  applyWithdrawal,
  allowedEvents,
  isOpen,
  isOut,
  next,
  pendingOf,
  setAsideOf,
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
const second = { kind: 'finance', uid: 100_018 } as const
const clock = { kind: 'clock' } as const
const gateway = { kind: 'gateway' } as const
const ltc = (units: bigint) => money('LTC', units)
const terms = {
  uid: 100_001,
  address: 'ltc1qexample',
  amount: ltc(1_000_000n),
  fee: ltc(1_000n),
  appliedAt: now - 60,
  approvalsNeeded: 1,
  waitsUntil: null,
}
const pending: Withdrawal = { ...terms, kind: 'pending', approvedBy: [] }
const approved: Withdrawal = { ...terms, kind: 'approved', approvedAt: now - 30 }
const signed: Withdrawal = { ...approved, kind: 'signed', tx: 'f00d', setAside: ltc(500n) }
const broadcast: Withdrawal = { ...signed, kind: 'broadcast' }
const completed: Withdrawal = {
  ...terms,
  kind: 'completed',
  approvedAt: now - 30,
  tx: 'f00d',
  networkFee: ltc(1_500n),
  endedAt: now,
}
const failed: Withdrawal = { ...terms, kind: 'failed', remark: 'no route', tx: null, endedAt: now }
const lost: Withdrawal = { ...failed, remark: 'CONFLICT', tx: 'f00d' }
const refused: Withdrawal = { ...terms, kind: 'reviewFailed', remark: 'wrong name', endedAt: now }
const revoked: Withdrawal = { ...terms, kind: 'revoked', endedAt: now }

const revoke = { kind: 'revoke' } as const
const approve = { kind: 'approve' } as const
const reject = { kind: 'reject', remark: 'wrong name' } as const
const sign = { kind: 'sign', tx: 'f00d', networkFee: ltc(1_500n) } as const
const replace = { kind: 'sign', tx: 'beef', networkFee: ltc(4_000n) } as const
const send = { kind: 'broadcast' } as const
const complete = { kind: 'complete', tx: 'f00d', networkFee: ltc(1_500n) } as const
const reopen = { kind: 'reopen' } as const
const fail = { kind: 'fail', remark: 'no route' } as const
const conflict = { kind: 'conflict', remark: 'CONFLICT', lostBlocks: 100 } as const
const paidAfterReturn = { kind: 'paidAfterReturn', tx: 'f00d', networkFee: ltc(1_500n) } as const
const whole = ltc(1_001_000n)

test('amount and fee leave the balance on application', () => {
  expect(applyWithdrawal(terms)).toEqual({
    state: pending,
    moves: [{ from: 'owner', to: 'pending', money: whole }],
    note: 'withdrawal.applied',
  })
})

describe('refusals', () => {
  test.each<[WithdrawalEvent, readonly WithdrawalActor[]]>([
    [revoke, [finance, clock, gateway]],
    [approve, [owner, gateway]],
    [reject, [owner, clock, gateway]],
    [sign, [owner, finance, clock]],
    [send, [owner, finance, clock]],
    [complete, [owner, finance, clock]],
    [reopen, [owner, finance, clock]],
    [fail, [owner, clock, gateway]],
    [conflict, [owner, finance, clock]],
    [paidAfterReturn, [owner, finance, clock]],
  ])('%o belongs to its party', (event, others) => {
    for (const actor of others) {
      expect(refusalOf(() => next(broadcast, event, actor, now))).toEqual({
        code: 'WITHDRAWAL_WRONG_PARTY',
        details: { event: event.kind },
      })
    }
  })

  test.each<[string, Withdrawal, WithdrawalEvent, WithdrawalActor, string]>([
    ['revoking after approval', approved, revoke, owner, 'WITHDRAWAL_NOT_PENDING'],
    ['revoking after signing', signed, revoke, owner, 'WITHDRAWAL_SIGNED'],
    ['revoking after sending', broadcast, revoke, owner, 'WITHDRAWAL_BROADCAST'],
    ['revoking what is paid', completed, revoke, owner, 'WITHDRAWAL_ENDED'],
    ['approving twice', approved, approve, finance, 'WITHDRAWAL_NOT_PENDING'],
    ['the clock approving what needs a person', pending, approve, clock, 'WITHDRAWAL_NEEDS_REVIEW'],
    ['rejecting without a reason', pending, { kind: 'reject', remark: '  ' }, finance, 'WITHDRAWAL_REMARK_REQUIRED'],
    ['rejecting after approval', approved, reject, finance, 'WITHDRAWAL_NOT_PENDING'],
    ['signing before approval', pending, sign, gateway, 'WITHDRAWAL_NOT_PROCESSING'],
    ['signing nothing', approved, { ...sign, tx: ' ' }, gateway, 'WITHDRAWAL_TX_REQUIRED'],
    ['sending before signing', approved, send, gateway, 'WITHDRAWAL_NOT_SIGNED'],
    ['sending twice', broadcast, send, gateway, 'WITHDRAWAL_BROADCAST'],
    ['completing before signing', approved, complete, gateway, 'WITHDRAWAL_NOT_SIGNED'],
    ['completing without a transaction', signed, { ...complete, tx: '' }, gateway, 'WITHDRAWAL_TX_REQUIRED'],
    ['completing twice', completed, complete, gateway, 'WITHDRAWAL_ENDED'],
    ['reopening what is not completed', broadcast, reopen, gateway, 'WITHDRAWAL_NOT_COMPLETED'],
    ['reopening what came back', failed, reopen, gateway, 'WITHDRAWAL_ENDED'],
    ['failing before approval', pending, fail, finance, 'WITHDRAWAL_NOT_PROCESSING'],
    ['failing without a reason', approved, { kind: 'fail', remark: '' }, finance, 'WITHDRAWAL_REMARK_REQUIRED'],
    ['a person returning what is signed', signed, fail, finance, 'WITHDRAWAL_SIGNED'],
    ['a person returning what is sent', broadcast, fail, finance, 'WITHDRAWAL_BROADCAST'],
    ['returning without anything signed', approved, conflict, gateway, 'WITHDRAWAL_NOT_SIGNED'],
    [
      'returning on a loss that may be undone',
      broadcast,
      { ...conflict, lostBlocks: 99 },
      gateway,
      'WITHDRAWAL_NOT_PROVEN',
    ],
    ['returning on no loss at all', broadcast, { ...conflict, lostBlocks: 0 }, gateway, 'WITHDRAWAL_NOT_PROVEN'],
    ['paid after a return that never came', broadcast, paidAfterReturn, gateway, 'WITHDRAWAL_BROADCAST'],
    ['paid after a return, though completed', completed, paidAfterReturn, gateway, 'WITHDRAWAL_ENDED'],
    ['paid after a return, though nothing was signed', failed, paidAfterReturn, gateway, 'WITHDRAWAL_ENDED'],
    ['paid after a return by nothing', lost, { ...paidAfterReturn, tx: ' ' }, gateway, 'WITHDRAWAL_TX_REQUIRED'],
  ])('%s', (_what, state, event, actor, code) => {
    expect(refusalOf(() => next(state, event, actor, now))).toEqual({ code, details: {} })
  })

  test.each<[WithdrawalEvent, Withdrawal]>([
    [approve, pending],
    [reject, pending],
    [fail, approved],
  ])('nobody of finance decides on their own withdrawal: %o', (event, state) => {
    const self = { kind: 'finance', uid: terms.uid } as const
    expect(refusalOf(() => next(state, event, self, now))).toEqual({ code: 'WITHDRAWAL_OWN', details: {} })
    expect(allowedEvents(state, self, now)).not.toContainEqual(expect.objectContaining({ allowed: true }))
  })

  test.each([finance, clock])('$kind does not approve before the wait is over', (actor) => {
    const waiting: Withdrawal = {
      ...terms,
      kind: 'pending',
      approvedBy: [],
      waitsUntil: now,
      approvalsNeeded: actor === clock ? 0 : 1,
    }
    expect(refusalOf(() => next(waiting, approve, actor, now - 1))).toEqual({
      code: 'WITHDRAWAL_WAITING',
      details: { until: now },
    })
    expect(next(waiting, approve, actor, now).state.kind).toBe('approved')
  })

  test('what came back refuses everything', () => {
    for (const state of [failed, refused, revoked]) {
      for (const actor of [owner, finance, clock, gateway]) {
        expect(new Set(allowedEvents(state, actor, now).map((offer) => offer.reason))).toEqual(
          new Set(['WITHDRAWAL_ENDED']),
        )
      }
    }
  })
})

test('above a sum two members approve, and not the same one twice', () => {
  const large: Withdrawal = { ...terms, kind: 'pending', approvedBy: [], approvalsNeeded: 2 }
  const first = next(large, approve, finance, now)
  expect(first).toEqual({
    state: { ...large, approvedBy: [finance.uid] },
    moves: [],
    note: 'withdrawal.firstApproval',
  })
  expect(refusalOf(() => next(first.state, approve, finance, now)).code).toBe('WITHDRAWAL_SECOND_MEMBER')
  expect(next(first.state, approve, second, now)).toMatchObject({
    state: { kind: 'approved', approvedAt: now },
    note: 'withdrawal.approved',
  })
  expect(next(first.state, revoke, owner, now).state.kind).toBe('revoked')
})

const back = [{ from: 'pending', to: 'owner', money: whole }]
const backWithFee = [...back, { from: 'network', to: 'operator', money: ltc(500n) }]
const out = [
  { from: 'pending', to: 'chain', money: whole },
  { from: 'network', to: 'chain', money: ltc(500n) },
]

test.each<[string, Withdrawal, WithdrawalEvent, WithdrawalActor, Withdrawal, readonly object[], string]>([
  ['the user revokes', pending, revoke, owner, revoked, back, 'withdrawal.revoked'],
  [
    'finance approves',
    pending,
    approve,
    finance,
    { ...terms, kind: 'approved', approvedAt: now },
    [],
    'withdrawal.approved',
  ],
  [
    'the clock approves what needs nobody',
    { ...pending, approvalsNeeded: 0 },
    approve,
    clock,
    { ...terms, kind: 'approved', approvedAt: now, approvalsNeeded: 0 },
    [],
    'withdrawal.approved',
  ],
  ['finance rejects', pending, reject, finance, refused, back, 'withdrawal.rejected'],
  [
    'the gateway signs',
    approved,
    sign,
    gateway,
    signed,
    [{ from: 'operator', to: 'network', money: ltc(500n) }],
    'withdrawal.signed',
  ],
  [
    'a dearer one replaces it',
    broadcast,
    replace,
    gateway,
    { ...signed, tx: 'beef', setAside: ltc(3_000n) },
    [{ from: 'operator', to: 'network', money: ltc(2_500n) }],
    'withdrawal.replaced',
  ],
  [
    'a cheaper one replaces it, and what was set aside stays so',
    { ...broadcast, setAside: ltc(3_000n) },
    { ...replace, networkFee: ltc(1_200n) },
    gateway,
    { ...signed, tx: 'beef', setAside: ltc(3_000n) },
    [],
    'withdrawal.replaced',
  ],
  ['the gateway sends', signed, send, gateway, broadcast, [], 'withdrawal.broadcast'],
  ['the gateway sees it confirmed', broadcast, complete, gateway, completed, out, 'withdrawal.completed'],
  ['what nobody saw leave is confirmed', signed, complete, gateway, completed, out, 'withdrawal.completed'],
  [
    'a reorganisation takes it back',
    completed,
    reopen,
    gateway,
    broadcast,
    [
      { from: 'chain', to: 'pending', money: whole },
      { from: 'chain', to: 'network', money: ltc(500n) },
    ],
    'withdrawal.reopened',
  ],
  ['finance stops it', approved, fail, finance, failed, back, 'withdrawal.failed'],
  ['the chain proves that it cannot be paid', broadcast, conflict, gateway, lost, backWithFee, 'withdrawal.failed'],
  [
    'what came back is paid after all, and taken from its owner again',
    lost,
    paidAfterReturn,
    gateway,
    { ...completed, approvedAt: now },
    [
      { from: 'owner', to: 'pending', money: whole },
      { from: 'pending', to: 'chain', money: whole },
      { from: 'operator', to: 'chain', money: ltc(500n) },
    ],
    'withdrawal.paidAfterReturn',
  ],
])('%s', (_what, state, event, actor, after, moves, note) => {
  expect(next(state, event, actor, now)).toEqual({ state: after, moves, note })
})

describe('the network’s fee', () => {
  test('within the user’s fee leaves the rest as revenue, and comes back whole', () => {
    const cheap = { ...complete, networkFee: ltc(400n) }
    const { state, moves } = next({ ...broadcast, setAside: ltc(0n) }, cheap, gateway, now)
    expect(moves).toEqual([
      { from: 'pending', to: 'chain', money: ltc(1_000_400n) },
      { from: 'pending', to: 'platform', money: ltc(600n) },
    ])
    expect(next(state, reopen, gateway, now).moves).toEqual([
      { from: 'chain', to: 'pending', money: ltc(1_000_400n) },
      { from: 'platform', to: 'pending', money: ltc(600n) },
    ])
  })

  test('of an earlier, cheaper transaction gives back what was set aside for the dearer one', () => {
    const bumped = { ...broadcast, setAside: ltc(3_000n) }
    expect(next(bumped, complete, gateway, now).moves).toEqual([
      ...out,
      { from: 'network', to: 'operator', money: ltc(2_500n) },
    ])
  })

  test('of a dearer one that confirms after a reorganisation is the operator’s all the same', () => {
    expect(next(broadcast, { ...complete, networkFee: ltc(4_000n) }, gateway, now).moves).toEqual([
      ...out,
      { from: 'operator', to: 'chain', money: ltc(2_500n) },
    ])
  })
})

const every = [pending, approved, signed, broadcast, completed, failed, refused, revoked]

test('the pending account holds amount and fee until the end, the one of network fees what was set aside', () => {
  expect(every.map((state) => pendingOf(state).units)).toEqual([
    1_001_000n,
    1_001_000n,
    1_001_000n,
    1_001_000n,
    0n,
    0n,
    0n,
    0n,
  ])
  expect(every.map((state) => setAsideOf(state).units)).toEqual([0n, 0n, 500n, 500n, 0n, 0n, 0n, 0n])
  expect(every.map(isOpen)).toEqual([true, true, true, true, false, false, false, false])
  expect(every.map(isOut)).toEqual([false, false, true, true, false, false, false, false])
})

test('the numbers of the specification', () => {
  expect(every.map((state) => withdrawalWire(state).status)).toEqual([0, 1, 1, 1, 2, 4, 5, 6])
  expect(every.map((state) => WITHDRAWAL_FLAGS[state.kind])).toEqual([0, 0, 0, 0, 1, 2, 2, 2])
  expect(withdrawalWire(pending)).toEqual({ status: 0, remark: '', tx: '' })
  expect(withdrawalWire(failed)).toEqual({ status: 4, remark: 'no route', tx: '' })
  expect(withdrawalWire(completed)).toEqual({ status: 2, remark: '', tx: 'f00d' })
})

function linesOf(
  before: Withdrawal | null,
  step: Parameters<typeof withdrawalEntry>[2],
  owners?: Parameters<typeof withdrawalEntry>[3],
) {
  const entry = withdrawalEntry(5, before, step, owners)
  return (
    entry && [entry.kind, ...entry.postings.map(({ account, units }) => `${account.kind} ${account.owner} ${units}`)]
  )
}

test('each step’s journal entry', () => {
  const step = (before: Withdrawal, event: WithdrawalEvent, actor: WithdrawalActor) =>
    linesOf(before, next(before, event, actor, now))
  expect(step(pending, approve, finance)).toBe(null)
  expect(linesOf(null, applyWithdrawal(terms))).toEqual([
    'withdrawal_apply',
    'user_fund 100001 -1001000',
    'withdrawal_pending 5 1001000',
  ])
  expect(step(approved, sign, gateway)).toEqual([
    'withdrawal_sign',
    'operator_capital undefined -500',
    'network_fee 5 500',
  ])
  expect(step(broadcast, replace, gateway)?.[0]).toBe('withdrawal_sign')
  expect(step(broadcast, complete, gateway)).toEqual([
    'withdrawal_complete',
    'withdrawal_pending 5 -1001000',
    'network_fee 5 -500',
    'chain undefined 1001500',
  ])
  expect(step(completed, reopen, gateway)).toEqual([
    'withdrawal_reopen',
    'chain undefined -1001500',
    'withdrawal_pending 5 1001000',
    'network_fee 5 500',
  ])
  expect(step(pending, revoke, owner)).toEqual([
    'withdrawal_return',
    'withdrawal_pending 5 -1001000',
    'user_fund 100001 1001000',
  ])
  expect(step(broadcast, conflict, gateway)).toEqual([
    'withdrawal_return',
    'withdrawal_pending 5 -1001000',
    'network_fee 5 -500',
    'user_fund 100001 1001000',
    'operator_capital undefined 500',
  ])
  const paid = next(lost, paidAfterReturn, gateway, now)
  expect(linesOf(lost, paid, { fund: ltc(900_000n), otc: ltc(1_000n) })).toEqual([
    'withdrawal_paid_after_return',
    'user_fund 100001 -900000',
    'user_otc 100001 -1000',
    'user_debt 100001 100000',
    'chain undefined 1001500',
    'operator_capital undefined -500',
  ])
})
