import { describe, expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import { disputeRules } from '../../rules/index.ts'
import { codeOf } from '../../machines/testing/refusal.ts'
import {
  deadlineOf,
  next,
  nextWarning,
  openOtcOrder,
  partyFrozen,
  partyReturned,
  rulableAt,
  type OpenOtcOrder,
  type OtcOrderEvent,
} from './index.ts'

const createdAt = 1_760_000_000
const HOUR = 3_600
const DAY = 86_400
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const clock = { kind: 'clock' } as const

const unpaid = openOtcOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('BTC', 1_001n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(61),
  feeBasisPoints: 0,
  autoSettleSeconds: HOUR,
  makerHours: null,
  disputeTerms: { responseSeconds: DAY, needsSecondArbiter: false },
  settleDemand: 'settles',
  createdAt,
}).state
const paidAt = createdAt + 600
const paid = next(unpaid, { kind: 'pay' }, buyer, paidAt).state
const unattended = createdAt + HOUR + DAY

const settle = (state: OpenOtcOrder, now: number) => next(state, { kind: 'requireSettle' }, buyer, now)
const cancel = (state: OpenOtcOrder, now: number) => next(state, { kind: 'requireCancel' }, seller, now)
const expire = (state: OpenOtcOrder, now: number) => next(state, { kind: 'expire' }, clock, now)

describe('while the seller is frozen', () => {
  const frozen = partyFrozen(paid, 'seller', paidAt + 60)

  test('a demand for settlement is as early as ever', () => {
    expect(codeOf(() => settle(frozen, paidAt + HOUR - 1))).toBe('OTC_ORDER_TOO_EARLY')
  })

  test('it opens a dispute, moves no coin and counts against nobody', () => {
    const { state, moves, note } = settle(frozen, paidAt + HOUR)
    expect(moves).toEqual([])
    expect(note).toBe('otcOrder.settleDisputed')
    expect(state).toMatchObject({ kind: 'paid', dispute: { kind: 'open', complaintAt: { buyer: paidAt + HOUR } } })
    // The whole time to answer, not the short one of a demand.
    expect(state.disputeTerms.responseSeconds).toBe(DAY)
    expect(codeOf(() => settle(paid, paidAt + HOUR - 1))).toBe('OTC_ORDER_TOO_EARLY')
    expect(settle(paid, paidAt + HOUR).state).toMatchObject({ kind: 'completed', malicious: 'seller' })
  })

  test('nobody is warned of a time in which nobody can answer', () => {
    expect(nextWarning(paid, 0)).not.toBe(null)
    expect(nextWarning(frozen, 0)).toBe(null)
    expect(nextWarning(partyFrozen(paid, 'buyer', paidAt), 0)).not.toBe(null)
  })
})

describe('a seller who comes back', () => {
  const back = paidAt + 9 * HOUR
  const returned = partyReturned(partyFrozen(paid, 'seller', paidAt + 60), 'seller', back)

  test('has the whole time anew', () => {
    expect(codeOf(() => settle(returned, back + HOUR - 1))).toBe('OTC_ORDER_TOO_EARLY')
    expect(settle(returned, back + HOUR).state).toMatchObject({ kind: 'completed', malicious: 'seller' })
  })

  test('has it once, however often the account is frozen', () => {
    const again = partyReturned(partyFrozen(returned, 'seller', back + 60), 'seller', back + HOUR)
    expect(settle(again, back + HOUR).state.kind).toBe('completed')
  })

  test('has it again of another time: a return while it was unpaid takes nothing from the time to release', () => {
    const early = partyReturned(partyFrozen(unpaid, 'seller', createdAt + 1), 'seller', createdAt + 2)
    const marked = next(early, { kind: 'pay' }, buyer, paidAt).state
    const late = partyReturned(partyFrozen(marked, 'seller', paidAt + 60), 'seller', back)
    expect(codeOf(() => settle(late, back + HOUR - 1))).toBe('OTC_ORDER_TOO_EARLY')
  })

  test('has the time to answer a complaint anew, once', () => {
    const complained = settle(partyFrozen(paid, 'seller', paidAt), paidAt + HOUR).state
    if (complained.kind !== 'paid') throw new Error('not paid')
    expect(rulableAt(complained)).toBe(paidAt + HOUR + DAY)
    const answering = partyReturned(complained, 'seller', paidAt + HOUR + DAY)
    expect(rulableAt(answering)).toBe(paidAt + HOUR + 2 * DAY)
    const again = partyReturned(partyFrozen(answering, 'seller', paidAt + 2 * DAY), 'seller', paidAt + 3 * DAY)
    expect(rulableAt(again)).toBe(paidAt + HOUR + 2 * DAY)
  })
})

