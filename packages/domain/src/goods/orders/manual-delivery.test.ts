import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { codeOf, refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  deadlineOf,
  escrowOf,
  goodsOrderFromRecord,
  goodsOrderToRecord,
  goodsOrderWire,
  isUndelivered,
  next,
  nextPromiseWarning,
  openGoodsOrder,
  partyReturned,
  partyFrozen,
  progressOf,
  statusOf,
  timerOf,
  type GoodsOrder,
} from './index.ts'

const paidAt = 1_760_000_000
const DAY = 86_400
const PROTECTION = 15 * DAY
const promisedUntil = paidAt + DAY
const refundAt = promisedUntil + 7 * DAY
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const arbiter = { kind: 'arbiter', uid: 100_018 } as const
const clock = { kind: 'clock' } as const

const placed = openGoodsOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1_001n),
  feeBasisPoints: 250,
  protectionSeconds: PROTECTION,
  disputeTerms: { responseSeconds: 3 * DAY, needsSecondArbiter: false },
  paidAt,
  promisedUntil,
})
const awaited = placed.state
if (awaited.kind !== 'awaited') throw new Error('not awaited')
const whole = [{ from: 'escrow', to: 'buyer', money: money('LTC', 1_001n) }]
const held = next(awaited, { kind: 'hold' }, buyer, paidAt + 600).state
const allowed = (state: GoodsOrder, actor: typeof buyer | typeof seller | typeof clock, now: number) =>
  allowedEvents(state, actor, now).flatMap((one) => (one.allowed ? [one.event] : []))

test('the money is held as of any order, and nothing is delivered yet', () => {
  expect(placed).toMatchObject({
    state: { kind: 'awaited', promisedUntil, deliveredAt: null, protectUntil: refundAt, holdDisabled: false },
    moves: [{ from: 'buyer', to: 'escrow', money: money('LTC', 1_001n) }],
    note: 'goodsOrder.ordered',
  })
  expect([statusOf(awaited), progressOf(awaited), escrowOf(awaited).units]).toEqual([
    'open',
    'awaitingDelivery',
    1_001n,
  ])
  expect(isUndelivered(awaited)).toBe(true)
})

test('a promise that ends before it begins opens no order', () => {
  expect(codeOf(() => openGoodsOrder({ ...awaited, promisedUntil: paidAt - 1 }))).toBe('TERMS_INVALID')
})

test('what each side may do before and after the promised time', () => {
  expect(allowed(awaited, buyer, promisedUntil - 1)).toEqual(['hold', 'proposeSplit'])
  expect(allowed(awaited, buyer, promisedUntil)).toEqual(['hold', 'cancel', 'proposeSplit'])
  expect(allowed(awaited, seller, promisedUntil)).toEqual(['refund', 'deliver', 'proposeSplit'])
  expect(allowed(awaited, clock, refundAt - 1)).toEqual([])
  expect(allowed(awaited, clock, refundAt)).toEqual(['settle'])
})

describe('refused', () => {
  const delivered = next(awaited, { kind: 'deliver' }, seller, paidAt + 60).state
  const plain = openGoodsOrder({ ...awaited, promisedUntil: null }).state
  test('confirmation of what was not delivered, under a hold too', () => {
    for (const state of [awaited, held])
      expect(codeOf(() => next(state, { kind: 'confirm' }, buyer, paidAt + 700))).toBe('ORDER_UNDELIVERED')
  })
  test('cancelling before the promised time, with the time left', () => {
    expect(refusalOf(() => next(awaited, { kind: 'cancel' }, buyer, promisedUntil - 5))).toEqual({
      code: 'ORDER_PROMISE_RUNNING',
      details: { secondsLeft: 5 },
    })
  })
  test('cancelling and delivering what was delivered', () => {
    for (const state of [delivered, plain]) {
      expect(codeOf(() => next(state, { kind: 'cancel' }, buyer, promisedUntil))).toBe('ORDER_DELIVERED')
      expect(codeOf(() => next(state, { kind: 'deliver' }, seller, promisedUntil))).toBe('ORDER_DELIVERED')
    }
  })
  test('cancelling under a hold: an arbiter may be hearing it', () => {
    expect(codeOf(() => next(held, { kind: 'cancel' }, buyer, promisedUntil))).toBe('ORDER_ALREADY_HELD')
  })
})

test('the protection begins with the delivery', () => {
  const at = promisedUntil + 60
  const { state, moves, note } = next(awaited, { kind: 'deliver' }, seller, at)
  expect(state).toMatchObject({ kind: 'open', deliveredAt: at, protectUntil: at + PROTECTION })
  expect([moves, note]).toEqual([[], 'goodsOrder.delivered'])
  expect(timerOf(state, at)).toMatchObject({ kind: 'running', from: at, remainingSeconds: PROTECTION })
  expect(next(state, { kind: 'settle' }, clock, at + PROTECTION).state).toMatchObject({ kind: 'completed' })
})

test('after the promised time the buyer cancels at once, with the full sum back and no fee', () => {
  const { state, moves, note } = next(awaited, { kind: 'cancel' }, buyer, promisedUntil)
  expect(state).toMatchObject({ kind: 'revoked', revocation: 'cancelled', settledAt: promisedUntil })
  expect([moves, note]).toEqual([whole, 'goodsOrder.cancelled'])
})

test('what is never delivered goes back by the clock, also to a frozen buyer; it never completes', () => {
  for (const state of [awaited, partyFrozen(awaited, 'buyer', paidAt + 5)]) {
    const step = next(state, { kind: 'settle' }, clock, refundAt)
    expect(step.state).toMatchObject({ kind: 'revoked', revocation: 'undelivered' })
    expect([step.moves, step.note]).toEqual([whole, 'goodsOrder.undelivered'])
  }
})

