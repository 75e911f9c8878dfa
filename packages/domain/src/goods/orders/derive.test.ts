import { describe, expect, test } from 'vitest'
import { BOTH_PRESENT, type PerParty, type Ruling, type SplitParts } from '../../trust/disputes/index.ts'
import { money } from '../../money/index.ts'
import { disputed, ruledOn, said, undisputed } from '../../machines/testing/disputes.ts'
import {
  arbiterQueueAt,
  confirmedAtOf,
  deadlineOf,
  escrowOf,
  goodsOrderEntry,
  goodsOrderFromRecord,
  goodsOrderToRecord,
  goodsOrderWire,
  inArbiterQueue,
  isSale,
  next,
  openGoodsOrder,
  proceedsOf,
  progressOf,
  respondBy,
  rulingParts,
  rulableAt,
  splitOf,
  statusOf,
  timerOf,
  type CompletedGoodsOrder,
  type GoodsOrder,
  type GoodsOrderMove,
  type GoodsOrderRecord,
  type HeldGoodsOrder,
  type OpenGoodsOrder,
  type RevokedGoodsOrder,
} from './index.ts'

const paidAt = 1_760_000_000
const protectUntil = paidAt + 1_296_000
const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1_000n),
  feeBasisPoints: 100,
  protectionSeconds: 1_296_000,
  disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: false },
  paidAt,
}
const kept = {
  ...terms,
  promisedUntil: null,
  protectUntil,
  deliveredAt: null,
  holdDisabled: false,
  dispute: undisputed,
  absence: BOTH_PRESENT,
} as const
const open: OpenGoodsOrder = { ...kept, kind: 'open' }
const at = paidAt + 96_000
const held: HeldGoodsOrder = { ...kept, kind: 'held', dispute: disputed(at) }
const byBuyer: HeldGoodsOrder = { ...held, dispute: disputed(at, { buyer: paidAt + 97_000 }) }
const bySeller: HeldGoodsOrder = { ...held, dispute: disputed(at, { seller: paidAt + 98_000 }) }
const complaints = { buyer: paidAt + 97_000, seller: paidAt + 96_500 }
const byBoth: HeldGoodsOrder = { ...held, dispute: disputed(at, complaints) }
const pendingRuling = { ruling: { to: 'split', buyerBasisPoints: 2_500 }, byUid: 100_018, at: paidAt + 99_500 } as const
const heard = disputed(at, complaints, { buyer: paidAt + 99_000 })
const ruled: HeldGoodsOrder = { ...held, dispute: ruledOn(heard, pendingRuling) }
const proposal = { by: 'seller', buyer: money('LTC', 400n), at: paidAt + 7 } as const
const offered: OpenGoodsOrder = {
  ...open,
  dispute: {
    ...undisputed,
    proposal,
    said: { buyer: said({ complaints: 1 }), seller: said({ statements: 2, proposals: 3 }) },
  },
}
const settledAt = paidAt + 100_000
const completed: CompletedGoodsOrder = { ...kept, kind: 'completed', settledAt, completion: { how: 'confirmed' } }
const settled: CompletedGoodsOrder = { ...completed, completion: { how: 'settled' } }
const split: CompletedGoodsOrder = {
  ...kept,
  dispute: disputed(at, complaints),
  kind: 'completed',
  settledAt,
  completion: { how: 'ruledSplit', buyerBasisPoints: 5_000 },
}
const agreed: CompletedGoodsOrder = {
  ...completed,
  completion: { how: 'agreedSplit', buyer: money('LTC', 400n) },
}
const revoked: RevokedGoodsOrder = {
  ...kept,
  dispute: disputed(at, { seller: paidAt + 98_000 }),
  kind: 'revoked',
  settledAt,
  revocation: 'refunded',
}

test.each([
  [open, 'open', 'inProgress', 1_000n],
  [held, 'open', 'suspended', 1_000n],
  [byBuyer, 'open', 'complaint', 1_000n],
  [bySeller, 'open', 'complaint', 1_000n],
  [ruled, 'open', 'complaint', 1_000n],
  [completed, 'completed', 'ended', 0n],
  [revoked, 'revoked', 'ended', 0n],
] as const)('status, progress and escrow of %#', (state, status, progress, units) => {
  expect([statusOf(state), progressOf(state)]).toEqual([status, progress])
  expect(escrowOf(state)).toEqual(money('LTC', units))
})

