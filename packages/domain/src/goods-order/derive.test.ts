import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
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
  next,
  openGoodsOrder,
  progressOf,
  statusOf,
  timerOf,
  type CompletedGoodsOrder,
  type GoodsOrderMove,
  type GoodsOrderRuling,
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
  paidAt,
}
const unmarked = { hold: null, holdDisabled: false, buyerComplaintAt: null, sellerComplaintAt: null } as const
const open: OpenGoodsOrder = { ...terms, ...unmarked, kind: 'open', protectUntil }
const held: HeldGoodsOrder = { ...open, kind: 'held', hold: { since: paidAt + 96_000 }, holdDisabled: false }
const byBuyer: HeldGoodsOrder = { ...held, buyerComplaintAt: paidAt + 97_000 }
const bySeller: HeldGoodsOrder = { ...held, sellerComplaintAt: paidAt + 98_000 }
const byBoth: HeldGoodsOrder = { ...byBuyer, sellerComplaintAt: paidAt + 96_500 }
const settledAt = paidAt + 100_000
const completed: CompletedGoodsOrder = { ...open, kind: 'completed', settledAt, completion: { how: 'confirmed' } }
const settled: CompletedGoodsOrder = { ...completed, completion: { how: 'settled' } }
const split: CompletedGoodsOrder = {
  ...byBoth,
  kind: 'completed',
  settledAt,
  completion: { how: 'ruledSplit', buyerBasisPoints: 5_000 },
}
const revoked: RevokedGoodsOrder = { ...bySeller, kind: 'revoked', settledAt, revocation: 'refunded' }

test.each([
  [open, 'open', 'inProgress', 1_000n],
  [held, 'open', 'suspended', 1_000n],
  [byBuyer, 'open', 'complaint', 1_000n],
  [bySeller, 'open', 'complaint', 1_000n],
  [completed, 'completed', 'ended', 0n],
  [revoked, 'revoked', 'ended', 0n],
] as const)('status, progress and escrow of %#', (state, status, progress, units) => {
  expect([statusOf(state), progressOf(state)]).toEqual([status, progress])
  expect(escrowOf(state)).toEqual(money('LTC', units))
})

test('the clock settles a running order and waits for people otherwise', () => {
  expect(deadlineOf(open)).toEqual({ at: protectUntil, event: { kind: 'settle' } })
  expect([held, completed, revoked].map(deadlineOf)).toEqual([null, null, null])
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
  test.each([open, held, byBoth, completed, settled, ruledToSeller, split, revoked, ruledToBuyer])(
    'state %# comes back as it was',
    (state) => {
      expect(goodsOrderFromRecord(goodsOrderToRecord(state))).toStrictEqual(state)
      expect(Object.values(goodsOrderToRecord(state))).not.toContain(undefined)
    },
  )

  test('are flat', () => {
    expect(goodsOrderToRecord(split)).toEqual({
      ...terms,
      status: 'completed',
      protectUntil,
      heldSince: paidAt + 96_000,
      holdDisabled: false,
      buyerComplaintAt: paidAt + 97_000,
      sellerComplaintAt: paidAt + 96_500,
      settledAt,
      outcome: 'ruledSplit',
      splitBuyerBasisPoints: 5_000,
    })
  })
})

const lines = (moves: readonly GoodsOrderMove[]) => {
  const entry = goodsOrderEntry(7, open, moves)
  return (
    entry && [entry.kind, ...entry.postings.map((line) => `${line.account.kind} ${line.account.owner} ${line.units}`)]
  )
}
const ruled = (ruling: GoodsOrderRuling) => next(held, { kind: 'rule', ruling }, { kind: 'arbiter' }, settledAt).moves

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
    expect(lines(ruled({ to: 'seller' }))).toEqual([
      'goods_settlement',
      'goods_escrow 7 -1000',
      'user_fund 100002 990',
      'revenue_goods_fee undefined 10',
    ])
    expect(lines(ruled({ to: 'buyer' }))).toEqual(['goods_refund', 'goods_escrow 7 -1000', 'user_fund 100001 1000'])
    expect(lines(ruled({ to: 'split', buyerBasisPoints: 4_000 }))).toEqual([
      'goods_split',
      'goods_escrow 7 -1000',
      'user_fund 100001 400',
      'user_fund 100002 594',
      'revenue_goods_fee undefined 6',
    ])
  })
})
