import { expect, test } from 'vitest'
import * as transfers from '../../wallet/transfers/index.ts'
import { money } from '../../money/index.ts'
import * as withdrawals from '../../wallet/withdrawals/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const appliedAt = 1_760_000_000

/** Two members of finance, one of them the owner of the withdrawal. */
const FINANCE = [100_017, 100_001].map((uid) => ({ kind: 'finance', uid }) as const)

const applied = (fee: bigint, approvalsNeeded = 1, waitsUntil: number | null = null) => ({
  now: appliedAt,
  step: withdrawals.applyWithdrawal({
    uid: 100_001,
    address: 'ltc1qexample',
    amount: money('LTC', 1_000_000n),
    fee: money('LTC', fee),
    appliedAt,
    approvalsNeeded,
    waitsUntil,
  }),
})

const ltc = (units: bigint) => money('LTC', units)

const withdrawal: Exploration<withdrawals.WithdrawalMachine> = {
  initial: [
    applied(0n),
    applied(1_000n),
    applied(1_000n, 2),
    applied(1_000n, 0),
    applied(0n, 0, appliedAt + 86_400),
    applied(0n, 1, appliedAt + 86_400),
  ],
  events: () => [
    { kind: 'revoke' },
    { kind: 'approve' },
    { kind: 'reject', remark: 'address on a list' },
    { kind: 'reject', remark: ' ' },
    { kind: 'sign', tx: 'f00d', networkFee: ltc(400n) },
    { kind: 'sign', tx: 'beef', networkFee: ltc(4_000n) },
    { kind: 'sign', tx: '', networkFee: ltc(400n) },
    { kind: 'broadcast' },
    { kind: 'complete', tx: 'f00d', networkFee: ltc(400n) },
    { kind: 'complete', tx: 'beef', networkFee: ltc(4_000n) },
    { kind: 'complete', tx: '', networkFee: ltc(4_000n) },
    { kind: 'reopen' },
    { kind: 'fail', remark: 'stopped' },
    { kind: 'fail', remark: '' },
    { kind: 'conflict', remark: 'CONFLICT', lostBlocks: 100 },
    { kind: 'conflict', remark: 'CONFLICT', lostBlocks: 99 },
    { kind: 'paidAfterReturn', tx: 'f00d', networkFee: ltc(400n) },
    { kind: 'paidAfterReturn', tx: 'beef', networkFee: ltc(4_000n) },
  ],
  actors: [{ kind: 'owner' }, ...FINANCE, { kind: 'finance', uid: 100_018 }, { kind: 'clock' }, { kind: 'gateway' }],
  clockPositions: (state) => (state.waitsUntil === null ? [] : [state.waitsUntil]),
  next: withdrawals.next,
  allowedEvents: withdrawals.allowedEvents,
  // Completed is at rest but not terminal: a reorganisation reopens it. A signed payout that was returned may still be
  // paid.
  isEnd: (state) =>
    !withdrawals.isOpen(state) && state.kind !== 'completed' && !(state.kind === 'failed' && state.tx !== null),
  isAtRest: (state) => !withdrawals.isOpen(state),
  dutiful: ['finance', 'clock', 'gateway'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ pending: withdrawals.pendingOf(state).units, network: withdrawals.setAsideOf(state).units }),
  inputCodes: ['WITHDRAWAL_REMARK_REQUIRED', 'WITHDRAWAL_TX_REQUIRED', 'WITHDRAWAL_NOT_PROVEN'],
}

test('a withdrawal keeps every law in every reachable state', () => {
  const report = explore(withdrawal)
  console.log(describeReport('withdrawal', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'WITHDRAWAL_BROADCAST',
    'WITHDRAWAL_ENDED',
    'WITHDRAWAL_NEEDS_REVIEW',
    'WITHDRAWAL_NOT_COMPLETED',
    'WITHDRAWAL_NOT_PENDING',
    'WITHDRAWAL_NOT_PROCESSING',
    'WITHDRAWAL_NOT_PROVEN',
    'WITHDRAWAL_NOT_SIGNED',
    'WITHDRAWAL_OWN',
    'WITHDRAWAL_REMARK_REQUIRED',
    'WITHDRAWAL_SECOND_MEMBER',
    'WITHDRAWAL_SIGNED',
    'WITHDRAWAL_TX_REQUIRED',
    'WITHDRAWAL_WAITING',
    'WITHDRAWAL_WRONG_PARTY',
  ])
})

const terms = { uid: 100_001, target: 'otc', money: money('BTC', 5n), appliedAt } as const

const transfer: Exploration<transfers.InternalTransferMachine> = {
  initial: [true, false].map((internalTransferReview) => ({
    now: appliedAt,
    step: transfers.applyInternalTransfer(terms, { internalTransferReview }),
  })),
  events: () => [{ kind: 'approve' }, { kind: 'reject' }],
  actors: [{ kind: 'owner' }, ...FINANCE],
  clockPositions: () => [],
  next: transfers.next,
  allowedEvents: transfers.allowedEvents,
  isEnd: (state) => state.kind !== 'pending',
  dutiful: ['finance'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ pending: transfers.pendingOf(state).units }),
  inputCodes: [],
}

test('an internal transfer keeps every law in every reachable state', () => {
  const report = explore(transfer)
  console.log(describeReport('internal transfer', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'INTERNAL_TRANSFER_NOT_PENDING',
    'INTERNAL_TRANSFER_OWN',
    'INTERNAL_TRANSFER_WRONG_PARTY',
  ])
})