test('the seller gets what the ledger credits: the whole less the fee, a share of a split, nothing of a revoked order', () => {
  const got = [open, completed, split, agreed, revoked].map(proceedsOf)
  expect(got.map(({ gross, fee, net }) => [gross.units, fee.units, net.units])).toEqual([
    [1_000n, 10n, 990n],
    [1_000n, 10n, 990n],
    [500n, 5n, 495n],
    [600n, 6n, 594n],
    [0n, 0n, 0n],
  ])
})

test('the clock settles a running order and waits for people otherwise', () => {
  expect(deadlineOf(open)).toEqual({ at: protectUntil, event: { kind: 'settle' } })
  expect([held, ruled, completed, revoked].map(deadlineOf)).toEqual([null, null, null, null])
})

describe('the arbiter queue', () => {
  test('lists a hold after 15 days, a complaint at once', () => {
    expect(arbiterQueueAt(held)).toBe(paidAt + 96_000 + 1_296_000)
    expect(arbiterQueueAt(byBuyer)).toBe(paidAt + 97_000)
    expect(arbiterQueueAt(bySeller)).toBe(paidAt + 98_000)
    expect(arbiterQueueAt(byBoth)).toBe(paidAt + 96_500)
    expect([open, completed, revoked].map((state) => arbiterQueueAt(state))).toEqual([null, null, null])
  })

  test('opens at the very second', () => {
    const at = paidAt + 97_000
    expect([at - 1, at, at + 1].map((now) => inArbiterQueue(byBuyer, now))).toEqual([false, true, true])
    expect(inArbiterQueue(open, protectUntil * 2)).toBe(false)
  })
})

const units = (parts: SplitParts | null) => parts && [parts.buyer.units, parts.seller.units, parts.fee.units]

test('the parts of a split are what was paid', () => {
  expect([open, held, completed, revoked].map(splitOf)).toEqual([null, null, null, null])
  expect(units(splitOf(split))).toEqual([500n, 495n, 5n])
  expect(units(splitOf(agreed))).toEqual([400n, 594n, 6n])
})

const complain = (state: GoodsOrder, at: number) => next(state, { kind: 'complain' }, { kind: 'buyer' }, at).state
const takeBack = (state: GoodsOrder, at: number) =>
  next(state, { kind: 'cancelComplaint' }, { kind: 'buyer' }, at).state

describe('the time to answer', () => {
  const latest = paidAt + 96_000 + 1_296_000

  test('counts from the first complaint that stands, and without one from the hold', () => {
    expect(respondBy(held)).toBe(latest)
    expect(respondBy(byBuyer)).toBe(paidAt + 97_000 + 259_200)
    expect(respondBy(bySeller)).toBe(paidAt + 98_000 + 259_200)
    expect(respondBy(byBoth)).toBe(paidAt + 96_500 + 259_200)
    expect([open, completed, revoked].map((state) => respondBy(state))).toEqual([null, null, null])
  })

  test('never goes beyond 15 days of the hold, however often complaints are taken back and made again', () => {
    let state: GoodsOrder = held
    for (let at = paidAt + 96_000; at < latest + 500_000; at += 100_000) {
      state = complain(state, at)
      expect(respondBy(state)).toBeLessThanOrEqual(latest)
      state = takeBack(state, at + 50_000)
      expect(respondBy(state)).toBe(latest)
    }
  })

  test('ends when both sides have stated their case: then a ruling may come', () => {
    const buyerStatedAt = paidAt + 97_100
    const sellerStatedAt = paidAt + 98_100
    expect(rulableAt(byBuyer)).toBe(respondBy(byBuyer))
    const stated = (statedAt: Partial<PerParty<number>>): HeldGoodsOrder => ({
      ...held,
      dispute: disputed(at, { buyer: paidAt + 97_000 }, statedAt),
    })
    expect(rulableAt(stated({ buyer: buyerStatedAt }))).toBe(respondBy(byBuyer))
    expect(rulableAt(stated({ seller: sellerStatedAt }))).toBe(respondBy(byBuyer))
    expect(rulableAt(stated({ buyer: buyerStatedAt, seller: sellerStatedAt }))).toBe(sellerStatedAt)
    expect(rulableAt(stated({ buyer: buyerStatedAt, seller: latest + 9 }))).toBe(respondBy(byBuyer))
    expect([open, completed, revoked].map((state) => rulableAt(state))).toEqual([null, null, null])
  })
})

