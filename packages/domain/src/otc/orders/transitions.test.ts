import { describe, expect, test } from 'vitest'
import { BOTH_PRESENT, type DisputeParty, type Ruling } from '../../trust/disputes/index.ts'
import { DomainError } from '../../errors/index.ts'
import { money, usd } from '../../money/index.ts'
import { disputed, ruledOn, said, undisputed } from '../../machines/testing/disputes.ts'
import {
  allowedEvents,
  next,
  openOtcOrder,
  type HeldOtcOrder,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
  type PaidOtcOrder,
  type UnpaidOtcOrder,
} from './index.ts'

const createdAt = 1_760_000_000
const paidAt = createdAt + 600
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter', uid: 100_018 } as const
const clock = { kind: 'clock' } as const

/** Earliest ruling on a paid order without statements. */
const heardAt = paidAt + 3_600 + 86_400 + 86_400

const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('BTC', 1_001n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(61),
  feeBasisPoints: 0,
  autoSettleSeconds: 3_600,
  disputeTerms: { responseSeconds: 86_400, needsSecondArbiter: false },
  settleDemand: 'settles',
  makerHours: null,
  createdAt,
} as const
const unpaid: UnpaidOtcOrder = openOtcOrder(terms).state
const paid: PaidOtcOrder = {
  ...unpaid,
  kind: 'paid',
  paidAt,
  holdDisabled: false,
  silence: { from: paidAt, renewed: false },
}
const held: HeldOtcOrder = {
  ...paid,
  kind: 'held',
  hold: { since: paidAt + 60 },
  holdDisabled: false,
  dispute: disputed(paidAt + 60),
}
const accusedUnpaid: UnpaidOtcOrder = { ...unpaid, dispute: disputed(createdAt + 5, { seller: createdAt + 5 }) }
const accused: PaidOtcOrder = { ...paid, dispute: disputed(paidAt + 70, { seller: paidAt + 70 }) }
const complained: PaidOtcOrder = { ...paid, dispute: disputed(paidAt + 80, { buyer: paidAt + 80 }) }
const heldContested: HeldOtcOrder = {
  ...held,
  dispute: disputed(paidAt + 60, { seller: paidAt + 70, buyer: paidAt + 80 }),
}
const lifted = next(held, { kind: 'cancelHold' }, seller, paidAt + 90).state
const cancelled = next(unpaid, { kind: 'cancel' }, buyer, paidAt).state
const released = next(paid, { kind: 'release' }, seller, paidAt + 9).state

const returning = next(paid, { kind: 'proposeReturn' }, buyer, paidAt + 9).state
const splitting = next(paid, { kind: 'proposeSplit', buyer: money('BTC', 400n) }, buyer, paidAt + 9).state

const rule = (ruling: Ruling, malicious: DisputeParty | null = null) =>
  ({ kind: 'rule', ruling: { ...ruling, malicious } }) as const

