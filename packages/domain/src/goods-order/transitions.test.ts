import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors/index.ts'
import { money, usd } from '../money/index.ts'
import {
  allowedEvents,
  next,
  openGoodsOrder,
  type GoodsOrder,
  type GoodsOrderActor,
  type GoodsOrderEvent,
  type GoodsOrderRuling,
} from './index.ts'

const paidAt = 1_760_000_000
const protectUntil = paidAt + 1_296_000
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter' } as const
const clock = { kind: 'clock' } as const
const actors = [buyer, seller, arbiter, clock]

const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1_001n),
  feeBasisPoints: 0,
  protectionSeconds: 1_296_000,
  paidAt,
}
const open = openGoodsOrder(terms).state

const after = (
  state: GoodsOrder,
  ...steps: readonly [GoodsOrderEvent['kind'], GoodsOrderActor, number][]
): GoodsOrder => steps.reduce((at, [kind, actor, now]) => next(at, eventOf(kind), actor, now).state, state)

const eventOf = (kind: GoodsOrderEvent['kind']): GoodsOrderEvent =>
  kind === 'rule' ? { kind, ruling: { to: 'buyer' } } : { kind }

const rule = (ruling: GoodsOrderRuling) => ({ kind: 'rule', ruling }) as const

const held = after(open, ['hold', buyer, paidAt + 100])
const complained = after(held, ['complain', buyer, paidAt + 200])
const contested = after(complained, ['complain', seller, paidAt + 300])
const resumed = after(held, ['cancelHold', buyer, paidAt + 600])
const completed = after(open, ['confirm', buyer, paidAt + 50])
const revoked = after(open, ['refund', seller, paidAt + 50])

const refusal = (state: GoodsOrder, event: GoodsOrderEvent, actor: GoodsOrderActor, now: number) => {
  try {
    next(state, event, actor, now)
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, details: error.details } : error
  }
  return 'taken'
}

describe('refusals', () => {
  test.each<[GoodsOrderEvent['kind'], readonly GoodsOrderActor[]]>([
    ['confirm', [seller, arbiter, clock]],
    ['hold', [seller, arbiter, clock]],
    ['cancelHold', [seller, arbiter, clock]],
    ['complain', [arbiter, clock]],
    ['cancelComplaint', [arbiter, clock]],
    ['refund', [buyer, arbiter, clock]],
    ['settle', [buyer, seller, arbiter]],
    ['rule', [buyer, seller, clock]],
  ])('%s belongs to its party, whatever the state', (event, others) => {
    for (const state of [open, contested, completed]) {
      for (const actor of others) {
        expect(refusal(state, eventOf(event), actor, protectUntil)).toEqual({
          code: 'ORDER_WRONG_PARTY',
          details: { event },
        })
      }
    }
  })

  test('an ended order refuses everything', () => {
    for (const state of [completed, revoked]) {
      for (const actor of actors) {
        for (const offer of allowedEvents(state, actor, protectUntil)) {
          expect(offer).toEqual({ event: offer.event, allowed: false, reason: 'ORDER_NOT_OPEN', details: {} })
        }
      }
    }
  })

  test.each<[string, GoodsOrder, GoodsOrderEvent, GoodsOrderActor, number, string, object]>([
    ['a second hold', held, { kind: 'hold' }, buyer, paidAt + 200, 'ORDER_ALREADY_HELD', {}],
    ['a hold after one was taken back', resumed, { kind: 'hold' }, buyer, paidAt + 700, 'ORDER_HOLD_DISABLED', {}],
    ['a hold at the end of protection', open, { kind: 'hold' }, buyer, protectUntil, 'ORDER_PROTECTION_PASSED', {}],
    ['taking back no hold', open, { kind: 'cancelHold' }, buyer, paidAt, 'ORDER_NOT_HELD', {}],
    [
      'taking back a hold under complaint',
      complained,
      { kind: 'cancelHold' },
      buyer,
      paidAt + 400,
      'ORDER_COMPLAINT_STANDS',
      {},
    ],
    ['a buyer complaint without a hold', open, { kind: 'complain' }, buyer, paidAt, 'ORDER_NOT_HELD', {}],
    ['a seller complaint without a hold', open, { kind: 'complain' }, seller, paidAt, 'ORDER_NOT_HELD', {}],
    ['a second buyer complaint', contested, { kind: 'complain' }, buyer, paidAt, 'ORDER_ALREADY_COMPLAINED', {}],
    ['a second seller complaint', contested, { kind: 'complain' }, seller, paidAt, 'ORDER_ALREADY_COMPLAINED', {}],
    ['taking back no buyer complaint', held, { kind: 'cancelComplaint' }, buyer, paidAt, 'ORDER_NO_COMPLAINT', {}],
    [
      'taking back no seller complaint',
      complained,
      { kind: 'cancelComplaint' },
      seller,
      paidAt,
      'ORDER_NO_COMPLAINT',
      {},
    ],
    [
      'settling before protection ends',
      open,
      { kind: 'settle' },
      clock,
      protectUntil - 1,
      'ORDER_PROTECTION_RUNNING',
      { secondsLeft: 1 },
    ],
    ['settling under a hold', held, { kind: 'settle' }, clock, protectUntil, 'ORDER_ALREADY_HELD', {}],
    ['a ruling without a hold', open, rule({ to: 'buyer' }), arbiter, paidAt, 'ORDER_NOT_HELD', {}],
    [
      'a split that leaves the buyer nothing',
      held,
      rule({ to: 'split', buyerBasisPoints: 0 }),
      arbiter,
      paidAt,
      'ORDER_SPLIT_INVALID',
      {},
    ],
    [
      'a split that leaves the seller nothing',
      held,
      rule({ to: 'split', buyerBasisPoints: 10_000 }),
      arbiter,
      paidAt,
      'ORDER_SPLIT_INVALID',
      {},
    ],
    [
      'a split of half a basis point',
      held,
      rule({ to: 'split', buyerBasisPoints: 1.5 }),
      arbiter,
      paidAt,
      'ORDER_SPLIT_INVALID',
      {},
    ],
  ])('%s', (_what, state, event, actor, now, code, details) => {
    expect(refusal(state, event, actor, now)).toEqual({ code, details })
  })
})

