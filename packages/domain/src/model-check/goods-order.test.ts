import { expect, test } from 'vitest'
import {
  allowedEvents,
  arbiterQueueAt,
  deadlineOf,
  escrowOf,
  inArbiterQueue,
  next,
  openGoodsOrder,
  type GoodsOrder,
  type GoodsOrderEvent,
  type GoodsOrderMachine,
} from '../goods-order/index.ts'
import { money } from '../money/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const paidAt = 1_760_000_000

const opened = (units: bigint, feeBasisPoints: number) => ({
  now: paidAt,
  step: openGoodsOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    escrow: money('LTC', units),
    feeBasisPoints,
    protectionSeconds: 1_296_000,
    paidAt,
  }),
})

const events: readonly GoodsOrderEvent[] = [
  { kind: 'confirm' },
  { kind: 'hold' },
  { kind: 'cancelHold' },
  { kind: 'complain' },
  { kind: 'cancelComplaint' },
  { kind: 'refund' },
  { kind: 'settle' },
  { kind: 'rule', ruling: { to: 'buyer' } },
  { kind: 'rule', ruling: { to: 'seller' } },
  ...[-1, 0, 1, 3_333, 9_999, 10_000, 0.5].map(
    (buyerBasisPoints) => ({ kind: 'rule', ruling: { to: 'split', buyerBasisPoints } }) as const,
  ),
]

/** A held order is told apart by the protection it would resume with, and by the arbiter's queue. */
const clockPositions = (state: GoodsOrder, now: number): readonly number[] => {
  if (state.kind === 'open') return [state.protectUntil]
  if (state.kind !== 'held') return []
  return [state.protectUntil + now - state.hold.since, arbiterQueueAt(state)]
}

const machine: Exploration<GoodsOrderMachine> = {
  initial: [opened(128_438_380n, 0), opened(128_438_381n, 250), opened(1n, 250), opened(1n, 0)],
  events: () => events,
  actors: [{ kind: 'buyer' }, { kind: 'seller' }, { kind: 'arbiter' }, { kind: 'clock' }],
  clockPositions,
  next,
  allowedEvents,
  isEnd: (state) => state.kind === 'completed' || state.kind === 'revoked',
  dutiful: ['clock', 'arbiter'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ escrow: escrowOf(state).units }),
  duties: [
    {
      actor: { kind: 'clock' },
      event: 'settle',
      isDue: (state, now) => now >= (deadlineOf(state)?.at ?? Infinity),
      onlyThen: true,
    },
    { actor: { kind: 'arbiter' }, event: 'rule', isDue: inArbiterQueue, onlyThen: false },
  ],
  inputCodes: ['ORDER_SPLIT_INVALID'],
}

test('a goods order keeps every law in every reachable state', () => {
  const report = explore(machine)
  console.log(describeReport('goods order', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'ORDER_ALREADY_COMPLAINED',
    'ORDER_ALREADY_HELD',
    'ORDER_COMPLAINT_STANDS',
    'ORDER_HOLD_DISABLED',
    'ORDER_NOT_HELD',
    'ORDER_NOT_OPEN',
    'ORDER_NO_COMPLAINT',
    'ORDER_PROTECTION_PASSED',
    'ORDER_PROTECTION_RUNNING',
    'ORDER_SPLIT_INVALID',
    'ORDER_WRONG_PARTY',
  ])
})

test('without the arbiter a held order is stuck, and the check says so', () => {
  const report = explore({ ...machine, dutiful: ['clock'] })
  expect(report.violations.length).toBeGreaterThan(0)
  expect(
    report.violations.every((violation) => violation.startsWith('stuck') && violation.includes('"kind":"held"')),
  ).toBe(true)
})