const eventOf = (kind: OtcOrderEvent['kind']): OtcOrderEvent => {
  if (kind === 'rule') return rule({ to: 'buyer' })
  return kind === 'proposeSplit' || kind === 'acceptSplit' ? { kind, buyer: money('BTC', 400n) } : { kind }
}

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
    ['giveEvidence', [seller, arbiter, clock]],
    ['recordArrival', [buyer, arbiter, clock]],
    ['requestRefund', [seller, arbiter, clock]],
    ['cancel', [seller, arbiter, clock]],
    ['proposeReturn', [arbiter, clock]],
    ['acceptReturn', [arbiter, clock]],
    ['hold', [buyer, arbiter, clock]],
    ['cancelHold', [buyer, arbiter, clock]],
    ['complain', [arbiter, clock]],
    ['cancelComplaint', [arbiter, clock]],
    ['release', [buyer, arbiter, clock]],
    ['requireCancel', [buyer, arbiter, clock]],
    ['requireSettle', [seller, arbiter, clock]],
    ['expire', [buyer, seller, arbiter]],
    ['stateCase', [arbiter, clock]],
    ['proposeSplit', [arbiter, clock]],
    ['withdrawSplit', [arbiter, clock]],
    ['acceptSplit', [arbiter, clock]],
    ['rule', [buyer, seller, clock]],
    ['confirmRuling', [buyer, seller, clock]],
    ['rejectRuling', [buyer, seller, clock]],
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
    ['a hold after one was lifted', lifted, 'hold', seller, paidAt + 99, 'OTC_ORDER_HOLD_DISABLED', {}],
    ['taking back no hold, unpaid', unpaid, 'cancelHold', seller, paidAt, 'OTC_ORDER_NOT_HELD', {}],
    ['taking back no hold, paid', paid, 'cancelHold', seller, paidAt, 'OTC_ORDER_NOT_HELD', {}],
    ['a buyer complaint before payment', unpaid, 'complain', buyer, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['taking back a complaint before payment', unpaid, 'cancelComplaint', buyer, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['a second buyer complaint', complained, 'complain', buyer, paidAt, 'DISPUTE_ALREADY_COMPLAINED', {}],
    ['a second seller complaint', accused, 'complain', seller, paidAt, 'DISPUTE_ALREADY_COMPLAINED', {}],
    ['taking back no buyer complaint', accused, 'cancelComplaint', buyer, paidAt, 'DISPUTE_NO_COMPLAINT', {}],
    ['taking back no seller complaint', complained, 'cancelComplaint', seller, paidAt, 'DISPUTE_NO_COMPLAINT', {}],
    ['proposing a return before payment', unpaid, 'proposeReturn', buyer, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['accepting a return before payment', unpaid, 'acceptReturn', seller, paidAt, 'OTC_ORDER_NOT_PAID', {}],
    ['proposing a return twice', returning, 'proposeReturn', buyer, paidAt, 'OTC_RETURN_PROPOSED', {}],
    ['proposing the return that stands', returning, 'proposeReturn', seller, paidAt, 'OTC_RETURN_PROPOSED', {}],
    ['accepting no return', paid, 'acceptReturn', seller, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['accepting one’s own return', returning, 'acceptReturn', buyer, paidAt, 'DISPUTE_PROPOSAL_OWN', {}],
    ['accepting a return as a split', returning, 'acceptSplit', seller, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['accepting a split as a return', splitting, 'acceptReturn', seller, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['taking the mark back by cancelling', returning, 'cancel', buyer, paidAt, 'OTC_ORDER_ALREADY_PAID', {}],
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
      { secondsLeft: 3_600, hearingSeconds: 86_409 },
    ],
    [
      'demanding settlement under a hold, late',
      heldContested,
      'requireSettle',
      buyer,
      autoSettled + 9,
      'OTC_ORDER_HELD',
      { secondsLeft: 3_600, hearingSeconds: 86_391 },
    ],
    [
      'demanding settlement under one’s own complaint',
      complained,
      'requireSettle',
      buyer,
      autoSettled - 9,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 3_600, hearingSeconds: 86_409 },
    ],
    [
      'demanding settlement under a complaint',
      accused,
      'requireSettle',
      buyer,
      autoSettled + 9,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 3_600, hearingSeconds: 86_391 },
    ],
    ['expiring early', unpaid, 'expire', clock, expiry - 1, 'OTC_ORDER_TOO_EARLY', { secondsLeft: 1 }],
    [
      'expiring under a complaint',
      accusedUnpaid,
      'expire',
      clock,
      expiry,
      'OTC_ORDER_COMPLAINT_STANDS',
      { secondsLeft: 0, hearingSeconds: 0 },
    ],
    ['expiring a paid order', paid, 'expire', clock, expiry * 2, 'OTC_ORDER_ALREADY_PAID', {}],
    ['expiring a held order', held, 'expire', clock, expiry * 2, 'OTC_ORDER_ALREADY_PAID', {}],
    ['ruling on an unpaid order nobody disputes', unpaid, 'rule', arbiter, expiry * 2, 'DISPUTE_NOT_OPEN', {}],
    ['ruling on a paid order nobody disputes', paid, 'rule', arbiter, autoSettled + 86_399, 'DISPUTE_NOT_OPEN', {}],
  ])('%s', (_what, state, event, actor, now, code, details) => {
    expect(refusal(state, eventOf(event), actor, now)).toEqual({ code, details })
  })

  test.each([0, 10_000, 1.5, -1])('a split of %d basis points', (buyerBasisPoints) => {
    expect(refusal(held, rule({ to: 'split', buyerBasisPoints }), arbiter, heardAt)).toEqual({
      code: 'DISPUTE_SPLIT_INVALID',
      details: {},
    })
  })
})

test('the coin goes into escrow when the order is created', () => {
  expect(openOtcOrder(terms)).toEqual({
    state: {
      ...terms,
      kind: 'unpaid',
      paidAt: null,
      hold: null,
      holdDisabled: false,
      silence: null,
      evidenceAt: null,
      arrivedAt: null,
      absence: BOTH_PRESENT,
      dispute: undisputed,
    },
    moves: [{ from: 'source', to: 'escrow', money: money('BTC', 1_001n) }],
    note: 'otcOrder.created',
  })
})

const now = paidAt + 99
const silence = { from: now, renewed: false }
const complaining = (state: OtcOrder, side: DisputeParty, complaintAt: object) => ({
  dispute: {
    ...disputed(now),
    ...state.dispute,
    kind: 'open',
    complaintAt,
    said: { buyer: said(), seller: said(), [side]: said({ complaints: 1 }) },
  },
})
const complaintAt = (state: OtcOrder, of: object) => ({ dispute: { ...state.dispute, complaintAt: of } })

