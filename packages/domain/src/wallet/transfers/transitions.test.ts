import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  applyInternalTransfer,
  INTERNAL_TRANSFER_STATUS_NUMBERS,
  INTERNAL_TRANSFER_TYPE_NUMBERS,
  internalTransferEntry,
  internalTransferTarget,
  next,
  pendingOf,
  type InternalTransfer,
  type InternalTransferMove,
} from './index.ts'

const now = 1_760_000_000
const finance = { kind: 'finance', uid: 100_017 } as const
const terms = { uid: 100_001, target: 'otc', money: money('BTC', 500n), appliedAt: now - 60 } as const
const pending: InternalTransfer = { ...terms, kind: 'pending' }
const completed: InternalTransfer = { ...terms, kind: 'completed', endedAt: now }
const rejected: InternalTransfer = { ...terms, kind: 'rejected', endedAt: now }

describe('refusals', () => {
  test.each(['approve', 'reject'] as const)('only finance may %s', (kind) => {
    // @ts-expect-error the types say so too
    expect(refusalOf(() => next(pending, { kind }, { kind: 'owner' }, now))).toEqual({
      code: 'INTERNAL_TRANSFER_WRONG_PARTY',
      details: { event: kind },
    })
  })

  test.each(['approve', 'reject'] as const)('nobody of finance may %s their own', (kind) => {
    expect(refusalOf(() => next(pending, { kind }, { kind: 'finance', uid: terms.uid }, now))).toEqual({
      code: 'INTERNAL_TRANSFER_OWN',
      details: {},
    })
  })

  test('an ended transfer is not reviewed again', () => {
    for (const state of [completed, rejected]) {
      expect(allowedEvents(state, finance, now).map((offer) => offer.reason)).toEqual([
        'INTERNAL_TRANSFER_NOT_PENDING',
        'INTERNAL_TRANSFER_NOT_PENDING',
      ])
    }
  })
})

test('without review the money is there at once', () => {
  expect(applyInternalTransfer(terms, { internalTransferReview: false })).toEqual({
    state: { ...completed, endedAt: terms.appliedAt },
    moves: [{ from: 'source', to: 'target', money: terms.money }],
    note: 'internalTransfer.completed',
  })
})

test('with review it waits', () => {
  expect(applyInternalTransfer(terms, { internalTransferReview: true })).toEqual({
    state: pending,
    moves: [{ from: 'source', to: 'pending', money: terms.money }],
    note: 'internalTransfer.applied',
  })
})

test('finance approves or rejects', () => {
  expect(next(pending, { kind: 'approve' }, finance, now)).toEqual({
    state: completed,
    moves: [{ from: 'pending', to: 'target', money: terms.money }],
    note: 'internalTransfer.approved',
  })
  expect(next(pending, { kind: 'reject' }, finance, now)).toEqual({
    state: rejected,
    moves: [{ from: 'pending', to: 'source', money: terms.money }],
    note: 'internalTransfer.rejected',
  })
})

test('the pending account holds the money until the review', () => {
  expect([pending, completed, rejected].map((state) => pendingOf(state))).toEqual(
    [500n, 0n, 0n].map((units) => money('BTC', units)),
  )
})

test('the numbers of the specification', () => {
  expect(INTERNAL_TRANSFER_STATUS_NUMBERS).toEqual({ pending: 0, completed: 1, rejected: 2 })
  expect(INTERNAL_TRANSFER_TYPE_NUMBERS).toEqual({ otc: 1, fund: 2 })
  expect([1, 2, 0].map(internalTransferTarget)).toEqual(['otc', 'fund', 'fund'])
})

const lines = (target: 'otc' | 'fund', moves: readonly InternalTransferMove[]) => {
  const entry = internalTransferEntry(3, { ...terms, target }, moves)
  return (
    entry && [entry.kind, ...entry.postings.map(({ account, units }) => `${account.kind} ${account.owner} ${units}`)]
  )
}

const move = (from: InternalTransferMove['from'], to: InternalTransferMove['to']) => [{ from, to, money: terms.money }]

test('each step’s journal entry', () => {
  expect(lines('otc', [])).toBe(null)
  expect(lines('otc', move('source', 'target'))).toEqual([
    'fund_to_otc',
    'user_fund 100001 -500',
    'user_otc 100001 500',
  ])
  expect(lines('fund', move('source', 'target'))).toEqual([
    'otc_to_fund',
    'user_otc 100001 -500',
    'user_fund 100001 500',
  ])
  expect(lines('otc', move('source', 'pending'))).toEqual([
    'internal_transfer_apply',
    'user_fund 100001 -500',
    'internal_transfer_pending 3 500',
  ])
  expect(lines('otc', move('pending', 'target'))).toEqual([
    'internal_transfer_complete',
    'internal_transfer_pending 3 -500',
    'user_otc 100001 500',
  ])
  expect(lines('otc', move('pending', 'source'))).toEqual([
    'internal_transfer_return',
    'internal_transfer_pending 3 -500',
    'user_fund 100001 500',
  ])
})
