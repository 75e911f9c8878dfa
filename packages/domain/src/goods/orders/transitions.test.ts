import { describe, expect, test } from 'vitest'
import { BOTH_PRESENT, type Ruling } from '../../trust/disputes/index.ts'
import { DomainError } from '../../errors/index.ts'
import { money, usd, type CurrencyCode } from '../../money/index.ts'
import {
  allowedEvents,
  next,
  openGoodsOrder,
  type GoodsOrder,
  type GoodsOrderActor,
  type GoodsOrderEvent,
} from './index.ts'

const paidAt = 1_760_000_000
const protectUntil = paidAt + 1_296_000
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter', uid: 100_018 } as const
const second = { kind: 'arbiter', uid: 100_017 } as const
const clock = { kind: 'clock' } as const
const actors = [buyer, seller, arbiter, clock]

const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1_001n),
  feeBasisPoints: 0,
  protectionSeconds: 1_296_000,
  disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: false },
  paidAt,
}
const open = openGoodsOrder(terms).state

const after = (
  state: GoodsOrder,
  ...steps: readonly [GoodsOrderEvent['kind'], GoodsOrderActor, number][]
): GoodsOrder => steps.reduce((at, [kind, actor, now]) => next(at, eventOf(kind), actor, now).state, state)

const eventOf = (kind: GoodsOrderEvent['kind']): GoodsOrderEvent => {
  if (kind === 'rule') return { kind, ruling: { to: 'buyer' } }
  return kind === 'proposeSplit' || kind === 'acceptSplit' ? { kind, buyer: money('LTC', 400n) } : { kind }
}

const propose = (units: bigint, asset: CurrencyCode = 'LTC') =>
  ({ kind: 'proposeSplit', buyer: money(asset, units) }) as const
const accept = (units: bigint, asset: CurrencyCode = 'LTC') =>
  ({ kind: 'acceptSplit', buyer: money(asset, units) }) as const
const rule = (ruling: Ruling) => ({ kind: 'rule', ruling }) as const

const held = after(open, ['hold', buyer, paidAt + 100])
const complained = after(held, ['complain', buyer, paidAt + 200])
const contested = after(complained, ['complain', seller, paidAt + 300])
const resumed = after(held, ['cancelHold', buyer, paidAt + 600])
const completed = after(open, ['confirm', buyer, paidAt + 50])
const revoked = after(open, ['refund', seller, paidAt + 50])
const proposed = after(held, ['proposeSplit', buyer, paidAt + 250])
/** Both sides stated their case. */
const stated = after(contested, ['stateCase', buyer, paidAt + 400], ['stateCase', seller, paidAt + 500])
const bySecond = <S extends GoodsOrder>(state: S): S => ({
  ...state,
  disputeTerms: { responseSeconds: 259_200, needsSecondArbiter: true },
})
const ruledOn = after(bySecond(stated), ['rule', arbiter, paidAt + 600])

/** Fields that an ended order keeps of a running one. */
const without = (state: GoodsOrder) => {
  const { pendingRuling: _lapsed, ...dispute } = { pendingRuling: null, ...state.dispute, proposal: null }
  return { ...state, dispute: { ...dispute, kind: dispute.kind === 'none' ? 'none' : 'open' } }
}