describe('the timer', () => {
  const window = { from: paidAt, windowSeconds: 1_296_000 }

  test('runs towards the settlement', () => {
    expect(timerOf(open, paidAt + 96_000)).toEqual({
      ...window,
      kind: 'running',
      elapsedSeconds: 96_000,
      remainingSeconds: 1_200_000,
      until: protectUntil,
      leadsTo: 'settle',
    })
  })

  test('stands at nothing once the time has passed, and at the whole window before it starts', () => {
    expect(timerOf(open, protectUntil + 5)).toMatchObject({ elapsedSeconds: 1_296_000, remainingSeconds: 0 })
    expect(timerOf(open, paidAt - 5)).toMatchObject({ elapsedSeconds: 0, remainingSeconds: 1_296_000 })
  })

  test('stands still under a hold', () => {
    const stopped = {
      ...window,
      kind: 'stopped',
      elapsedSeconds: 96_000,
      remainingSeconds: 1_200_000,
      since: paidAt + 96_000,
      arbiterAt: paidAt + 96_000 + 1_296_000,
      leadsTo: 'ruling',
    }
    expect(timerOf(held, paidAt + 96_000)).toEqual({ ...stopped, heldSeconds: 0 })
    expect(timerOf(held, paidAt + 96_700)).toEqual({ ...stopped, heldSeconds: 700 })
    expect(timerOf(held, paidAt + 95_000)).toEqual({ ...stopped, heldSeconds: 0 })
  })

  test('goes on after the hold where it stood', () => {
    const resumed = next(held, { kind: 'cancelHold' }, { kind: 'buyer' }, paidAt + 196_000).state
    expect(timerOf(resumed, paidAt + 196_000)).toMatchObject({ elapsedSeconds: 96_000, remainingSeconds: 1_200_000 })
  })

  test('shows when the order ended', () => {
    expect(timerOf(revoked, protectUntil)).toEqual({ kind: 'ended', at: settledAt, leadsTo: null })
  })
})

describe('the numbers of the specification', () => {
  const none = { hold: 0, hold_disable: 0, buyer_complaint: 0, seller_complaint: 0, confirm_receive: 0 }
  const times = { protect_time: protectUntil, buyer_pay_time: paidAt }

  test.each([
    [open, { ...none, ...times, status: 0, system_settle_time: protectUntil }],
    [
      { ...open, holdDisabled: true },
      { ...none, ...times, status: 0, hold_disable: 1, system_settle_time: protectUntil },
    ],
    [held, { ...none, ...times, status: 0, hold: 1, system_settle_time: 0 }],
    [
      byBoth,
      {
        ...none,
        ...times,
        status: 0,
        hold: 1,
        buyer_complaint: paidAt + 97_000,
        seller_complaint: paidAt + 96_500,
        system_settle_time: 0,
      },
    ],
    [
      ruled,
      {
        ...none,
        ...times,
        status: 0,
        hold: 1,
        buyer_complaint: paidAt + 97_000,
        seller_complaint: paidAt + 96_500,
        system_settle_time: 0,
      },
    ],
    [completed, { ...none, ...times, status: 2, confirm_receive: settledAt, system_settle_time: settledAt }],
    [settled, { ...none, ...times, status: 2, system_settle_time: settledAt }],
    [
      revoked,
      { ...none, ...times, status: 1, hold: 1, seller_complaint: paidAt + 98_000, system_settle_time: settledAt },
    ],
  ] as const)('%#', (state, wire) => {
    expect(goodsOrderWire(state)).toEqual(wire)
  })

  test('only a confirmation has a time of confirmation', () => {
    expect([open, held, completed, settled, split, revoked].map(confirmedAtOf)).toEqual([
      null,
      null,
      settledAt,
      null,
      null,
      null,
    ])
  })
})

