import { expect, test } from 'vitest'
import * as transfers from '../internal-transfer/index.ts'
import { money } from '../money/index.ts'
import * as withdrawals from '../withdrawal/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const appliedAt = 1_760_000_000

/** Somebody of finance, and the owner as one of them. */
const FINANCE = [100_017, 100_001].map((uid) => ({ kind: 'finance', uid }) as const)

const applied = (fee: bigint) => ({
  now: appliedAt,
  step: withdrawals.applyWithdrawal({
    uid: 100_001,
    address: 'ltc1qexample',
    amount: money('LTC', 1_000_000n),
    fee: money('LTC', fee),
    appliedAt,
  }),
})

const withdrawal: Exploration<withdrawals.WithdrawalMachine> = {
  initial: [applied(0n), applied(1_000n)],
  events: () => [
    { kind: 'revoke' },
    { kind: 'approve' },
    { kind: 'reject', remark: 'address on a list' },
    { kind: 'reject', remark: ' ' },
    { kind: 'broadcast', tx: 'f00d' },
    { kind: 'broadcast', tx: '' },
    { kind: 'complete' },
    { kind: 'fail', remark: 'dropped from the mempool' },
    { kind: 'fail', remark: '' },
  ],
  actors: [{ kind: 'owner' }, ...FINANCE, { kind: 'gateway' }],
  clockPositions: () => [],
  next: withdrawals.next,
  allowedEvents: withdrawals.allowedEvents,
  isEnd: (state) => !withdrawals.isOpen(state),
  dutiful: ['finance'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ pending: withdrawals.pendingOf(state).units }),
  inputCodes: ['WITHDRAWAL_REMARK_REQUIRED', 'WITHDRAWAL_TX_REQUIRED'],
}

test('a withdrawal keeps every law in every reachable state', () => {
  const report = explore(withdrawal)
  console.log(describeReport('withdrawal', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'WITHDRAWAL_BROADCAST',
    'WITHDRAWAL_ENDED',
    'WITHDRAWAL_NOT_BROADCAST',
    'WITHDRAWAL_NOT_PENDING',
    'WITHDRAWAL_NOT_PROCESSING',
    'WITHDRAWAL_OWN',
    'WITHDRAWAL_REMARK_REQUIRED',
    'WITHDRAWAL_TX_REQUIRED',
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