const said = (of: { complaints?: number; statements?: number; proposals?: number }) => ({
  complaints: 0,
  statements: 0,
  proposals: 0,
  ...of,
})

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
    ['deliver', [buyer, arbiter, clock]],
    ['cancel', [seller, arbiter, clock]],
    ['settle', [buyer, seller, arbiter]],
    ['stateCase', [arbiter, clock]],
    ['proposeSplit', [arbiter, clock]],
    ['withdrawSplit', [arbiter, clock]],
    ['acceptSplit', [arbiter, clock]],
    ['rule', [buyer, seller, clock]],
    ['confirmRuling', [buyer, seller, clock]],
    ['rejectRuling', [buyer, seller, clock]],
  ])('%s belongs to its party, whatever the state', (event, others) => {
    for (const state of [open, contested, ruledOn, completed]) {
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
    ['a second buyer complaint', contested, { kind: 'complain' }, buyer, paidAt, 'DISPUTE_ALREADY_COMPLAINED', {}],
    ['a second seller complaint', contested, { kind: 'complain' }, seller, paidAt, 'DISPUTE_ALREADY_COMPLAINED', {}],
    ['taking back no buyer complaint', held, { kind: 'cancelComplaint' }, buyer, paidAt, 'DISPUTE_NO_COMPLAINT', {}],
    [
      'taking back no seller complaint',
      complained,
      { kind: 'cancelComplaint' },
      seller,
      paidAt,
      'DISPUTE_NO_COMPLAINT',
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
      stated,
      rule({ to: 'split', buyerBasisPoints: 0 }),
      arbiter,
      paidAt + 500,
      'DISPUTE_SPLIT_INVALID',
      {},
    ],
    [
      'a split that leaves the seller nothing',
      stated,
      rule({ to: 'split', buyerBasisPoints: 10_000 }),
      arbiter,
      paidAt + 500,
      'DISPUTE_SPLIT_INVALID',
      {},
    ],
    [
      'a split of half a basis point',
      stated,
      rule({ to: 'split', buyerBasisPoints: 1.5 }),
      arbiter,
      paidAt + 500,
      'DISPUTE_SPLIT_INVALID',
      {},
    ],
    ['stating a case without a hold', open, { kind: 'stateCase' }, buyer, paidAt, 'ORDER_NOT_HELD', {}],
    ['proposing nothing', open, propose(0n), buyer, paidAt, 'DISPUTE_SPLIT_INVALID', {}],
    ['proposing a debt', held, propose(-1n), seller, paidAt, 'DISPUTE_SPLIT_INVALID', {}],
    ['proposing all of it', held, propose(1_001n), seller, paidAt, 'DISPUTE_SPLIT_INVALID', {}],
    ['proposing another coin', open, propose(400n, 'BTC'), buyer, paidAt, 'DISPUTE_SPLIT_INVALID', {}],
    ['taking back no proposal', held, { kind: 'withdrawSplit' }, buyer, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['taking back the other side’s', proposed, { kind: 'withdrawSplit' }, seller, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['accepting no proposal', held, accept(400n), seller, paidAt, 'DISPUTE_NO_PROPOSAL', {}],
    ['accepting one’s own proposal', proposed, accept(400n), buyer, paidAt, 'DISPUTE_PROPOSAL_OWN', {}],
    ['accepting another amount', proposed, accept(399n), seller, paidAt, 'DISPUTE_PROPOSAL_CHANGED', {}],
    ['accepting another coin', proposed, accept(400n, 'BTC'), seller, paidAt, 'DISPUTE_PROPOSAL_CHANGED', {}],
    [
      'a ruling while the other side may still answer',
      after(contested, ['stateCase', buyer, paidAt + 400]),
      rule({ to: 'buyer' }),
      arbiter,
      paidAt + 200 + 259_199,
      'DISPUTE_RESPONSE_RUNNING',
      { secondsLeft: 1 },
    ],
    [
      'a ruling on a hold that nobody complained about',
      held,
      rule({ to: 'seller' }),
      arbiter,
      paidAt + 100 + 1_295_999,
      'DISPUTE_RESPONSE_RUNNING',
      { secondsLeft: 1 },
    ],
    [
      'a ruling by the buyer as arbiter',
      stated,
      rule({ to: 'buyer' }),
      { kind: 'arbiter', uid: 100_001 },
      paidAt + 600,
      'DISPUTE_OWN',
      {},
    ],
    [
      'a ruling by the seller as arbiter',
      stated,
      rule({ to: 'seller' }),
      { kind: 'arbiter', uid: 100_002 },
      paidAt + 600,
      'DISPUTE_OWN',
      {},
    ],
    ['a ruling beside a pending one', ruledOn, rule({ to: 'seller' }), second, paidAt, 'DISPUTE_RULING_PENDING', {}],
    ['confirming no ruling', stated, { kind: 'confirmRuling' }, second, paidAt, 'DISPUTE_NO_RULING_PENDING', {}],
    ['rejecting no ruling', stated, { kind: 'rejectRuling' }, second, paidAt, 'DISPUTE_NO_RULING_PENDING', {}],
    ['confirming without a hold', open, { kind: 'confirmRuling' }, second, paidAt, 'ORDER_NOT_HELD', {}],
    ['confirming one’s own ruling', ruledOn, { kind: 'confirmRuling' }, arbiter, paidAt, 'DISPUTE_RULING_OWN', {}],
    ['rejecting one’s own ruling', ruledOn, { kind: 'rejectRuling' }, arbiter, paidAt, 'DISPUTE_RULING_OWN', {}],
    [
      'confirming as the seller',
      ruledOn,
      { kind: 'confirmRuling' },
      { kind: 'arbiter', uid: 100_002 },
      paidAt,
      'DISPUTE_OWN',
      {},
    ],
    ['a hold on an order that was ruled on', ruledOn, { kind: 'hold' }, buyer, paidAt, 'ORDER_ALREADY_HELD', {}],
    ['settling an order that was ruled on', ruledOn, { kind: 'settle' }, clock, protectUntil, 'ORDER_ALREADY_HELD', {}],
  ])('%s', (_what, state, event, actor, now, code, details) => {
    expect(refusal(state, event, actor, now)).toEqual({ code, details })
  })
})

test('the payment goes into escrow and protection starts', () => {
  expect(openGoodsOrder(terms)).toEqual({
    state: {
      ...terms,
      kind: 'open',
      promisedUntil: null,
      protectUntil,
      deliveredAt: null,
      holdDisabled: false,
      absence: BOTH_PRESENT,
      dispute: { kind: 'none', proposal: null, said: { buyer: said({}), seller: said({}) } },
    },
    moves: [{ from: 'buyer', to: 'escrow', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.placed',
  })
})

test('the buyer confirms and the seller is paid', () => {
  expect(next(open, { kind: 'confirm' }, buyer, paidAt + 50)).toEqual({
    state: { ...without(open), kind: 'completed', settledAt: paidAt + 50, completion: { how: 'confirmed' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.confirmed',
  })
})

test('the buyer may confirm under a hold: the case closes', () => {
  expect(next(contested, { kind: 'confirm' }, buyer, paidAt + 500)).toEqual({
    state: { ...without(contested), kind: 'completed', settledAt: paidAt + 500, completion: { how: 'confirmed' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.confirmed',
  })
})

test('a hold in the last second stops the clock', () => {
  expect(next(open, { kind: 'hold' }, buyer, protectUntil - 1)).toEqual({
    state: {
      ...open,
      kind: 'held',
      dispute: {
        ...open.dispute,
        kind: 'open',
        openedAt: protectUntil - 1,
        complaintAt: { buyer: null, seller: null },
        statedAt: { buyer: null, seller: null },
      },
    },
    moves: [],
    note: 'goodsOrder.held',
  })
})

test('a hold taken back gives the held time back, once', () => {
  const sellerComplained = after(held, ['complain', seller, paidAt + 300])
  expect(next(sellerComplained, { kind: 'cancelHold' }, buyer, paidAt + 600)).toEqual({
    state: {
      ...open,
      holdDisabled: true,
      protectUntil: protectUntil + 500,
      dispute: { ...open.dispute, said: { buyer: said({}), seller: said({ complaints: 1 }) } },
    },
    moves: [],
    note: 'goodsOrder.holdCancelled',
  })
})

test('a clock that stands behind the hold shortens nothing', () => {
  expect(after(held, ['cancelHold', buyer, paidAt + 40])).toMatchObject({ kind: 'open', protectUntil })
})

test.each([
  ['complain', buyer, held, { buyer: paidAt + 700, seller: null }, 'goodsOrder.buyerComplained'],
  ['complain', seller, held, { buyer: null, seller: paidAt + 700 }, 'goodsOrder.sellerComplained'],
  ['cancelComplaint', buyer, contested, { buyer: null, seller: paidAt + 300 }, 'goodsOrder.buyerComplaintCancelled'],
  ['cancelComplaint', seller, contested, { buyer: paidAt + 200, seller: null }, 'goodsOrder.sellerComplaintCancelled'],
] as const)('%s by %o marks its own side only', (kind, actor, state, complaintAt, note) => {
  const step = next(state, { kind }, actor, paidAt + 700)
  expect(step).toMatchObject({ state: { dispute: { complaintAt } }, moves: [], note })
  const { dispute } = step.state
  const unmarked = { ...state.dispute, complaintAt }
  expect({ ...step.state, dispute: { ...dispute, said: state.dispute.said } }).toEqual({ ...state, dispute: unmarked })
  expect(dispute.said[actor.kind].complaints).toBe(1)
})

test.each([
  ['running', open],
  ['held', contested],
])('the seller refunds a %s order', (_what, state) => {
  expect(next(state, { kind: 'refund' }, seller, paidAt + 50)).toEqual({
    state: { ...without(state), kind: 'revoked', settledAt: paidAt + 50, revocation: 'refunded' },
    moves: [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.refunded',
  })
})

test('the clock settles at the end of protection', () => {
  expect(next(open, { kind: 'settle' }, clock, protectUntil)).toEqual({
    state: { ...without(open), kind: 'completed', settledAt: protectUntil, completion: { how: 'settled' } },
    moves: [{ from: 'escrow', to: 'seller', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.settled',
  })
})

/** A hold, then statements of both sides. */
const HEARD: readonly [GoodsOrderEvent['kind'], GoodsOrderActor, number][] = [
  ['hold', buyer, paidAt],
  ['stateCase', buyer, paidAt],
  ['stateCase', seller, paidAt],
]

describe('rulings', () => {
  const withFee = after(openGoodsOrder({ ...terms, feeBasisPoints: 250 }).state, ...HEARD)
  const ruled = (ruling: Ruling) => next(withFee, rule(ruling), arbiter, paidAt + 9)

  test('to the buyer returns everything, without a fee', () => {
    expect(ruled({ to: 'buyer' })).toEqual({
      state: { ...without(withFee), kind: 'revoked', settledAt: paidAt + 9, revocation: 'ruledToBuyer' },
      moves: [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }],
      note: 'goodsOrder.ruled',
    })
  })

  test('to the seller takes the fee, rounded down', () => {
    expect(ruled({ to: 'seller' })).toEqual({
      state: { ...without(withFee), kind: 'completed', settledAt: paidAt + 9, completion: { how: 'ruledToSeller' } },
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
        ...without(withFee),
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

  test.each([
    [1_001n, 4, false],
    [1_001n, 5, true],
    [1_001n, 9_995, true],
    [1_001n, 9_996, false],
    [10_000n, 1, true],
    [10_000n, 9_999, true],
    [1n, 1, false],
    [1n, 5_000, false],
    [1n, 9_999, false],
    [2n, 5_000, true],
  ])(
    'a split of %d units by %d basis points leaves both sides something once it is rounded: %s',
    (escrow, share, left) => {
      const heard = after(openGoodsOrder({ ...terms, escrow: money('LTC', escrow) }).state, ...HEARD)
      const told = refusal(heard, rule({ to: 'split', buyerBasisPoints: share }), arbiter, paidAt)
      expect(told).toEqual(left ? 'taken' : { code: 'DISPUTE_SPLIT_INVALID', details: {} })
    },
  )
})

const offered = (state: GoodsOrder, actor: GoodsOrderActor, now: number) =>
  Object.fromEntries(allowedEvents(state, actor, now).map((offer) => [offer.event, offer.reason ?? true]))

describe('allowed events', () => {
  test('the buyer of a running order', () => {
    expect(offered(open, buyer, paidAt)).toEqual({
      cancel: 'ORDER_DELIVERED',
      confirm: true,
      hold: true,
      cancelHold: 'ORDER_NOT_HELD',
      complain: 'ORDER_NOT_HELD',
      cancelComplaint: 'ORDER_NOT_HELD',
      stateCase: 'ORDER_NOT_HELD',
      proposeSplit: true,
      withdrawSplit: 'DISPUTE_NO_PROPOSAL',
      acceptSplit: 'DISPUTE_NO_PROPOSAL',
    })
  })

  test('the seller of a contested order', () => {
    expect(offered(contested, seller, paidAt)).toEqual({
      deliver: 'ORDER_DELIVERED',
      complain: 'DISPUTE_ALREADY_COMPLAINED',
      cancelComplaint: true,
      refund: true,
      stateCase: true,
      proposeSplit: true,
      withdrawSplit: 'DISPUTE_NO_PROPOSAL',
      acceptSplit: 'DISPUTE_NO_PROPOSAL',
    })
  })

  test('a ruling is offered before its share is chosen', () => {
    expect(offered(stated, arbiter, paidAt + 500)).toEqual({
      rule: true,
      confirmRuling: 'DISPUTE_NO_RULING_PENDING',
      rejectRuling: 'DISPUTE_NO_RULING_PENDING',
    })
  })

  test('an arbiter who is a party is offered nothing', () => {
    const own = { kind: 'arbiter', uid: 100_001 } as const
    expect(offered(ruledOn, own, paidAt)).toEqual({
      rule: 'DISPUTE_RULING_PENDING',
      confirmRuling: 'DISPUTE_OWN',
      rejectRuling: 'DISPUTE_OWN',
    })
  })

  test('the clock is told how long it waits', () => {
    expect(allowedEvents(open, clock, protectUntil - 5)).toEqual([
      { event: 'settle', allowed: false, reason: 'ORDER_PROTECTION_RUNNING', details: { secondsLeft: 5 } },
    ])
    expect(allowedEvents(open, clock, protectUntil)).toEqual([{ event: 'settle', allowed: true }])
  })
})

describe('the case of each side', () => {
  test('is marked when it is first stated, by its own side only', () => {
    const first = next(held, { kind: 'stateCase' }, seller, paidAt + 300)
    expect(first).toEqual({
      state: {
        ...held,
        dispute: {
          ...held.dispute,
          statedAt: { buyer: null, seller: paidAt + 300 },
          said: { buyer: said({}), seller: said({ statements: 1 }) },
        },
      },
      moves: [],
      note: 'goodsOrder.sellerStated',
    })
    expect(next(first.state, { kind: 'stateCase' }, seller, paidAt + 900).state.dispute).toMatchObject({
      statedAt: { buyer: null, seller: paidAt + 300 },
      said: { buyer: said({}), seller: said({ statements: 2 }) },
    })
    expect(next(first.state, { kind: 'stateCase' }, buyer, paidAt + 900)).toMatchObject({
      state: { dispute: { statedAt: { buyer: paidAt + 900, seller: paidAt + 300 } } },
      note: 'goodsOrder.buyerStated',
    })
  })

  test('stated by both lets the arbiter rule at once, without any complaint', () => {
    const heard = after(held, ['stateCase', buyer, paidAt + 200], ['stateCase', seller, paidAt + 300])
    expect(refusal(heard, rule({ to: 'buyer' }), arbiter, paidAt + 300)).toBe('taken')
  })

  test('unstated, stops the ruling until the time to answer is over', () => {
    expect(refusal(contested, rule({ to: 'buyer' }), arbiter, paidAt + 200 + 259_200)).toBe('taken')
    expect(refusal(held, rule({ to: 'buyer' }), arbiter, paidAt + 100 + 1_296_000)).toBe('taken')
  })

  test('is forgotten when the hold is taken back', () => {
    const heard = after(held, ['stateCase', buyer, paidAt + 200], ['stateCase', seller, paidAt + 300])
    const { dispute, ...rest } = after(heard, ['cancelHold', buyer, paidAt + 600])
    expect(rest).toEqual({ ...resumed, dispute: undefined })
    expect(dispute).toEqual({
      ...resumed.dispute,
      said: { buyer: said({ statements: 1 }), seller: said({ statements: 1 }) },
    })
  })
})

const offer = (by: 'buyer' | 'seller', units: bigint, at: number) => ({ by, buyer: money('LTC', units), at })

describe('a split by agreement', () => {
  test.each([
    ['open', open],
    ['held', held],
    ['ruledOn', ruledOn],
  ])('is proposed from %s and stands alone: the latest counts, whoever made it', (_kind, state) => {
    const first = next(state, propose(400n), buyer, paidAt + 700)
    const { said: before } = state.dispute
    const made = (who: 'buyer' | 'seller') => ({ ...before[who], proposals: 1 })
    expect(first).toEqual({
      state: {
        ...state,
        dispute: {
          ...state.dispute,
          proposal: offer('buyer', 400n, paidAt + 700),
          said: { ...before, buyer: made('buyer') },
        },
      },
      moves: [],
      note: 'goodsOrder.buyerProposedSplit',
    })
    const replaced = next(first.state, propose(300n), seller, paidAt + 800)
    expect(replaced).toMatchObject({
      state: { dispute: { proposal: offer('seller', 300n, paidAt + 800) } },
      note: 'goodsOrder.sellerProposedSplit',
    })
    expect(next(replaced.state, { kind: 'withdrawSplit' }, seller, paidAt + 900)).toEqual({
      state: { ...state, dispute: { ...state.dispute, said: { buyer: made('buyer'), seller: made('seller') } } },
      moves: [],
      note: 'goodsOrder.sellerWithdrewSplit',
    })
  })

  test('outlives a hold and its end', () => {
    const open400 = after(open, ['proposeSplit', seller, paidAt + 5], ['hold', buyer, paidAt + 10])
    expect(open400).toMatchObject({ kind: 'held', dispute: { proposal: offer('seller', 400n, paidAt + 5) } })
    expect(after(open400, ['cancelHold', buyer, paidAt + 20])).toMatchObject({
      kind: 'open',
      dispute: { kind: 'none', proposal: offer('seller', 400n, paidAt + 5) },
    })
  })

  test('accepted by the other side pays both to the unit, the fee from the seller’s part', () => {
    const withFee = after(openGoodsOrder({ ...terms, feeBasisPoints: 250 }).state, ['proposeSplit', buyer, paidAt])
    expect(next(withFee, accept(400n), seller, paidAt + 9)).toEqual({
      state: {
        ...without(withFee),
        kind: 'completed',
        settledAt: paidAt + 9,
        completion: { how: 'agreedSplit', buyer: money('LTC', 400n) },
      },
      moves: [
        { from: 'escrow', to: 'buyer', money: money('LTC', 400n) },
        { from: 'escrow', to: 'seller', money: money('LTC', 586n) },
        { from: 'escrow', to: 'platform', money: money('LTC', 15n) },
      ],
      note: 'goodsOrder.sellerAcceptedSplit',
    })
  })

  test.each([1n, 1_000n])('of %d of 1001 units leaves both something', (units) => {
    const moves = next(next(held, propose(units), seller, paidAt).state, accept(units), buyer, paidAt).moves
    expect(moves.map((move) => move.money.units)).toEqual([units, 1_001n - units])
  })

  test('ends an order that was ruled on too: the pending ruling lapses', () => {
    const agreed = next(next(ruledOn, propose(1n), seller, paidAt + 700).state, accept(1n), buyer, paidAt + 701).state
    expect(agreed).toMatchObject({ kind: 'completed', completion: { how: 'agreedSplit' } })
    expect(Object.keys(agreed.dispute)).not.toContain('pendingRuling')
  })
})

describe('a ruling that needs a second arbiter', () => {
  test('waits, and moves nothing', () => {
    const state = bySecond(stated)
    expect(next(state, rule({ to: 'buyer' }), arbiter, paidAt + 600)).toEqual({
      state: {
        ...state,
        dispute: {
          ...state.dispute,
          kind: 'ruled',
          pendingRuling: { ruling: { to: 'buyer' }, byUid: 100_018, at: paidAt + 600 },
        },
      },
      moves: [],
      note: 'goodsOrder.rulingAwaitsSecond',
    })
  })

  test('takes effect when another arbiter confirms it', () => {
    expect(next(ruledOn, { kind: 'confirmRuling' }, second, paidAt + 700)).toEqual({
      state: { ...without(ruledOn), kind: 'revoked', settledAt: paidAt + 700, revocation: 'ruledToBuyer' },
      moves: [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }],
      note: 'goodsOrder.rulingConfirmed',
    })
  })

  test('rejected by another arbiter leaves the order held, for a new ruling', () => {
    const rejected = next(ruledOn, { kind: 'rejectRuling' }, second, paidAt + 700)
    expect(rejected).toEqual({
      state: bySecond(stated),
      moves: [],
      note: 'goodsOrder.rulingRejected',
    })
    expect(next(rejected.state, rule({ to: 'seller' }), second, paidAt + 800).state).toMatchObject({
      kind: 'held',
      dispute: { kind: 'ruled', pendingRuling: { byUid: 100_017 } },
    })
  })

  test.each([
    ['confirm', buyer, 'completed'],
    ['refund', seller, 'revoked'],
  ] as const)('lapses when the order ends by %s', (kind, actor, end) => {
    const ended = next(ruledOn, { kind }, actor, paidAt + 700).state
    expect(ended).toEqual(expect.objectContaining({ kind: end }))
    expect(Object.keys(ended.dispute)).not.toContain('pendingRuling')
  })

  test('lapses when the hold is taken back', () => {
    const free = after(ruledOn, ['cancelComplaint', buyer, paidAt + 650], ['cancelHold', buyer, paidAt + 700])
    expect(free).toEqual({
      ...bySecond(open),
      holdDisabled: true,
      protectUntil: protectUntil + 600,
      dispute: { ...open.dispute, said: free.dispute.said },
    })
  })
})

test('coin only: an order in dollars does not typecheck', () => {
  // @ts-expect-error escrow is held in coin
  expect(openGoodsOrder({ ...terms, escrow: usd(5) }).moves).toHaveLength(1)
})