describe('columns', () => {
  const record = goodsOrderToRecord(open)
  const pending = { pendingRulingByUid: 100_018, pendingRulingAt: paidAt }

  test.each<[string, Partial<GoodsOrderRecord>]>([
    ['an open order with a complaint and no hold', { buyerComplaintAt: paidAt }],
    ['an open order with a seller complaint and no hold', { sellerComplaintAt: paidAt }],
    ['a hold that is disabled', { heldSince: paidAt, holdDisabled: true }],
    ['a completed order without an end', { status: 'completed', outcome: 'confirmed' }],
    ['a completed order without an outcome', { status: 'completed', settledAt }],
    ['a completed refund', { status: 'completed', settledAt, outcome: 'refunded' }],
    ['a completed ruling to the buyer', { status: 'completed', settledAt, outcome: 'ruledToBuyer' }],
    ['a split without its share', { status: 'completed', settledAt, outcome: 'ruledSplit' }],
    ['a revoked confirmation', { status: 'revoked', settledAt, outcome: 'confirmed' }],
    ['an agreed split without its part', { status: 'completed', settledAt, outcome: 'agreedSplit' }],
    ['a buyer heard without a hold', { buyerStatedAt: paidAt }],
    ['a seller heard without a hold', { sellerStatedAt: paidAt }],
    ['a proposal by nobody', { proposalBuyerUnits: 4n, proposalAt: paidAt }],
    ['a proposal of nothing', { proposalBy: 'buyer', proposalAt: paidAt }],
    ['a proposal without a time', { proposalBy: 'buyer', proposalBuyerUnits: 4n }],
    ['a pending ruling without a hold', { ...pending, pendingRulingTo: 'buyer' }],
    ['a pending ruling to nobody', { heldSince: paidAt, ...pending }],
    ['a pending ruling by nobody', { heldSince: paidAt, pendingRulingTo: 'buyer', pendingRulingAt: paidAt }],
    ['a pending ruling without a time', { heldSince: paidAt, pendingRulingTo: 'buyer', pendingRulingByUid: 9 }],
    ['a pending split without its share', { heldSince: paidAt, ...pending, pendingRulingTo: 'split' }],
    [
      'a pending ruling with a share of no split',
      { heldSince: paidAt, ...pending, pendingRulingTo: 'seller', pendingRulingBasisPoints: 5 },
    ],
    ['a share of no pending ruling', { heldSince: paidAt, pendingRulingBasisPoints: 5 }],
    [
      'an ended order with a proposal',
      {
        status: 'revoked',
        settledAt,
        outcome: 'refunded',
        proposalBy: 'buyer',
        proposalBuyerUnits: 4n,
        proposalAt: paidAt,
      },
    ],
    [
      'an ended order with a pending ruling',
      { status: 'revoked', settledAt, outcome: 'refunded', ...pending, pendingRulingTo: 'buyer' },
    ],
    ['an open order that ended', { settledAt }],
    ['an open order with an outcome', { outcome: 'settled' }],
  ])('%s is refused', (_what, change) => {
    expect(() => goodsOrderFromRecord({ ...record, ...change })).toThrow(
      expect.objectContaining({
        code: 'STATE_CORRUPT',
        details: { machine: 'goodsOrder', status: change.status ?? 'open' },
      }),
    )
  })

  const ruledToBuyer: RevokedGoodsOrder = { ...revoked, revocation: 'ruledToBuyer' }
  const ruledToSeller: CompletedGoodsOrder = { ...split, completion: { how: 'ruledToSeller' } }
  const ruledPending: HeldGoodsOrder = {
    ...held,
    dispute: ruledOn(heard, { ...pendingRuling, ruling: { to: 'buyer' } }),
  }
  const states = [
    open,
    offered,
    held,
    byBoth,
    ruled,
    ruledPending,
    completed,
    settled,
    ruledToSeller,
    split,
    agreed,
    revoked,
    ruledToBuyer,
  ]
  test.each(states)('state %# comes back as it was', (state) => {
    expect(goodsOrderFromRecord(goodsOrderToRecord(state))).toStrictEqual(state)
    expect(Object.values(goodsOrderToRecord(state))).not.toContain(undefined)
  })

  test('are flat', () => {
    const { disputeTerms: _nested, ...flat } = terms
    const columns = { ...flat, disputeResponseSeconds: 259_200, rulingNeedsSecond: false }
    expect(goodsOrderToRecord(split)).toEqual({
      ...columns,
      promisedUntil: null,
      deliveredAt: null,
      status: 'completed',
      protectUntil,
      heldSince: paidAt + 96_000,
      holdDisabled: false,
      buyerComplaintAt: paidAt + 97_000,
      buyerFrozenAt: null,
      buyerReturnedAt: null,
      sellerFrozenAt: null,
      sellerReturnedAt: null,
      sellerComplaintAt: paidAt + 96_500,
      buyerStatedAt: null,
      sellerStatedAt: null,
      buyerComplaints: 0,
      sellerComplaints: 0,
      buyerStatements: 0,
      sellerStatements: 0,
      buyerProposals: 0,
      sellerProposals: 0,
      proposalBy: null,
      proposalBuyerUnits: null,
      proposalAt: null,
      pendingRulingTo: null,
      pendingRulingBasisPoints: null,
      pendingRulingByUid: null,
      pendingRulingAt: null,
      settledAt,
      outcome: 'ruledSplit',
      splitBuyerBasisPoints: 5_000,
      splitBuyerUnits: null,
    })
    expect(goodsOrderToRecord(ruled)).toMatchObject({
      status: 'open',
      buyerStatedAt: paidAt + 99_000,
      pendingRulingTo: 'split',
      pendingRulingBasisPoints: 2_500,
      pendingRulingByUid: 100_018,
      pendingRulingAt: paidAt + 99_500,
    })
    expect(goodsOrderToRecord(offered)).toMatchObject({
      proposalBy: 'seller',
      proposalBuyerUnits: 400n,
      proposalAt: paidAt + 7,
      buyerComplaints: 1,
      sellerStatements: 2,
      sellerProposals: 3,
    })
    expect(goodsOrderToRecord(agreed)).toMatchObject({ outcome: 'agreedSplit', splitBuyerUnits: 400n })
  })
})