test('the seller may refund before delivering', () => {
  expect(next(awaited, { kind: 'refund' }, seller, paidAt + 1)).toMatchObject({
    state: { kind: 'revoked', revocation: 'refunded' },
    moves: whole,
  })
})

describe('under a hold', () => {
  test('an arbiter may rule, and nothing is delivered by it', () => {
    const complained = next(held, { kind: 'complain' }, buyer, paidAt + 700).state
    const ruling = { kind: 'rule', ruling: { to: 'buyer' } } as const
    const ruled = next(complained, ruling, arbiter, paidAt + 700 + 3 * DAY).state
    expect(ruled).toMatchObject({ kind: 'revoked', revocation: 'ruledToBuyer', deliveredAt: null })
  })

  test('lifted before a delivery, the order awaits it again, and the promised time did not move', () => {
    const back = next(held, { kind: 'cancelHold' }, buyer, paidAt + 1_600).state
    expect(back).toMatchObject({ kind: 'awaited', promisedUntil, protectUntil: refundAt + 1_000, holdDisabled: true })
    expect(next(back, { kind: 'cancel' }, buyer, promisedUntil).state.kind).toBe('revoked')
  })

  test('the seller may deliver, once; lifted afterwards, the whole protection runs', () => {
    const delivered = next(held, { kind: 'deliver' }, seller, paidAt + 900).state
    expect(delivered).toMatchObject({ kind: 'held', deliveredAt: paidAt + 900 })
    expect(codeOf(() => next(delivered, { kind: 'deliver' }, seller, paidAt + 901))).toBe('ORDER_DELIVERED')
    const open = next(delivered, { kind: 'cancelHold' }, buyer, paidAt + 1_600).state
    expect(open).toMatchObject({ kind: 'open', protectUntil: paidAt + 1_600 + PROTECTION })
    expect(next(delivered, { kind: 'confirm' }, buyer, paidAt + 1_600).state.kind).toBe('completed')
  })

  test('a hold at the end of the clock’s time comes too late', () => {
    expect(codeOf(() => next(awaited, { kind: 'hold' }, buyer, refundAt))).toBe('ORDER_PROTECTION_PASSED')
  })
})

test('a buyer who was frozen and comes back may cancel as before', () => {
  const back = partyReturned(partyFrozen(awaited, 'buyer', paidAt + 5), 'buyer', promisedUntil + 60)
  expect(next(back, { kind: 'cancel' }, buyer, promisedUntil + 60).state).toMatchObject({ revocation: 'cancelled' })
})

test('a split may be agreed on before a delivery', () => {
  const proposed = next(awaited, { kind: 'proposeSplit', buyer: money('LTC', 400n) }, seller, paidAt + 1).state
  const { state } = next(proposed, { kind: 'acceptSplit', buyer: money('LTC', 400n) }, buyer, paidAt + 2)
  expect(state).toMatchObject({ kind: 'completed', completion: { how: 'agreedSplit' } })
})

test('every state is stored and read back', () => {
  const delivered = next(awaited, { kind: 'deliver' }, seller, paidAt + 60).state
  const cancelled = next(awaited, { kind: 'cancel' }, buyer, promisedUntil).state
  const undelivered = next(awaited, { kind: 'settle' }, clock, refundAt).state
  const deliveredUnderHold = next(held, { kind: 'deliver' }, seller, paidAt + 900).state
  for (const state of [awaited, held, delivered, deliveredUnderHold, cancelled, undelivered])
    expect(goodsOrderFromRecord(goodsOrderToRecord(state))).toEqual(state)
  const record = goodsOrderToRecord(awaited)
  expect(codeOf(() => goodsOrderFromRecord({ ...record, promisedUntil: null, deliveredAt: paidAt }))).toBe(
    'STATE_CORRUPT',
  )
})

test('the clock shows the promised time, then the refund', () => {
  const timer = { kind: 'awaited', from: paidAt, windowSeconds: DAY, until: promisedUntil, refundAt, leadsTo: 'cancel' }
  expect(timerOf(awaited, paidAt + 600)).toEqual({ ...timer, elapsedSeconds: 600, remainingSeconds: DAY - 600 })
  expect(timerOf(awaited, promisedUntil + 9)).toEqual({ ...timer, elapsedSeconds: DAY, remainingSeconds: 0 })
  expect(deadlineOf(awaited)).toEqual({ at: refundAt, event: { kind: 'settle' } })
})

test('old calls see a paid order that the clock does not settle', () => {
  expect(goodsOrderWire(awaited)).toMatchObject({ status: 0, hold: 0, system_settle_time: 0, protect_time: refundAt })
})

test('the seller is warned in the last quarter, both when the promise has passed, and nobody after the delivery', () => {
  const near = { kind: 'goodsOrder.promiseNear', at: paidAt + 64_800 }
  const passed = { kind: 'goodsOrder.promisePassed', at: promisedUntil }
  expect(nextPromiseWarning(awaited, 0)).toEqual(near)
  expect(nextPromiseWarning(awaited, near.at)).toEqual(near)
  expect(nextPromiseWarning(awaited, near.at + 1)).toEqual(passed)
  expect(nextPromiseWarning(held, near.at + 1)).toEqual(passed)
  expect(nextPromiseWarning(awaited, promisedUntil + 1)).toBeNull()
  expect(nextPromiseWarning({ ...awaited, deliveredAt: paidAt }, 0)).toBeNull()
})
