import { expect, test } from 'vitest'
import type { Said } from '../../trust/disputes/index.ts'
import {
  allowedEvents,
  deadlineOf,
  escrowOf,
  next,
  goodsWaitStep,
  isUndelivered,
  openGoodsOrder,
  rulableAt,
  type GoodsOrder,
  type GoodsOrderEvent,
  type GoodsOrderMachine,
} from '../../goods/orders/index.ts'
import { money, type CurrencyCode, type Money } from '../../money/index.ts'
import { nearBound, roundOf } from './testing/disputes.ts'
import { goodsPositions } from './testing/positions.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'
import { watchWays } from './testing/ways-out.ts'

const paidAt = 1_760_000_000

const opened = (
  units: bigint,
  feeBasisPoints: number,
  needsSecondArbiter: boolean,
  promisedUntil: number | null = null,
) => ({
  now: paidAt,
  step: openGoodsOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    escrow: money('LTC', units),
    feeBasisPoints,
    protectionSeconds: 1_296_000,
    disputeTerms: { responseSeconds: 259_200, needsSecondArbiter },
    paidAt,
    promisedUntil,
  }),
})

const withOneLeft = ({ now, step }: ReturnType<typeof opened>, what: keyof Said) => ({
  now,
  step: { ...step, state: nearBound(step.state, what) },
})

const plain: readonly GoodsOrderEvent[] = [
  { kind: 'confirm' },
  { kind: 'hold' },
  { kind: 'cancelHold' },
  { kind: 'complain' },
  { kind: 'cancelComplaint' },
  { kind: 'refund' },
  { kind: 'deliver' },
  { kind: 'cancel' },
  { kind: 'stateCase' },
  { kind: 'withdrawSplit' },
  { kind: 'settle' },
  { kind: 'rule', ruling: { to: 'buyer' } },
  { kind: 'rule', ruling: { to: 'seller' } },
  { kind: 'confirmRuling' },
  { kind: 'rejectRuling' },
]

const split = (buyerBasisPoints: number) => ({ kind: 'rule', ruling: { to: 'split', buyerBasisPoints } }) as const
const propose = (buyer: Money<CurrencyCode>) => ({ kind: 'proposeSplit', buyer }) as const
const accept = (buyer: Money<CurrencyCode>) => ({ kind: 'acceptSplit', buyer }) as const

/** A second arbiter multiplies the states, so fewer shares and proposals are tried then. */
const events = ({ escrow, disputeTerms: { needsSecondArbiter } }: GoodsOrder): readonly GoodsOrderEvent[] => {
  const least = money(escrow.asset, 1n)
  const most = money(escrow.asset, escrow.units - 1n)
  return [
    ...plain,
    ...[0, 3_333, 10_000, 0.5, ...(needsSecondArbiter ? [] : [1, 9_999])].map(split),
    ...[escrow, least, ...(needsSecondArbiter ? [] : [most])].map(propose),
    ...[least, most].map(accept),
  ]
}

const ARBITERS = [
  { kind: 'arbiter', uid: 100_018 },
  { kind: 'arbiter', uid: 100_019 },
  { kind: 'arbiter', uid: 100_002 },
] as const

const machine: Exploration<GoodsOrderMachine> = {
  initial: [
    opened(128_438_381n, 250, false),
    opened(1n, 250, false),
    opened(128_438_380n, 0, true),
    opened(128_438_381n, 250, false, paidAt + 86_400),
    ...(['complaints', 'statements', 'proposals'] as const).map((what) => withOneLeft(opened(1_001n, 0, false), what)),
  ],
  events,
  actors: [{ kind: 'buyer' }, { kind: 'seller' }, ...ARBITERS, { kind: 'clock' }],
  clockPositions: goodsPositions,
  roundOf,
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
    {
      actor: ARBITERS[0],
      event: 'rule',
      isDue: (state, now) => state.dispute.kind === 'open' && now >= (rulableAt(state) ?? Infinity),
      onlyThen: true,
    },
  ],
  inputCodes: ['DISPUTE_SPLIT_INVALID', 'DISPUTE_PROPOSAL_CHANGED'],
}

test('a goods order keeps every law in every reachable state, and a wait holds what lets the buyer’s coin go', () => {
  const { watched, contradictions } = watchWays(machine, goodsWaitStep)
  const report = explore(watched)
  expect(contradictions('buyer', 'buyer')).toEqual([])
  console.log(describeReport('goods order', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toEqual([
    'DISPUTE_ALREADY_COMPLAINED',
    'DISPUTE_COMPLAINTS_TOO_MANY',
    'DISPUTE_NO_COMPLAINT',
    'DISPUTE_NO_PROPOSAL',
    'DISPUTE_NO_RULING_PENDING',
    'DISPUTE_OWN',
    'DISPUTE_PROPOSALS_TOO_MANY',
    'DISPUTE_PROPOSAL_CHANGED',
    'DISPUTE_PROPOSAL_OWN',
    'DISPUTE_RESPONSE_RUNNING',
    'DISPUTE_RULING_OWN',
    'DISPUTE_RULING_PENDING',
    'DISPUTE_SPLIT_INVALID',
    'DISPUTE_STATEMENTS_TOO_MANY',
    'ORDER_ALREADY_HELD',
    'ORDER_COMPLAINT_STANDS',
    'ORDER_DELIVERED',
    'ORDER_HOLD_DISABLED',
    'ORDER_NOT_HELD',
    'ORDER_NOT_OPEN',
    'ORDER_PROMISE_RUNNING',
    'ORDER_PROTECTION_PASSED',
    'ORDER_PROTECTION_RUNNING',
    'ORDER_UNDELIVERED',
    'ORDER_WRONG_PARTY',
  ])
})

test('an undelivered order pays its seller by a decision of the buyer or an arbiter alone', () => {
  const paying = new Set<string>()
  const report = explore({
    ...machine,
    initial: [opened(1_001n, 250, false, paidAt + 86_400)],
    next(state, event, actor, now) {
      const step = next(state, event, actor, now)
      const pays = step.moves.some(({ to }) => to === 'seller')
      if (isUndelivered(state) && pays) paying.add(`${actor.kind} ${event.kind}`)
      return step
    },
  })
  expect(report.violations).toEqual([])
  expect([...paying].toSorted()).toEqual(['arbiter rule', 'buyer acceptSplit', 'seller acceptSplit'])
})

test('without the arbiter a held order is stuck, and the check says so', () => {
  const report = explore({ ...machine, initial: [opened(1n, 0, true)], dutiful: ['clock'] })
  expect(report.violations.length).toBeGreaterThan(0)
  expect(report.violations.every((violation) => /^stuck.*"kind":"held"/.test(violation))).toBe(true)
})