const lines = (moves: readonly GoodsOrderMove[]) => {
  const entry = goodsOrderEntry(7, open, moves)
  return (
    entry && [entry.kind, ...entry.postings.map((line) => `${line.account.kind} ${line.account.owner} ${line.units}`)]
  )
}
const movesBy = (ruling: Ruling) =>
  next(held, { kind: 'rule', ruling }, { kind: 'arbiter', uid: 100_018 }, at + 1_296_000).moves

describe('journal entries', () => {
  test('a step without money has none', () => {
    expect(lines(next(open, { kind: 'hold' }, { kind: 'buyer' }, paidAt).moves)).toBe(null)
  })

  test('purchase, settlement, refund and split', () => {
    expect(lines(openGoodsOrder(terms).moves)).toEqual([
      'goods_purchase',
      'user_fund 100001 -1000',
      'goods_escrow 7 1000',
    ])
    expect(lines(movesBy({ to: 'seller' }))).toEqual([
      'goods_settlement',
      'goods_escrow 7 -1000',
      'user_fund 100002 990',
      'revenue_goods_fee 100002 10',
    ])
    expect(lines(movesBy({ to: 'buyer' }))).toEqual(['goods_refund', 'goods_escrow 7 -1000', 'user_fund 100001 1000'])
    expect(lines(movesBy({ to: 'split', buyerBasisPoints: 4_000 }))).toEqual([
      'goods_split',
      'goods_escrow 7 -1000',
      'user_fund 100001 400',
      'user_fund 100002 594',
      'revenue_goods_fee 100002 6',
    ])
  })
})

test('every ruling divides the escrow without losing a unit, the fee from the seller’s part', () => {
  const of = { escrow: money('LTC', 128_438_381n), feeBasisPoints: 100 }
  const shares = (ruling: Ruling) => {
    const { buyer, seller, fee } = rulingParts(of, ruling)
    return [buyer.units, seller.units, fee.units]
  }
  expect(shares({ to: 'buyer' })).toEqual([128_438_381n, 0n, 0n])
  expect(shares({ to: 'seller' })).toEqual([0n, 127_153_998n, 1_284_383n])
  const parts = shares({ to: 'split', buyerBasisPoints: 2_000 })
  expect(parts[0]).toBe(25_687_676n)
  expect(parts.reduce((total, part) => total + part, 0n)).toBe(128_438_381n)
})

const byShare = (units: bigint) => isSale({ ...agreed, completion: { how: 'agreedSplit', buyer: money('LTC', units) } })
const byRuling = (buyerBasisPoints: number) => isSale({ ...split, completion: { how: 'ruledSplit', buyerBasisPoints } })

test('a completed order counts as a sale, but for a split of which one side keeps less than one percent', () => {
  expect([byShare(1n), byShare(9n), byShare(991n), byShare(999n)]).toEqual([false, false, false, false])
  expect([byRuling(1), byRuling(9_999)]).toEqual([false, false])
  expect([byShare(10n), byShare(990n), byRuling(100), byRuling(9_900)]).toEqual([true, true, true, true])
  for (const how of ['confirmed', 'settled', 'ruledToSeller'] as const)
    expect(isSale({ ...completed, completion: { how } })).toBe(true)
})