test.each<[string, OtcOrder, OtcOrderEvent['kind'], OtcOrderActor, object, string]>([
  ['the buyer pays', unpaid, 'pay', buyer, { kind: 'paid', paidAt: now, silence }, 'otcOrder.paid'],
  [
    'the buyer pays under a complaint',
    accusedUnpaid,
    'pay',
    buyer,
    { kind: 'paid', paidAt: now, silence },
    'otcOrder.paid',
  ],
  [
    'the seller holds',
    paid,
    'hold',
    seller,
    { kind: 'held', hold: { since: now }, dispute: disputed(now) },
    'otcOrder.held',
  ],
  [
    'the seller holds under a complaint',
    complained,
    'hold',
    seller,
    { kind: 'held', hold: { since: now } },
    'otcOrder.held',
  ],
  [
    'the seller lifts the hold under complaints',
    heldContested,
    'cancelHold',
    seller,
    { kind: 'paid', hold: null, holdDisabled: true },
    'otcOrder.holdCancelled',
  ],
  [
    'the seller lifts the hold',
    held,
    'cancelHold',
    seller,
    {
      kind: 'paid',
      hold: null,
      holdDisabled: true,
      silence: { from: now, renewed: true },
      dispute: undisputed,
    },
    'otcOrder.holdCancelled',
  ],
  [
    'the buyer complains',
    accused,
    'complain',
    buyer,
    complaining(accused, 'buyer', { buyer: now, seller: paidAt + 70 }),
    'otcOrder.buyerComplained',
  ],
  [
    'the buyer complains under a hold',
    held,
    'complain',
    buyer,
    complaining(held, 'buyer', { buyer: now, seller: null }),
    'otcOrder.buyerComplained',
  ],
  [
    'the buyer takes it back',
    heldContested,
    'cancelComplaint',
    buyer,
    complaintAt(heldContested, { buyer: null, seller: paidAt + 70 }),
    'otcOrder.buyerComplaintCancelled',
  ],
  [
    'the buyer takes the only one back',
    complained,
    'cancelComplaint',
    buyer,
    { silence: { from: now, renewed: true }, dispute: undisputed },
    'otcOrder.buyerComplaintCancelled',
  ],
  [
    'the seller complains unpaid',
    unpaid,
    'complain',
    seller,
    complaining({ ...unpaid, dispute: disputed(now) }, 'seller', { buyer: null, seller: now }),
    'otcOrder.sellerComplained',
  ],
  [
    'the seller complains',
    complained,
    'complain',
    seller,
    complaining(complained, 'seller', { buyer: paidAt + 80, seller: now }),
    'otcOrder.sellerComplained',
  ],
  [
    'the seller complains under a hold',
    held,
    'complain',
    seller,
    complaining(held, 'seller', { buyer: null, seller: now }),
    'otcOrder.sellerComplained',
  ],
  [
    'the seller takes it back',
    heldContested,
    'cancelComplaint',
    seller,
    complaintAt(heldContested, { buyer: paidAt + 80, seller: null }),
    'otcOrder.sellerComplaintCancelled',
  ],
  [
    'the seller takes it back unpaid',
    accusedUnpaid,
    'cancelComplaint',
    seller,
    { dispute: undisputed },
    'otcOrder.sellerComplaintCancelled',
  ],
])('%s', (_what, state, event, actor, change, note) => {
  expect(next(state, eventOf(event), actor, now)).toEqual({ state: { ...state, ...change }, moves: [], note })
})

const allBack = [{ from: 'escrow', to: 'source', money: money('BTC', 1_001n) }]
const allToBuyer = [{ from: 'escrow', to: 'buyer', money: money('BTC', 1_001n) }]
const ended = (endedAt: number, malicious: DisputeParty | null) => ({ endedAt, malicious })

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