test('the payment goes into escrow and protection starts', () => {
  expect(openGoodsOrder(terms)).toEqual({
    state: {
      ...terms,
      kind: 'open',
      protectUntil,
      hold: null,
      holdDisabled: false,
      buyerComplaintAt: null,
      sellerComplaintAt: null,
    },
    moves: [{ from: 'buyer', to: 'escrow', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.placed',
  })
})

test('the buyer confirms and the seller is paid', () => {
  expect(next(open, { kind: 'confirm' }, buyer, paidAt + 50)).toEqual({
    state: { ...open, kind: 'completed', settledAt: paidAt + 50, completion: { how: 'confirmed' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.confirmed',
  })
})

test('the buyer may confirm under a hold: the case closes', () => {
  expect(next(contested, { kind: 'confirm' }, buyer, paidAt + 500)).toEqual({
    state: { ...contested, kind: 'completed', settledAt: paidAt + 500, completion: { how: 'confirmed' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.confirmed',
  })
})

test('a hold in the last second stops the clock', () => {
  expect(next(open, { kind: 'hold' }, buyer, protectUntil - 1)).toEqual({
    state: { ...open, kind: 'held', hold: { since: protectUntil - 1 }, holdDisabled: false },
    moves: [],
    note: 'goodsOrder.held',
  })
})

test('a hold taken back gives the held time back, once', () => {
  const sellerComplained = after(held, ['complain', seller, paidAt + 300])
  expect(next(sellerComplained, { kind: 'cancelHold' }, buyer, paidAt + 600)).toEqual({
    state: { ...open, holdDisabled: true, protectUntil: protectUntil + 500 },
    moves: [],
    note: 'goodsOrder.holdCancelled',
  })
})

test('a clock that stands behind the hold shortens nothing', () => {
  expect(after(held, ['cancelHold', buyer, paidAt + 40])).toMatchObject({ kind: 'open', protectUntil })
})

test.each([
  ['complain', buyer, held, { buyerComplaintAt: paidAt + 700 }, 'goodsOrder.buyerComplained'],
  ['complain', seller, held, { sellerComplaintAt: paidAt + 700 }, 'goodsOrder.sellerComplained'],
  ['cancelComplaint', buyer, contested, { buyerComplaintAt: null }, 'goodsOrder.buyerComplaintCancelled'],
  ['cancelComplaint', seller, contested, { sellerComplaintAt: null }, 'goodsOrder.sellerComplaintCancelled'],
] as const)('%s by %o marks its own side only', (kind, actor, state, change, note) => {
  expect(next(state, { kind }, actor, paidAt + 700)).toEqual({ state: { ...state, ...change }, moves: [], note })
})

test.each([
  ['running', open],
  ['held', contested],
])('the seller refunds a %s order', (_what, state) => {
  expect(next(state, { kind: 'refund' }, seller, paidAt + 50)).toEqual({
    state: { ...state, kind: 'revoked', settledAt: paidAt + 50, revocation: 'refunded' },
    moves: [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.refunded',
  })
})

test('the clock settles at the end of protection', () => {
  expect(next(open, { kind: 'settle' }, clock, protectUntil)).toEqual({
    state: { ...open, kind: 'completed', settledAt: protectUntil, completion: { how: 'settled' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.settled',
  })
})

describe('rulings', () => {
  const withFee = after(openGoodsOrder({ ...terms, feeBasisPoints: 250 }).state, ['hold', buyer, paidAt])
  const ruled = (ruling: GoodsOrderRuling) => next(withFee, rule(ruling), arbiter, paidAt + 9)

  test('to the buyer returns everything, without a fee', () => {
    expect(ruled({ to: 'buyer' })).toEqual({
      state: { ...withFee, kind: 'revoked', settledAt: paidAt + 9, revocation: 'ruledToBuyer' },
      moves: [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }],
      note: 'goodsOrder.ruled',
    })
  })

  test('to the seller takes the fee, rounded down', () => {
    expect(ruled({ to: 'seller' })).toEqual({
      state: { ...withFee, kind: 'completed', settledAt: paidAt + 9, completion: { how: 'ruledToSeller' } },
      moves: [
        { from: 'escrow', to: 'seller', money: money('LTC', 976n) },
        { from: 'escrow', to: 'platform', money: money('LTC', 25n) },
      ],
      note: 'goodsOrder.ruled',
    })
  })

  test('a split takes the fee from the seller only and loses no unit', () => {
    expect(ruled({ to: 'split', buyerBasisPoints: 3_333 })).toEqual({
      state: {
        ...withFee,
        kind: 'completed',
        settledAt: paidAt + 9,
        completion: { how: 'ruledSplit', buyerBasisPoints: 3_333 },
      },
      moves: [
        { from: 'escrow', to: 'buyer', money: money('LTC', 334n) },
        { from: 'escrow', to: 'seller', money: money('LTC', 651n) },
        { from: 'escrow', to: 'platform', money: money('LTC', 16n) },
      ],
      note: 'goodsOrder.ruled',
    })
  })

  test.each([1, 9_999])('a split of %d basis points is one', (buyerBasisPoints) => {
    expect(ruled({ to: 'split', buyerBasisPoints }).moves.map((move) => move.money.units)).not.toContain(0n)
  })

  test('the smallest unit goes whole to one side', () => {
    const dust = after(openGoodsOrder({ ...terms, escrow: money('LTC', 1n) }).state, ['hold', buyer, paidAt])
    const split = (buyerBasisPoints: number) =>
      next(dust, rule({ to: 'split', buyerBasisPoints }), arbiter, paidAt).moves
    expect(split(1)).toEqual([{ from: 'escrow', to: 'seller', money: money('LTC', 1n) }])
    expect(split(9_999)).toEqual([{ from: 'escrow', to: 'buyer', money: money('LTC', 1n) }])
  })
})

const offered = (state: GoodsOrder, actor: GoodsOrderActor, now: number) =>
  Object.fromEntries(allowedEvents(state, actor, now).map((offer) => [offer.event, offer.reason ?? true]))

describe('allowed events', () => {
  test('the buyer of a running order', () => {
    expect(offered(open, buyer, paidAt)).toEqual({
      confirm: true,
      hold: true,
      cancelHold: 'ORDER_NOT_HELD',
      complain: 'ORDER_NOT_HELD',
      cancelComplaint: 'ORDER_NOT_HELD',
    })
  })

  test('the seller of a contested order', () => {
    expect(offered(contested, seller, paidAt)).toEqual({
      complain: 'ORDER_ALREADY_COMPLAINED',
      cancelComplaint: true,
      refund: true,
    })
  })

  test('a ruling is offered before its share is chosen', () => {
    expect(offered(held, arbiter, paidAt)).toEqual({ rule: true })
  })

  test('the clock is told how long it waits', () => {
    expect(allowedEvents(open, clock, protectUntil - 5)).toEqual([
      { event: 'settle', allowed: false, reason: 'ORDER_PROTECTION_RUNNING', details: { secondsLeft: 5 } },
    ])
    expect(allowedEvents(open, clock, protectUntil)).toEqual([{ event: 'settle', allowed: true }])
  })
})

test('coin only: an order in dollars does not typecheck', () => {
  // @ts-expect-error escrow is held in coin
  expect(openGoodsOrder({ ...terms, escrow: usd(5) }).moves).toHaveLength(1)
})
