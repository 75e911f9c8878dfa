import { expect, test } from 'vitest'
import { money, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import {
  allowedEvents,
  deadlineOf,
  escrowOf,
  isOpen,
  next,
  openOtcOrder,
  otcWaitStep,
  rulableAt,
  type OtcOrder,
  type OtcOrderEvent,
  type OtcOrderMachine,
  type SettleDemand,
} from '../../otc/orders/index.ts'
import { nearBound, roundOf } from './testing/disputes.ts'
import { otcPositions } from './testing/positions.ts'
import { describeReport, explore, type Exploration } from './testing/explore.ts'
import { watchWays } from './testing/ways-out.ts'

const createdAt = 1_760_000_000

const opened = (
  units: bigint,
  feeBasisPoints: number,
  source: 'offer' | 'seller',
  needsSecondArbiter = false,
  settleDemand: SettleDemand = 'settles',
) => ({
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
    // A shorter time to pay, and a longer one.
    ...(settleDemand === 'opensDispute' ? { paySeconds: 900 } : needsSecondArbiter ? { paySeconds: 86_400 } : {}),
    disputeTerms: { responseSeconds: 86_400, needsSecondArbiter },
    settleDemand,
    makerHours: null,
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
  'stateCase',
  'withdrawSplit',
  'confirmRuling',
  'rejectRuling',
] as const
const split = (buyerBasisPoints: number) =>
  ({ kind: 'rule', ruling: { to: 'split', buyerBasisPoints, malicious: null } }) as const
const propose = (buyer: Money<CurrencyCode>) => ({ kind: 'proposeSplit', buyer }) as const
const accept = (buyer: Money<CurrencyCode>) => ({ kind: 'acceptSplit', buyer }) as const

/**
 * A second arbiter multiplies the states, so agreed splits are tried only without one and under one settle demand, each
 * sum of them only where the coin is the seller's own.
 */
const events = ({
  escrow,
  source,
  settleDemand,
  disputeTerms: { needsSecondArbiter },
}: OtcOrder): readonly OtcOrderEvent[] => {
  const plainly = plain.map((kind) => ({ kind }))
  const ruling = { kind: 'rule', ruling: { to: 'seller', malicious: 'buyer' } } as const
  if (needsSecondArbiter) return [...plainly, ruling, ...[5_000, 10_000].map(split)]
  const ways: readonly OtcOrderEvent[] = [
    ...plainly,
    { kind: 'giveEvidence' },
    { kind: 'pay', stated: true },
    { kind: 'release', matches: true },
  ]
  const late = [{ kind: 'recordArrival' }, { kind: 'requestRefund' }] as const
  if (settleDemand === 'settlesWithEvidence') return [...ways, ...late, ruling]
  if (settleDemand === 'opensDispute') return [...ways, ruling, split(5_000)]
  const least = money(escrow.asset, 1n)
  const offerSplits = [split(5_000), propose(least), accept(least)]
  const allSplits = [
    ...[0, 5_000, 10_000, 0.5, 1, 9_999].map(split),
    ...[escrow, least].map(propose),
    ...[least, money(escrow.asset, 2n), money(escrow.asset, 0n)].map(accept),
  ]
  return [
    ...ways,
    ruling,
    { kind: 'rule', ruling: { to: 'buyer', malicious: 'seller' } },
    { kind: 'proposeReturn' },
    { kind: 'acceptReturn' },
    ...(source === 'offer' ? offerSplits : allSplits),
  ]
}

const arbiter = { kind: 'arbiter', uid: 100_018 } as const
const lastComplaint = ({ now, step }: ReturnType<typeof opened>) => ({
  now,
  step: { ...step, state: nearBound(step.state, 'complaints') },
})

const machine: Exploration<OtcOrderMachine> = {
  initial: [
    opened(1_000_001n, 30, 'seller'),
    opened(1_000_002n, 0, 'offer', true),
    opened(1n, 0, 'offer', false, 'settlesWithEvidence'),
    opened(1n, 0, 'offer', false, 'opensDispute'),
    lastComplaint(opened(1n, 30, 'offer')),
  ],
  events,
  actors: [
    { kind: 'buyer' },
    { kind: 'seller' },
    arbiter,
    { kind: 'arbiter', uid: 100_019 },
    { kind: 'arbiter', uid: 100_002 },
    { kind: 'clock' },
  ],
  clockPositions: otcPositions,
  roundOf,
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
    {
      actor: arbiter,
      event: 'rule',
      isDue: (state, now) => state.dispute.kind !== 'ruled' && now >= (rulableAt(state) ?? Infinity),
      onlyThen: true,
    },
  ],
  inputCodes: ['DISPUTE_SPLIT_INVALID', 'DISPUTE_PROPOSAL_CHANGED', 'OTC_EVIDENCE_GIVEN', 'OTC_RELEASE_UNCONFIRMED'],
}

// Against hanging: eleven million tries take minutes on a busy machine that also counts coverage.
const LONGEST = { timeout: 900_000 }

test(
  'an OTC order keeps every law in every reachable state, and a wait holds what lets the seller’s coin go',
  LONGEST,
  () => {
    const { watched, contradictions } = watchWays(machine, otcWaitStep)
    const report = explore(watched)
    expect(contradictions('seller', 'source')).toEqual([])
    console.log(describeReport('OTC order', report))
    expect(report.violations).toEqual([])
    expect(report.codes).toEqual([
      'DISPUTE_ALREADY_COMPLAINED',
      'DISPUTE_COMPLAINTS_TOO_MANY',
      'DISPUTE_NOT_OPEN',
      'DISPUTE_NO_COMPLAINT',
      'DISPUTE_NO_PROPOSAL',
      'DISPUTE_NO_RULING_PENDING',
      'DISPUTE_OWN',
      'DISPUTE_PROPOSAL_CHANGED',
      'DISPUTE_PROPOSAL_OWN',
      'DISPUTE_RESPONSE_RUNNING',
      'DISPUTE_RULING_OWN',
      'DISPUTE_RULING_PENDING',
      'DISPUTE_SPLIT_INVALID',
      'OTC_ARRIVAL_NOT_LATE',
      'OTC_ARRIVAL_NOT_RECORDED',
      'OTC_ARRIVAL_RECORDED',
      'OTC_EVIDENCE_GIVEN',
      'OTC_ORDER_ALREADY_PAID',
      'OTC_ORDER_COMPLAINT_STANDS',
      'OTC_ORDER_HELD',
      'OTC_ORDER_HOLD_DISABLED',
      'OTC_ORDER_NOT_HELD',
      'OTC_ORDER_NOT_OPEN',
      'OTC_ORDER_NOT_PAID',
      'OTC_ORDER_TOO_EARLY',
      'OTC_ORDER_WRONG_PARTY',
      'OTC_RELEASE_UNCONFIRMED',
      'OTC_RETURN_PROPOSED',
      'OTC_SETTLE_NEEDS_EVIDENCE',
    ])
  },
)

const stuck = (dutiful: Exploration<OtcOrderMachine>['dutiful']) =>
  new Set(
    explore({ ...machine, initial: [opened(1n, 30, 'offer')], dutiful }).violations.map(
      (text) => /"kind":"(\w+)"/.exec(text)?.[1],
    ),
  )

test('without the arbiter paid orders are stuck, without the clock unpaid ones, and the check says so', LONGEST, () => {
  expect(stuck(['clock'])).toEqual(new Set(['unpaid', 'paid', 'held']))
  expect(stuck(['arbiter'])).toEqual(new Set(['unpaid']))
})
