import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors/index.ts'
import { money, usd } from '../money/index.ts'
import {
  allowedEvents,
  next,
  openOtcOrder,
  type HeldOtcOrder,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
  type OtcOrderRuling,
  type OtcParty,
  type PaidOtcOrder,
  type UnpaidOtcOrder,
} from './index.ts'

const createdAt = 1_760_000_000
const paidAt = createdAt + 600
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter' } as const
const clock = { kind: 'clock' } as const

const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('BTC', 1_001n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(61),
  feeBasisPoints: 0,
  autoSettleSeconds: 3_600,
  createdAt,
} as const
const unpaid: UnpaidOtcOrder = openOtcOrder(terms).state
const paid: PaidOtcOrder = { ...unpaid, kind: 'paid', paidAt }
const held: HeldOtcOrder = { ...paid, kind: 'held', hold: { since: paidAt + 60 } }
const accusedUnpaid: UnpaidOtcOrder = { ...unpaid, sellerComplaintAt: createdAt + 5 }
const accused: PaidOtcOrder = { ...paid, sellerComplaintAt: paidAt + 70 }
const complained: PaidOtcOrder = { ...paid, buyerComplaintAt: paidAt + 80 }
const heldContested: HeldOtcOrder = { ...held, sellerComplaintAt: paidAt + 70, buyerComplaintAt: paidAt + 80 }
const cancelled = next(unpaid, { kind: 'cancel' }, buyer, paidAt).state
const released = next(paid, { kind: 'release' }, seller, paidAt + 9).state

const rule = (ruling: OtcOrderRuling, malicious: OtcParty | null = null) =>
  ({ kind: 'rule', ruling, malicious }) as const

const eventOf = (kind: OtcOrderEvent['kind']): OtcOrderEvent => (kind === 'rule' ? rule({ to: 'buyer' }) : { kind })

const refusal = (state: OtcOrder, event: OtcOrderEvent, actor: OtcOrderActor, now: number) => {
  try {
    next(state, event, actor, now)
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, details: error.details } : error
  }
  return 'taken'
}

