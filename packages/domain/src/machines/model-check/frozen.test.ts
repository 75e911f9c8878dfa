import { expect, test } from 'vitest'
import * as goods from '../../goods/orders/index.ts'
import { money, usd } from '../../money/index.ts'
import * as otc from '../../otc/orders/index.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'
import { roundOf } from './testing/disputes.ts'
import { returnsOf, withFreezing } from './testing/freezing.ts'
import { goodsPositions, otcPositions } from './testing/positions.ts'

const start = 1_760_000_000
const disputeTerms = { responseSeconds: 86_400, needsSecondArbiter: false } as const
const arbiter = { kind: 'arbiter', uid: 100_018 } as const

const otcOrder = (settleDemand: otc.SettleDemand) => ({
  now: start,
  step: otc.openOtcOrder({
    buyerUid: 100_001,
    sellerUid: 100_002,
    source: 'offer',
    escrow: money('BTC', 1_001n),
    unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
    total: usd(61),
    feeBasisPoints: 30,
    autoSettleSeconds: 3_600,
    disputeTerms,
    settleDemand,
    makerHours: null,
    createdAt: start,
  }),
})

const otcMachine: Exploration<otc.OtcOrderMachine> = {
  initial: [otcOrder('settles')],
  events: () => [
    ...(['pay', 'hold', 'cancelHold', 'complain', 'cancelComplaint'] as const).map((kind) => ({ kind })),
    ...(['requireCancel', 'requireSettle', 'expire'] as const).map((kind) => ({ kind })),
    { kind: 'rule', ruling: { to: 'seller', malicious: 'buyer' } },
  ],
  actors: [{ kind: 'buyer' }, { kind: 'seller' }, arbiter, { kind: 'clock' }],
  clockPositions: (state, now) => {
    if (!otc.isOpen(state)) return []
    const { dispute, silence, createdAt } = state
    const from = dispute.kind === 'none' ? (silence?.from ?? createdAt) : dispute.openedAt
    return [...otcPositions(state, now), otc.expiresAt(state), ...returnsOf(state.absence, from, now)]
  },
  roundOf,
  next: otc.next,
  allowedEvents: otc.allowedEvents,
  isEnd: (state) => !otc.isOpen(state),
  dutiful: ['clock', 'arbiter'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ escrow: otc.escrowOf(state).units }),
  inputCodes: [],
}

test('nobody who is frozen loses an OTC order by silence, and none is stuck', () => {
  const report = explore(
    withFreezing<otc.OtcOrderMachine>({
      machine: otcMachine,
      partyFrozen: (state, side, now) => (otc.isOpen(state) ? otc.partyFrozen(state, side, now) : state),
      partyReturned: (state, side, now) => (otc.isOpen(state) ? otc.partyReturned(state, side, now) : state),
      over: 'OTC_ORDER_NOT_OPEN',
      sideOf: ({ to }) => (to === 'source' ? 'seller' : to === 'buyer' ? 'buyer' : null),
      blames: (state) => (otc.isOpen(state) ? null : state.malicious),
    }),
  )
  console.log(describeReport('OTC order with freezing', report))
  expect(report.violations).toEqual([])
  expect(report.codes).toContain('ACCOUNT_FROZEN')
})

const goodsMachine: Exploration<goods.GoodsOrderMachine> = {
  initial: [null, start + 86_400].map((promisedUntil) => ({
    now: start,
    step: goods.openGoodsOrder({
      buyerUid: 100_001,
      sellerUid: 100_002,
      escrow: money('LTC', 1_001n),
      feeBasisPoints: 250,
      protectionSeconds: 1_296_000,
      disputeTerms,
      paidAt: start,
      promisedUntil,
    }),
  })),
  events: () => [
    ...(['confirm', 'hold', 'cancelHold', 'complain', 'cancelComplaint', 'refund', 'stateCase', 'settle'] as const).map(
      (kind) => ({ kind }),
    ),
    { kind: 'deliver' },
    { kind: 'cancel' },
    { kind: 'rule', ruling: { to: 'seller' } },
  ],
  actors: [{ kind: 'buyer' }, { kind: 'seller' }, arbiter, { kind: 'clock' }],
  clockPositions: (state, now) => {
    const { dispute, absence, protectUntil } = state
    const isHeld = dispute.kind !== 'none' && dispute.openedAt < protectUntil
    const from = isHeld ? dispute.openedAt : -Infinity
    return [...goodsPositions(state, now), ...returnsOf(absence, from, now)]
  },
  roundOf,
  next: goods.next,
  allowedEvents: goods.allowedEvents,
  isEnd: ({ kind }) => kind === 'completed' || kind === 'revoked',
  dutiful: ['clock', 'arbiter'],
  flowOf: (move) => ({ ...move, units: move.money.units }),
  holds: (state) => ({ escrow: goods.escrowOf(state).units }),
  inputCodes: [],
}

const isRunning = (state: goods.GoodsOrder): state is goods.RunningGoodsOrder =>
  state.kind === 'awaited' || state.kind === 'open' || state.kind === 'held'

test('nobody who is frozen loses a goods order by silence, and none is stuck', () => {
  const report = explore(
    withFreezing<goods.GoodsOrderMachine>({
      machine: goodsMachine,
      partyFrozen: (state, side, now) => (isRunning(state) ? goods.partyFrozen(state, side, now) : state),
      partyReturned: (state, side, now) => (isRunning(state) ? goods.partyReturned(state, side, now) : state),
      over: 'ORDER_NOT_OPEN',
      unearned: goods.isUndelivered,
      sideOf: ({ to }) => (to === 'buyer' || to === 'seller' ? to : null),
      blames: () => null,
    }),
  )
  console.log(describeReport('goods order with freezing', report))
  expect(report.violations).toEqual([])
})