describe('both cancel together', () => {
  const other = { buyer: seller, seller: buyer } as const

  test.each([
    ['a paid order', paid, 'buyer'],
    ['a paid order', paid, 'seller'],
    ['a disputed order', complained, 'buyer'],
    ['an order on hold', heldContested, 'seller'],
  ] as const)('%s: the %s side proposes, the other accepts, the coin goes back, nobody is to blame', (...of) => {
    const [, state, side] = of
    const asked = next(state, { kind: 'proposeReturn' }, { kind: side }, now)
    const proposal = { by: side, buyer: money('BTC', 0n), at: now }
    const counted = { ...state.dispute.said, [side]: said({ ...state.dispute.said[side], proposals: 1 }) }
    expect(asked).toEqual({
      state: { ...state, dispute: { ...state.dispute, proposal, said: counted } },
      moves: [],
      note: `otcOrder.${side}ProposedReturn`,
    })
    const accepted = next(asked.state, { kind: 'acceptReturn' }, other[side], now + 5)
    expect(accepted).toMatchObject({
      state: { ...ended(now + 5, null), kind: 'cancelled', cancellation: 'agreedReturn', dispute: { proposal: null } },
      moves: allBack,
      note: `otcOrder.${other[side].kind}AcceptedReturn`,
    })
  })

  test('it stops no clock: the proposal stands, and the silent seller’s order is settled all the same', () => {
    const settled = next(returning, { kind: 'requireSettle' }, buyer, paidAt + 3_600)
    expect(settled).toMatchObject({ state: { kind: 'completed', malicious: 'seller' }, moves: allToBuyer })
  })

  test('a proposal is withdrawn and replaced like that of a split, and counts to the same bound', () => {
    const withdrawn = next(returning, { kind: 'withdrawSplit' }, buyer, now)
    expect(withdrawn.state.dispute.proposal).toBeNull()
    const replaced = next(returning, { kind: 'proposeSplit', buyer: money('BTC', 400n) }, seller, now)
    expect(replaced.state.dispute.proposal).toMatchObject({ by: 'seller' })
    const spent: PaidOtcOrder = {
      ...paid,
      dispute: { ...undisputed, said: { buyer: said({ proposals: 20 }), seller: said() } },
    }
    expect(refusal(spent, { kind: 'proposeReturn' }, buyer, now)).toEqual({
      code: 'DISPUTE_PROPOSALS_TOO_MANY',
      details: { maximum: 20 },
    })
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

test('a seller whose account waits could not release: settling counts against nobody', () => {
  const now = paidAt + 3_600
  expect(next(paid, { kind: 'requireSettle', unpreventable: true }, buyer, now).state).toEqual({
    ...paid,
    ...ended(now, null),
    kind: 'completed',
    completion: { how: 'requiredByBuyer' },
  })
})

describe('rulings', () => {
  const DAY = 86_400
  test.each<[string, OtcOrder, number]>([
    ['a hold', held, heardAt],
    ['a complaint of the seller before payment', accusedUnpaid, createdAt + 5 + DAY],
    ['a complaint of the seller', accused, paidAt + 70 + DAY],
    ['a complaint of the buyer', complained, paidAt + 80 + DAY],
    ['a paid order nobody attends', paid, heardAt],
  ])('are open under %s, once the other side had its time', (_what, state, at) => {
    const [early] = allowedEvents(state, arbiter, at - 1)
    expect(early).toEqual({
      event: 'rule',
      allowed: false,
      reason: 'DISPUTE_RESPONSE_RUNNING',
      details: { secondsLeft: 1 },
    })
    expect(allowedEvents(state, arbiter, at)[0]).toEqual({ event: 'rule', allowed: true })
  })

  test('come at once when both sides have stated their case', () => {
    const one = next(complained, { kind: 'stateCase' }, buyer, paidAt + 90).state
    expect(refusal(one, rule({ to: 'buyer' }), arbiter, paidAt + 95)).toMatchObject({
      code: 'DISPUTE_RESPONSE_RUNNING',
    })
    const both = next(one, { kind: 'stateCase' }, seller, paidAt + 95)
    expect(both.note).toBe('otcOrder.sellerStated')
    expect(refusal(both.state, rule({ to: 'buyer' }), arbiter, paidAt + 95)).toBe('taken')
  })

  test.each([terms.buyerUid, terms.sellerUid])('nobody rules on their own trade: %d', (uid) => {
    const own = { kind: 'arbiter', uid } as const
    expect(refusal(held, rule({ to: 'buyer' }), own, heardAt)).toEqual({ code: 'DISPUTE_OWN', details: {} })
    const waiting = {
      ...held,
      dispute: ruledOn(disputed(paidAt + 60), { ruling: toSeller, byUid: 9, at: heardAt }),
    } as OtcOrder
    for (const kind of ['confirmRuling', 'rejectRuling'] as const) {
      expect(refusal(waiting, { kind }, own, heardAt)).toEqual({ code: 'DISPUTE_OWN', details: {} })
    }
  })

  const toSeller = { to: 'seller', malicious: 'buyer' } as const
  const bySecond: HeldOtcOrder = { ...held, disputeTerms: { responseSeconds: DAY, needsSecondArbiter: true } }

  test('wait for a second arbiter where the terms ask for one, the blame with them', () => {
    const waiting = next(bySecond, { kind: 'rule', ruling: toSeller }, arbiter, heardAt)
    expect(waiting).toEqual({
      state: {
        ...bySecond,
        dispute: ruledOn(disputed(paidAt + 60), { ruling: toSeller, byUid: 100_018, at: heardAt }),
      },
      moves: [],
      note: 'otcOrder.rulingAwaitsSecond',
    })
    const second = { kind: 'arbiter', uid: 100_019 } as const
    expect(refusal(waiting.state, { kind: 'confirmRuling' }, arbiter, heardAt)).toMatchObject({
      code: 'DISPUTE_RULING_OWN',
    })
    expect(next(waiting.state, { kind: 'confirmRuling' }, second, heardAt + 9)).toMatchObject({
      state: { kind: 'cancelled', cancellation: 'ruledToSeller', malicious: 'buyer', endedAt: heardAt + 9 },
      moves: allBack,
      note: 'otcOrder.rulingConfirmed',
    })
  })

  test('that wait are not dodged: neither by taking the hold back nor by demanding settlement', () => {
    const waiting = next(bySecond, { kind: 'rule', ruling: toSeller }, arbiter, heardAt).state
    const free = next(waiting, { kind: 'cancelHold' }, seller, heardAt + 1).state
    expect(free).toMatchObject({ kind: 'paid', holdDisabled: true, dispute: { kind: 'ruled', openedAt: paidAt + 60 } })
    expect(refusal(free, { kind: 'requireSettle' }, buyer, heardAt * 2)).toEqual({
      code: 'DISPUTE_RULING_PENDING',
      details: {},
    })
    const second = { kind: 'arbiter', uid: 100_019 } as const
    expect(next(free, { kind: 'rejectRuling' }, second, heardAt + 9).state).toMatchObject({
      kind: 'paid',
      silence: { from: heardAt + 9, renewed: true },
      dispute: { kind: 'none' },
    })
  })

  test('before payment lapse when the buyer pays: the case is another one then', () => {
    const terms = { ...accusedUnpaid, disputeTerms: bySecond.disputeTerms }
    const waiting = next(terms, { kind: 'rule', ruling: toSeller }, arbiter, createdAt + 5 + DAY).state
    expect(next(waiting, { kind: 'pay' }, buyer, createdAt + 9 + DAY).state).toMatchObject({
      kind: 'paid',
      silence: { from: createdAt + 9 + DAY, renewed: false },
      dispute: disputed(createdAt + 5, { seller: createdAt + 5 }),
    })
    const takenBack = next(waiting, { kind: 'cancelComplaint' }, seller, createdAt + 7 + DAY).state
    expect(refusal(takenBack, { kind: 'expire' }, clock, createdAt + 9 * DAY)).toMatchObject({
      code: 'DISPUTE_RULING_PENDING',
    })
    expect(next(takenBack, { kind: 'pay' }, buyer, createdAt + 9 + DAY).state).toMatchObject({
      kind: 'paid',
      silence: { from: createdAt + 9 + DAY, renewed: false },
      dispute: undisputed,
    })
  })

  test('to the seller, with the blame where the arbiter puts it', () => {
    expect(next(held, rule({ to: 'seller' }, 'buyer'), arbiter, heardAt)).toEqual({
      state: { ...held, ...ended(heardAt, 'buyer'), kind: 'cancelled', cancellation: 'ruledToSeller' },
      moves: allBack,
      note: 'otcOrder.ruled',
    })
  })

  const withFee: HeldOtcOrder = { ...held, feeBasisPoints: 250 }

  test('to the buyer, who bears the fee, rounded down', () => {
    expect(next(withFee, rule({ to: 'buyer' }, 'seller'), arbiter, heardAt)).toEqual({
      state: { ...withFee, ...ended(heardAt, 'seller'), kind: 'completed', completion: { how: 'ruledToBuyer' } },
      moves: [
        { from: 'escrow', to: 'buyer', money: money('BTC', 976n) },
        { from: 'escrow', to: 'platform', money: money('BTC', 25n) },
      ],
      note: 'otcOrder.ruled',
    })
  })

  test('a split loses no unit and takes the fee from the buyer’s part', () => {
    expect(next(withFee, rule({ to: 'split', buyerBasisPoints: 6_667 }), arbiter, heardAt)).toEqual({
      state: {
        ...withFee,
        ...ended(heardAt, null),
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

  test.each([
    [3n, 1],
    [3n, 9_999],
    [1n, 1],
    [1n, 5_000],
    [1n, 9_999],
  ])('a split of %d units by %d basis points would leave one side nothing once it is rounded', (units, share) => {
    const dust: HeldOtcOrder = { ...held, escrow: money('BTC', units) }
    expect(refusal(dust, rule({ to: 'split', buyerBasisPoints: share }), arbiter, heardAt)).toEqual({
      code: 'DISPUTE_SPLIT_INVALID',
      details: {},
    })
  })

  test.each([
    [2n, 5_000],
    [3n, 3_334],
    [10_000n, 1],
    [10_000n, 9_999],
  ])('a split of %d units by %d basis points leaves both something', (units, share) => {
    const { moves } = next(
      { ...held, escrow: money('BTC', units) },
      rule({ to: 'split', buyerBasisPoints: share }),
      arbiter,
      heardAt,
    )
    expect(moves.map((move) => move.to)).toEqual(['buyer', 'source'])
    expect(moves.reduce((sum, move) => sum + move.money.units, 0n)).toBe(units)
  })
})

const propose = (units: bigint) => ({ kind: 'proposeSplit', buyer: money('BTC', units) }) as const
const accept = (units: bigint) => ({ kind: 'acceptSplit', buyer: money('BTC', units) }) as const

describe('a split by agreement', () => {
  test('is for orders that were paid', () => {
    expect(refusal(unpaid, propose(400n), buyer, paidAt)).toEqual({ code: 'OTC_ORDER_NOT_PAID', details: {} })
    expect(refusal(paid, propose(1_001n), buyer, paidAt)).toEqual({ code: 'DISPUTE_SPLIT_INVALID', details: {} })
    expect(refusal(paid, accept(400n), buyer, paidAt)).toEqual({ code: 'DISPUTE_NO_PROPOSAL', details: {} })
  })

  test('pays both to the unit, the fee from the buyer’s part, and blames nobody', () => {
    const withFee = { ...paid, feeBasisPoints: 250 }
    const offered = next(withFee, propose(400n), seller, paidAt + 5)
    expect(offered).toMatchObject({ moves: [], note: 'otcOrder.sellerProposedSplit' })
    const { state, moves, note } = next(offered.state, accept(400n), buyer, paidAt + 9)
    expect(state).toMatchObject({
      kind: 'completed',
      endedAt: paidAt + 9,
      malicious: null,
      completion: { how: 'agreedSplit', buyer: money('BTC', 400n) },
      dispute: { kind: 'none', proposal: null },
    })
    expect(moves).toEqual([
      { from: 'escrow', to: 'buyer', money: money('BTC', 390n) },
      { from: 'escrow', to: 'platform', money: money('BTC', 10n) },
      { from: 'escrow', to: 'source', money: money('BTC', 601n) },
    ])
    expect(note).toBe('otcOrder.buyerAcceptedSplit')
  })
})

describe('who pays', () => {
  const stated = { kind: 'pay', stated: true } as const
  const evidenced: PaidOtcOrder = { ...paid, evidenceAt: paidAt }

  test('is stated with the mark, or after it, once', () => {
    expect(next(unpaid, stated, buyer, paidAt).state).toEqual(evidenced)
    expect(next(unpaid, { kind: 'pay' }, buyer, paidAt).state).toEqual(paid)
    for (const state of [unpaid, paid, held]) {
      const given = next(state, { kind: 'giveEvidence' }, buyer, paidAt + 5)
      expect(given).toEqual({ state: { ...state, evidenceAt: paidAt + 5 }, moves: [], note: 'otcOrder.evidenceGiven' })
      expect(refusal(given.state, { kind: 'giveEvidence' }, buyer, paidAt + 6)).toEqual({
        code: 'OTC_EVIDENCE_GIVEN',
        details: {},
      })
    }
  })

  test('is not stated again with the mark', () => {
    const shown = { ...unpaid, evidenceAt: createdAt + 9 }
    expect(refusal(shown, stated, buyer, paidAt)).toEqual({ code: 'OTC_EVIDENCE_GIVEN', details: {} })
    expect(next(shown, { kind: 'pay' }, buyer, paidAt).state).toMatchObject({ kind: 'paid', evidenceAt: createdAt + 9 })
  })

  test('is confirmed by the seller before the coin leaves, where it was stated', () => {
    expect(refusal(evidenced, { kind: 'release' }, seller, paidAt)).toEqual({
      code: 'OTC_RELEASE_UNCONFIRMED',
      details: {},
    })
    expect(next(evidenced, { kind: 'release', matches: true }, seller, paidAt).state.kind).toBe('completed')
    expect(next(paid, { kind: 'release' }, seller, paidAt).state.kind).toBe('completed')
  })

  test('keeps the buyer’s record clean when the seller demands cancellation', () => {
    const shown = { ...unpaid, evidenceAt: createdAt + 9 }
    expect(next(shown, { kind: 'requireCancel' }, seller, createdAt + 3_600).state).toMatchObject({ malicious: null })
    expect(next(unpaid, { kind: 'requireCancel' }, seller, createdAt + 3_600).state).toMatchObject({
      malicious: 'buyer',
    })
  })
})

describe('fiat that arrives late', () => {
  const late = paidAt + 3_601
  const record = { kind: 'recordArrival' } as const
  const refund = { kind: 'requestRefund' } as const

  test('is recorded once, by the seller, over an hour after it was marked', () => {
    expect(refusal(paid, record, seller, late - 1)).toEqual({
      code: 'OTC_ARRIVAL_NOT_LATE',
      details: { secondsLeft: 1 },
    })
    for (const state of [paid, held]) {
      const recorded = next(state, record, seller, late)
      expect(recorded).toEqual({ state: { ...state, arrivedAt: late }, moves: [], note: 'otcOrder.arrivalRecorded' })
      expect(refusal(recorded.state, record, seller, late + 1)).toEqual({ code: 'OTC_ARRIVAL_RECORDED', details: {} })
    }
  })

  test('is the ground on which the buyer asks for a refund: a complaint like any other', () => {
    expect(refusal(paid, refund, buyer, late)).toEqual({ code: 'OTC_ARRIVAL_NOT_RECORDED', details: {} })
    const recorded = { ...paid, arrivedAt: late }
    const { state, moves, note } = next(recorded, refund, buyer, late + 9)
    expect(state.dispute).toMatchObject({ kind: 'open', openedAt: late + 9, complaintAt: { buyer: late + 9 } })
    expect([moves, note]).toEqual([[], 'otcOrder.refundRequested'])
    expect(refusal(state, refund, buyer, late + 10)).toEqual({ code: 'DISPUTE_ALREADY_COMPLAINED', details: {} })
    const spent = { ...recorded, dispute: { ...undisputed, said: { buyer: said({ complaints: 20 }), seller: said() } } }
    expect(refusal(spent, refund, buyer, late)).toEqual({
      code: 'DISPUTE_COMPLAINTS_TOO_MANY',
      details: { maximum: 20 },
    })
  })
})

describe('the demand for settlement', () => {
  const late = paidAt + 3_600
  const demand = { kind: 'requireSettle' } as const

  test('settles only with evidence where the order was taken so', () => {
    const strict: PaidOtcOrder = { ...paid, settleDemand: 'settlesWithEvidence' }
    const lacking = { code: 'OTC_SETTLE_NEEDS_EVIDENCE', details: { secondsLeft: 3_600 } }
    expect([refusal(strict, demand, buyer, paidAt), refusal(strict, demand, buyer, late)]).toEqual([lacking, lacking])
    const { state, note } = next({ ...strict, evidenceAt: paidAt }, demand, buyer, late)
    expect([state.kind, note]).toEqual(['completed', 'otcOrder.settleRequired'])
  })

  test('waits the whole time for a seller who got the evidence late, where settlement asks for it', () => {
    const strict: PaidOtcOrder = { ...paid, settleDemand: 'settlesWithEvidence' }
    const shown = next(strict, { kind: 'giveEvidence' }, buyer, late).state
    expect(refusal(shown, demand, buyer, late)).toEqual({
      code: 'OTC_ORDER_TOO_EARLY',
      details: { secondsLeft: 3_600 },
    })
    expect(refusal(shown, demand, buyer, late + 3_599)).toMatchObject({ details: { secondsLeft: 1 } })
    expect(next(shown, demand, buyer, late + 3_600).state).toMatchObject({ kind: 'completed', malicious: 'seller' })
    // Elsewhere nothing waits for it.
    const plain = next(paid, { kind: 'giveEvidence' }, buyer, late).state
    expect(next(plain, demand, buyer, late).state.kind).toBe('completed')
  })

  test('given while the time stands still, evidence counts from when it goes on', () => {
    const strict: PaidOtcOrder = {
      ...paid,
      settleDemand: 'settlesWithEvidence',
      silence: { from: paidAt, renewed: true },
    }
    const held = next(strict, { kind: 'hold' }, seller, paidAt + 600).state
    const shown = next(held, { kind: 'giveEvidence' }, buyer, paidAt + 5_000).state
    expect(refusal(shown, demand, buyer, paidAt + 6_000)).toMatchObject({
      code: 'OTC_ORDER_HELD',
      details: { secondsLeft: 3_600 },
    })
    const lifted = next(shown, { kind: 'cancelHold' }, seller, paidAt + 7_000).state
    expect(refusal(lifted, demand, buyer, paidAt + 7_000)).toMatchObject({ details: { secondsLeft: 3_600 } })
    expect(next(lifted, demand, buyer, paidAt + 10_600).state.kind).toBe('completed')
  })

  test('opens a dispute with a short time to answer where the order was taken so', () => {
    const gentle: PaidOtcOrder = { ...paid, settleDemand: 'opensDispute' }
    const { state, moves, note } = next(gentle, demand, buyer, late)
    expect(state).toEqual({
      ...gentle,
      disputeTerms: { responseSeconds: 14_400, needsSecondArbiter: false },
      dispute: {
        ...disputed(late, { buyer: late }),
        said: { buyer: said({ complaints: 1 }), seller: said() },
      },
    })
    expect([moves, note]).toEqual([[], 'otcOrder.settleDisputed'])
    const ruling = rule({ to: 'buyer' })
    expect(refusal(state, ruling, arbiter, late + 14_399)).toMatchObject({ code: 'DISPUTE_RESPONSE_RUNNING' })
    expect(next(state, ruling, arbiter, late + 14_400).state.kind).toBe('completed')
    const shorter = { ...gentle, disputeTerms: { responseSeconds: 600, needsSecondArbiter: false } }
    expect(next(shorter, demand, buyer, late).state.disputeTerms.responseSeconds).toBe(600)
  })

  test('counts as a complaint where it opens a dispute', () => {
    const spent = { ...undisputed, said: { buyer: said({ complaints: 20 }), seller: said() } }
    const gentle: PaidOtcOrder = { ...paid, settleDemand: 'opensDispute', dispute: spent }
    expect(refusal(gentle, demand, buyer, late)).toEqual({
      code: 'DISPUTE_COMPLAINTS_TOO_MANY',
      details: { maximum: 20 },
    })
    expect(next({ ...gentle, settleDemand: 'settles' }, demand, buyer, late).state.kind).toBe('completed')
  })
})

const take = (state: OtcOrder, ...steps: readonly [OtcOrderEvent['kind'], OtcOrderActor, number][]): OtcOrder =>
  steps.reduce((at, [kind, actor, when]) => next(at, eventOf(kind), actor, when).state, state)
const settledFrom = (state: OtcOrder, at: number) =>
  [at - 1, at].map((now) => refusal(state, { kind: 'requireSettle' }, buyer, now))

describe('the seller’s time', () => {
  const secondLeft = [{ code: 'OTC_ORDER_TOO_EARLY', details: { secondsLeft: 1 } }, 'taken']

  test('is whole again after a hold', () => {
    expect(
      settledFrom(
        take(paid, ['hold', seller, paidAt + 3_500], ['cancelHold', seller, paidAt + 20_000]),
        paidAt + 23_600,
      ),
    ).toEqual(secondLeft)
  })

  test('is whole again after a complaint, whoever made it', () => {
    for (const side of [buyer, seller]) {
      const calm = take(paid, ['complain', side, paidAt + 10], ['cancelComplaint', side, paidAt + 5_000])
      expect(settledFrom(calm, paidAt + 8_600)).toEqual(secondLeft)
    }
  })

  test('is whole again once: later it goes on where it stood', () => {
    const once = take(paid, ['complain', seller, paidAt + 10], ['cancelComplaint', seller, paidAt + 1_000])
    const twice = take(once, ['complain', seller, paidAt + 2_000], ['cancelComplaint', seller, paidAt + 9_000])
    expect(settledFrom(twice, paidAt + 9_000 + 2_600)).toEqual(secondLeft)
    expect(refusal(take(once, ['complain', seller, paidAt + 2_000]), { kind: 'requireSettle' }, buyer, paidAt)).toEqual(
      {
        code: 'OTC_ORDER_COMPLAINT_STANDS',
        details: { secondsLeft: 2_600, hearingSeconds: 90_000 },
      },
    )
  })

  test('stands still until the last of several is taken back', () => {
    const both = take(
      paid,
      ['complain', buyer, paidAt + 10],
      ['hold', seller, paidAt + 20],
      ['cancelComplaint', buyer, paidAt + 30],
    )
    expect(refusal(both, { kind: 'requireSettle' }, buyer, paidAt + 9_999)).toMatchObject({ code: 'OTC_ORDER_HELD' })
    expect(settledFrom(take(both, ['cancelHold', seller, paidAt + 10_000]), paidAt + 13_600)).toEqual(secondLeft)
  })

  test('a clock that stands behind the complaint shortens nothing', () => {
    const once = take(paid, ['complain', seller, paidAt + 10], ['cancelComplaint', seller, paidAt + 1_000])
    expect(
      settledFrom(
        take(once, ['complain', seller, paidAt + 2_000], ['cancelComplaint', seller, paidAt + 1_900]),
        paidAt + 4_600,
      ),
    ).toEqual(secondLeft)
  })
})

const offered = (state: OtcOrder, actor: OtcOrderActor, now: number) =>
  allowedEvents(state, actor, now).flatMap((offer) => (offer.allowed ? [offer.event] : []))

test('the buttons of both sides', () => {
  expect(offered(unpaid, buyer, paidAt)).toEqual(['pay', 'giveEvidence', 'cancel'])
  expect(offered(unpaid, seller, createdAt + 3_600)).toEqual(['requireCancel', 'complain'])
  expect(offered(paid, buyer, paidAt + 3_600)).toEqual([
    'giveEvidence',
    'proposeReturn',
    'requireSettle',
    'complain',
    'proposeSplit',
  ])
  expect(offered(returning, seller, paidAt + 9)).toEqual([
    'acceptReturn',
    'hold',
    'release',
    'complain',
    'proposeSplit',
  ])
  expect(offered(returning, buyer, paidAt + 9)).toEqual(['giveEvidence', 'complain', 'proposeSplit', 'withdrawSplit'])
  expect(offered(paid, seller, paidAt)).toEqual(['proposeReturn', 'hold', 'release', 'complain', 'proposeSplit'])
  expect(offered(heldContested, seller, paidAt)).toEqual([
    'proposeReturn',
    'cancelHold',
    'release',
    'cancelComplaint',
    'stateCase',
    'proposeSplit',
  ])
})