describe('refusals', () => {
  test.each<[OtcOrderEvent['kind'], readonly OtcOrderActor[]]>([
    ['pay', [seller, arbiter, clock]],
    ['cancel', [seller, arbiter, clock]],
    ['hold', [buyer, arbiter, clock]],
    ['cancelHold', [buyer, arbiter, clock]],
    ['complain', [arbiter, clock]],
    ['cancelComplaint', [arbiter, clock]],
    ['release', [buyer, arbiter, clock]],
    ['requireCancel', [buyer, arbiter, clock]],
    ['requireSettle', [seller, arbiter, clock]],
    ['expire', [buyer, seller, arbiter]],
    ['rule', [buyer, seller, clock]],
  ])('%s belongs to its party, whatever the state', (event, others) => {
    for (const state of [unpaid, heldContested, cancelled]) {
      for (const actor of others) {
        expect(refusal(state, eventOf(event), actor, paidAt)).toEqual({
          code: 'OTC_ORDER_WRONG_PARTY',
          details: { event },
        })
      }
    }
  })

  test('an ended order refuses everything', () => {
    for (const state of [cancelled, released]) {
      for (const actor of [buyer, seller, arbiter, clock]) {
        for (const offer of allowedEvents(state, actor, paidAt)) {
          expect(offer).toEqual({ event: offer.event, allowed: false, reason: 'OTC_ORDER_NOT_OPEN', details: {} })
        }
      }
    }
  })

  const autoSettled = paidAt + 3_600
  const expiry = createdAt + 3_600 + 86_400
  test.each<[string, OtcOrder, OtcOrderEvent['kind'], OtcOrderActor, number, string, object]>([
    ['paying twice', paid, 'pay', buyer, paidAt, 'OTC_ORDER_ALREADY_PAID', {}],
    ['paying a held order', held, 'pay', buyer, paidAt, 'OTC_ORDER_ALREADY_PAID', {}],
    ['cancelling after payment', paid, 'cancel', buyer, paidAt, 'OTC_ORDER_ALREADY_PAID', {}],
    ['cancelling a held order', held, 'cancel', buyer, paidAt, 'OTC_ORDER_ALREADY_PAID', {}],
    ['a hold before payment', unpaid, 'hold', seller, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['a second hold', held, 'hold', seller, paidAt, 'OTC_ORDER_HELD', {}],
    ['taking back no hold, unpaid', unpaid, 'cancelHold', seller, paidAt, 'OTC_ORDER_NOT_HELD', {}],
    ['taking back no hold, paid', paid, 'cancelHold', seller, paidAt, 'OTC_ORDER_NOT_HELD', {}],
    ['a buyer complaint before payment', unpaid, 'complain', buyer, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['taking back a complaint before payment', unpaid, 'cancelComplaint', buyer, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['a second buyer complaint', complained, 'complain', buyer, paidAt, 'OTC_ORDER_ALREADY_COMPLAINED', {}],
    ['a second seller complaint', accused, 'complain', seller, paidAt, 'OTC_ORDER_ALREADY_COMPLAINED', {}],
    ['taking back no buyer complaint', accused, 'cancelComplaint', buyer, paidAt, 'OTC_ORDER_NO_COMPLAINT', {}],
    ['taking back no seller complaint', complained, 'cancelComplaint', seller, paidAt, 'OTC_ORDER_NO_COMPLAINT', {}],
    ['releasing before payment', unpaid, 'release', seller, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    [
      'demanding cancellation early',
      unpaid,
      'requireCancel',
      seller,
      createdAt + 3_599,
      'OTC_ORDER_TOO_EARLY',
      { secondsLeft: 1 },
    ],
    ['demanding cancellation of a paid order', paid, 'requireCancel', seller, expiry, 'OTC_ORDER_ALREADY_PAID', {}],
    ['demanding cancellation of a held order', held, 'requireCancel', seller, expiry, 'OTC_ORDER_ALREADY_PAID', {}],
    ['demanding settlement unpaid', unpaid, 'requireSettle', buyer, autoSettled, 'OTC_ORDER_NOT_PAID', {}],
    [
      'demanding settlement early',
      paid,
      'requireSettle',
      buyer,
      autoSettled - 1,
      'OTC_ORDER_TOO_EARLY',
      { secondsLeft: 1 },
    ],
    [
      'demanding settlement under a hold',
      held,
      'requireSettle',
      buyer,
      autoSettled - 9,
      'OTC_ORDER_HELD',
      { secondsLeft: 9 },
    ],
    [
      'demanding settlement under a hold, late',
      heldContested,
      'requireSettle',
      buyer,
      autoSettled + 9,
      'OTC_ORDER_HELD',
      { secondsLeft: 0 },
    ],
    [
      'demanding settlement under one’s own complaint',
      complained,
      'requireSettle',
      buyer,
      autoSettled - 9,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 9 },
    ],
    [
      'demanding settlement under a complaint',
      accused,
      'requireSettle',
      buyer,
      autoSettled + 9,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 0 },
    ],
    ['expiring early', unpaid, 'expire', clock, expiry - 1, 'OTC_ORDER_TOO_EARLY', { secondsLeft: 1 }],
    [
      'expiring under a complaint',
      accusedUnpaid,
      'expire',
      clock,
      expiry,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 0 },
    ],
    ['expiring a paid order', paid, 'expire', clock, expiry * 2, 'OTC_ORDER_ALREADY_PAID', {}],
    ['expiring a held order', held, 'expire', clock, expiry * 2, 'OTC_ORDER_ALREADY_PAID', {}],
    ['ruling on an unpaid order nobody disputes', unpaid, 'rule', arbiter, expiry * 2, 'OTC_ORDER_NOT_DISPUTED', {}],
    [
      'ruling on a paid order nobody disputes',
      paid,
      'rule',
      arbiter,
      autoSettled + 86_399,
      'OTC_ORDER_NOT_DISPUTED',
      {},
    ],
  ])('%s', (_what, state, event, actor, now, code, details) => {
    expect(refusal(state, eventOf(event), actor, now)).toEqual({ code, details })
  })

  test.each([0, 10_000, 1.5, -1])('a split of %d basis points', (buyerBasisPoints) => {
    expect(refusal(held, rule({ to: 'split', buyerBasisPoints }), arbiter, paidAt)).toEqual({
      code: 'OTC_ORDER_SPLIT_INVALID',
      details: {},
    })
  })
})

test('the coin goes into escrow when the order is created', () => {
  expect(openOtcOrder(terms)).toEqual({
    state: { ...terms, kind: 'unpaid', paidAt: null, hold: null, buyerComplaintAt: null, sellerComplaintAt: null },
    moves: [{ from: 'source', to: 'escrow', money: money('BTC', 1_001n) }],
    note: 'otcOrder.created',
  })
})

test.each<[string, OtcOrder, OtcOrderEvent['kind'], OtcOrderActor, object, string]>([
  ['the buyer pays', unpaid, 'pay', buyer, { kind: 'paid', paidAt: paidAt + 99 }, 'otcOrder.paid'],
  [
    'the buyer pays under a complaint',
    accusedUnpaid,
    'pay',
    buyer,
    { kind: 'paid', paidAt: paidAt + 99 },
    'otcOrder.paid',
  ],
  ['the seller holds', complained, 'hold', seller, { kind: 'held', hold: { since: paidAt + 99 } }, 'otcOrder.held'],
  [
    'the seller lifts the hold',
    heldContested,
    'cancelHold',
    seller,
    { kind: 'paid', hold: null },
    'otcOrder.holdCancelled',
  ],
  ['the buyer complains', accused, 'complain', buyer, { buyerComplaintAt: paidAt + 99 }, 'otcOrder.buyerComplained'],
  [
    'the buyer complains under a hold',
    held,
    'complain',
    buyer,
    { buyerComplaintAt: paidAt + 99 },
    'otcOrder.buyerComplained',
  ],
  [
    'the buyer takes it back',
    heldContested,
    'cancelComplaint',
    buyer,
    { buyerComplaintAt: null },
    'otcOrder.buyerComplaintCancelled',
  ],
  [
    'the seller complains unpaid',
    unpaid,
    'complain',
    seller,
    { sellerComplaintAt: paidAt + 99 },
    'otcOrder.sellerComplained',
  ],
  [
    'the seller complains',
    complained,
    'complain',
    seller,
    { sellerComplaintAt: paidAt + 99 },
    'otcOrder.sellerComplained',
  ],
  [
    'the seller complains under a hold',
    held,
    'complain',
    seller,
    { sellerComplaintAt: paidAt + 99 },
    'otcOrder.sellerComplained',
  ],
  [
    'the seller takes it back',
    heldContested,
    'cancelComplaint',
    seller,
    { sellerComplaintAt: null },
    'otcOrder.sellerComplaintCancelled',
  ],
  [
    'the seller takes it back unpaid',
    accusedUnpaid,
    'cancelComplaint',
    seller,
    { sellerComplaintAt: null },
    'otcOrder.sellerComplaintCancelled',
  ],
])('%s', (_what, state, event, actor, change, note) => {
  expect(next(state, eventOf(event), actor, paidAt + 99)).toEqual({ state: { ...state, ...change }, moves: [], note })
})

const allBack = [{ from: 'escrow', to: 'source', money: money('BTC', 1_001n) }]
const allToBuyer = [{ from: 'escrow', to: 'buyer', money: money('BTC', 1_001n) }]
const ended = (endedAt: number, malicious: OtcParty | null) => ({ endedAt, malicious })

test('the buyer cancels before payment', () => {
  expect(next(accusedUnpaid, { kind: 'cancel' }, buyer, paidAt)).toEqual({
    state: { ...accusedUnpaid, ...ended(paidAt, null), kind: 'cancelled', cancellation: 'byBuyer' },
    moves: allBack,
    note: 'otcOrder.cancelled',
  })
})

test('the seller cancels when the payment time is over, and the buyer’s malicious count rises', () => {
  const now = createdAt + 3_600
  expect(next(unpaid, { kind: 'requireCancel' }, seller, now)).toEqual({
    state: { ...unpaid, ...ended(now, 'buyer'), kind: 'cancelled', cancellation: 'requiredBySeller' },
    moves: allBack,
    note: 'otcOrder.cancelRequired',
  })
})

test('the clock cancels an unpaid order that nobody attends, and nobody is to blame', () => {
  const now = createdAt + 3_600 + 86_400
  expect(next(unpaid, { kind: 'expire' }, clock, now)).toEqual({
    state: { ...unpaid, ...ended(now, null), kind: 'cancelled', cancellation: 'expired' },
    moves: allBack,
    note: 'otcOrder.expired',
  })
})

test.each([
  ['paid', complained],
  ['held', heldContested],
])('the seller releases a %s order', (_kind, state) => {
  expect(next(state, { kind: 'release' }, seller, paidAt + 9)).toEqual({
    state: { ...state, ...ended(paidAt + 9, null), kind: 'completed', completion: { how: 'released' } },
    moves: allToBuyer,
    note: 'otcOrder.released',
  })
})

test('the buyer settles when the seller’s time is over, and the seller’s malicious count rises', () => {
  const now = paidAt + 3_600
  expect(next(paid, { kind: 'requireSettle' }, buyer, now)).toEqual({
    state: { ...paid, ...ended(now, 'seller'), kind: 'completed', completion: { how: 'requiredByBuyer' } },
    moves: allToBuyer,
    note: 'otcOrder.settleRequired',
  })
})

describe('rulings', () => {
  test.each<[string, OtcOrder, number]>([
    ['a hold', held, paidAt],
    ['a complaint of the seller before payment', accusedUnpaid, paidAt],
    ['a complaint of the seller', accused, paidAt],
    ['a complaint of the buyer', complained, paidAt],
    ['a paid order nobody attends', paid, paidAt + 3_600 + 86_400],
  ])('are open under %s', (_what, state, now) => {
    expect(allowedEvents(state, arbiter, now)).toEqual([{ event: 'rule', allowed: true }])
  })

  test('to the seller, with the blame where the arbiter puts it', () => {
    expect(next(held, rule({ to: 'seller' }, 'buyer'), arbiter, paidAt + 9)).toEqual({
      state: { ...held, ...ended(paidAt + 9, 'buyer'), kind: 'cancelled', cancellation: 'ruledToSeller' },
      moves: allBack,
      note: 'otcOrder.ruled',
    })
  })

  const withFee: HeldOtcOrder = { ...held, feeBasisPoints: 250 }

  test('to the buyer, who bears the fee, rounded down', () => {
    expect(next(withFee, rule({ to: 'buyer' }, 'seller'), arbiter, paidAt + 9)).toEqual({
      state: { ...withFee, ...ended(paidAt + 9, 'seller'), kind: 'completed', completion: { how: 'ruledToBuyer' } },
      moves: [
        { from: 'escrow', to: 'buyer', money: money('BTC', 976n) },
        { from: 'escrow', to: 'platform', money: money('BTC', 25n) },
      ],
      note: 'otcOrder.ruled',
    })
  })

  test('a split loses no unit and takes the fee from the buyer’s part', () => {
    expect(next(withFee, rule({ to: 'split', buyerBasisPoints: 6_667 }), arbiter, paidAt + 9)).toEqual({
      state: {
        ...withFee,
        ...ended(paidAt + 9, null),
        kind: 'completed',
        completion: { how: 'ruledSplit', buyerBasisPoints: 6_667 },
      },
      moves: [
        { from: 'escrow', to: 'buyer', money: money('BTC', 651n) },
        { from: 'escrow', to: 'platform', money: money('BTC', 16n) },
        { from: 'escrow', to: 'source', money: money('BTC', 334n) },
      ],
      note: 'otcOrder.ruled',
    })
  })

  test.each([1, 9_999])('a split of %d basis points is one', (buyerBasisPoints) => {
    const { moves } = next(withFee, rule({ to: 'split', buyerBasisPoints }), arbiter, paidAt + 9)
    expect(moves.map((move) => move.money.units)).not.toContain(0n)
  })

  test('the smallest unit goes whole to one side', () => {
    const dust: HeldOtcOrder = { ...held, escrow: money('BTC', 1n) }
    const split = (buyerBasisPoints: number) =>
      next(dust, rule({ to: 'split', buyerBasisPoints }), arbiter, paidAt).moves
    expect(split(1)).toEqual([{ from: 'escrow', to: 'source', money: money('BTC', 1n) }])
    expect(split(9_999)).toEqual([{ from: 'escrow', to: 'buyer', money: money('BTC', 1n) }])
  })
})

const offered = (state: OtcOrder, actor: OtcOrderActor, now: number) =>
  allowedEvents(state, actor, now).flatMap((offer) => (offer.allowed ? [offer.event] : []))

test('the buttons of both sides', () => {
  expect(offered(unpaid, buyer, paidAt)).toEqual(['pay', 'cancel'])
  expect(offered(unpaid, seller, createdAt + 3_600)).toEqual(['complain', 'requireCancel'])
  expect(offered(paid, buyer, paidAt + 3_600)).toEqual(['complain', 'requireSettle'])
  expect(offered(paid, seller, paidAt)).toEqual(['hold', 'complain', 'release'])
  expect(offered(heldContested, seller, paidAt)).toEqual(['cancelHold', 'cancelComplaint', 'release'])
})