describe('while the buyer is frozen', () => {
  const frozen = partyFrozen(unpaid, 'buyer', createdAt + 60)

  test('a demand for cancellation opens a dispute, moves no coin and counts against nobody', () => {
    const { state, moves, note } = cancel(frozen, createdAt + HOUR)
    expect([moves, note]).toEqual([[], 'otcOrder.cancelDisputed'])
    expect(state).toMatchObject({
      kind: 'unpaid',
      dispute: { kind: 'open', complaintAt: { seller: createdAt + HOUR } },
    })
    expect(cancel(unpaid, createdAt + HOUR).state).toMatchObject({ kind: 'cancelled', malicious: 'buyer' })
  })

  test('one demand stands at most, and complaints are bounded', () => {
    const { state } = cancel(frozen, createdAt + HOUR)
    if (state.kind !== 'unpaid') throw new Error('not unpaid')
    expect(codeOf(() => cancel(state, createdAt + HOUR))).toBe('DISPUTE_ALREADY_COMPLAINED')
    const said = {
      ...frozen.dispute.said,
      seller: { ...frozen.dispute.said.seller, complaints: disputeRules.complaint.maximumPerSide },
    }
    const spent = { ...frozen, dispute: { ...frozen.dispute, said } }
    expect(codeOf(() => cancel(spent, createdAt + HOUR))).toBe('DISPUTE_COMPLAINTS_TOO_MANY')
  })

  test('the clock opens a dispute instead of cancelling', () => {
    expect(deadlineOf(frozen)?.at).toBe(unattended)
    const { state, moves, note } = expire(frozen, unattended)
    expect([moves, note]).toEqual([[], 'otcOrder.expiryDisputed'])
    expect(state).toMatchObject({ kind: 'unpaid', dispute: { kind: 'open', openedAt: unattended } })
    expect(expire(unpaid, unattended).state.kind).toBe('cancelled')
  })

  test('a buyer who comes back has the whole time to pay anew', () => {
    const back = unattended + HOUR
    const returned = partyReturned(frozen, 'buyer', back)
    for (const early of [cancel, expire] as const) {
      expect(codeOf(() => early(returned, back + HOUR - 1))).toBe('OTC_ORDER_TOO_EARLY')
    }
    expect(deadlineOf(returned)?.at).toBe(back + HOUR)
    expect(expire(returned, back + HOUR).state.kind).toBe('cancelled')
    const marked: OtcOrderEvent = { kind: 'pay' }
    expect(next(returned, marked, buyer, back).state.kind).toBe('paid')
  })
})

test('a frozen account takes nothing from the other side', () => {
  const frozen = partyFrozen(paid, 'buyer', paidAt)
  expect(next(frozen, { kind: 'release' }, seller, paidAt + 60).state.kind).toBe('completed')
  const sellerGone = partyFrozen(unpaid, 'seller', createdAt)
  expect(next(sellerGone, { kind: 'cancel' }, buyer, createdAt + 60).state.kind).toBe('cancelled')
  expect(next(sellerGone, { kind: 'pay' }, buyer, createdAt + 60).state.kind).toBe('paid')
})
