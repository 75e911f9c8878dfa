import { expect, test } from 'vitest'
import { money, usd } from '../money/index.ts'
import {
  allowedEvents,
  deadlineOf,
  escrowOf,
  inArbiterQueue,
  isOpen,
  next,
  openOtcOrder,
  requirableAt,
  unattendedAt,
  type OtcOrder,
  type OtcOrderEvent,
  type OtcOrderMachine,
} from '../otc-order/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'

const createdAt = 1_760_000_000

const opened = (units: bigint, feeBasisPoints: number, source: 'offer' | 'seller') => ({
  now: createdAt,
  step: openOtcOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    source,
    escrow: money('BTC', units),
    unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
    total: usd(60_000),
    feeBasisPoints,
    autoSettleSeconds: 3_600,
    createdAt,
  }),
})

const plain = [
  'pay',
  'cancel',
  'hold',
  'cancelHold',
  'complain',
  'cancelComplaint',
  'release',
  'requireCancel',
  'requireSettle',
  'expire',
] as const
const events: readonly OtcOrderEvent[] = [
  ...plain.map((kind) => ({ kind })),
  { kind: 'rule', ruling: { to: 'buyer' }, malicious: 'seller' },
  { kind: 'rule', ruling: { to: 'seller' }, malicious: 'buyer' },
  ...[0, 1, 5_000, 9_999, 10_000, 0.5].map(
    (buyerBasisPoints) => ({ kind: 'rule', ruling: { to: 'split', buyerBasisPoints }, malicious: null }) as const,
  ),
]

const clockPositions = (state: OtcOrder): readonly number[] =>
  isOpen(state) ? [requirableAt(state), unattendedAt(state)] : []

const machine: Exploration<OtcOrderMachine> = {
  initial: [opened(1_000_001n, 0, 'offer'), opened(1_000_001n, 30, 'seller'), opened(1n, 30, 'offer')],
  events: () => events,
  actors: [{ kind: 'buyer' }, { kind: 'seller' }, { kind: 'arbiter' }, { kind: 'clock' }],
  clockPositions,
  next,
  allowedEvents,
  isEnd: (state) => !isOpen(state),
  dutiful: ['clock', 'arbiter'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ escrow: escrowOf(state).units }),
  duties: [
    {
      actor: { kind: 'clock' },
      event: 'expire',
      isDue: (state, now) => now >= (deadlineOf(state)?.at ?? Infinity),
      onlyThen: true,
    },
    { actor: { kind: 'arbiter' }, event: 'rule', isDue: inArbiterQueue, onlyThen: false },
  ],
  inputCodes: ['OTC_ORDER_SPLIT_INVALID'],
}

test('an OTC order keeps every law in every reachable state', () => {
  const report = explore(machine)
  console.log(describeReport('OTC order', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'OTC_ORDER_ALREADY_COMPLAINED',
    'OTC_ORDER_ALREADY_PAID',
    'OTC_ORDER_COMPLAINT_STANDS',
    'OTC_ORDER_HELD',
    'OTC_ORDER_NOT_DISPUTED',
    'OTC_ORDER_NOT_HELD',
    'OTC_ORDER_NOT_OPEN',
    'OTC_ORDER_NOT_PAID',
    'OTC_ORDER_NO_COMPLAINT',
    'OTC_ORDER_SPLIT_INVALID',
    'OTC_ORDER_TOO_EARLY',
    'OTC_ORDER_WRONG_PARTY',
  ])
})

const stuck = (dutiful: Exploration<OtcOrderMachine>['dutiful']) =>
  new Set(explore({ ...machine, dutiful }).violations.map((text) => /"kind":"(\w+)"/.exec(text)?.[1]))

test('without the arbiter paid orders are stuck, without the clock unpaid ones, and the check says so', () => {
  expect(stuck(['clock'])).toEqual(new Set(['unpaid', 'paid', 'held']))
  expect(stuck(['arbiter'])).toEqual(new Set(['unpaid']))
})
