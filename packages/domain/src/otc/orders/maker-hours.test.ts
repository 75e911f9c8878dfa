import { expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import { refusalOf } from '../../machines/testing/refusal.ts'
import {
  allowedEvents,
  deadlineOf,
  next,
  nextWarning,
  openOtcOrder,
  otcOrderWire,
  requirableAt,
  silenceLeft,
  timerOf,
  unattendedAt,
  type OtcOrder,
  type OtcOrderActor,
  type OtcOrderEvent,
} from './index.ts'

const at = (iso: string): number => Date.parse(`2026-11-${iso}Z`) / 1000
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const nine = { from: 540, to: 1_080 }

/** Nine to six in Shanghai, Monday to Friday: 01:00 to 10:00 UTC. */
const makerHours = { timeZone: 'Asia/Shanghai', days: [nine, nine, nine, nine, nine, null, null] }
/** Monday, half an hour before they end. */
const paidAt = at('23T09:30:00')
const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('BTC', 1_000n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(60),
  feeBasisPoints: 0,
  autoSettleSeconds: 3_600,
  disputeTerms: { responseSeconds: 86_400, needsSecondArbiter: false },
  settleDemand: 'settles',
  makerHours,
  createdAt: at('23T09:20:00'),
} as const
const unpaid = openOtcOrder(terms).state

const after = (state: OtcOrder, ...steps: readonly [OtcOrderEvent['kind'], OtcOrderActor, number][]): OtcOrder =>
  steps.reduce((was, [kind, actor, when]) => {
    const found = allowedEvents(was, actor, when).find(({ event }) => event === kind)
    expect(found).toMatchObject({ allowed: true })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- events that say nothing besides their kind
    return next(was, { kind } as OtcOrderEvent, actor, when).state
  }, state)

const paid = after(unpaid, ['pay', buyer, paidAt])
const demand = (state: OtcOrder, now: number) => refusalOf(() => next(state, { kind: 'requireSettle' }, buyer, now))

test('hours that nobody could keep are refused', () => {
  expect(refusalOf(() => openOtcOrder({ ...terms, makerHours: { timeZone: 'UTC', days: [] } }))).toMatchObject({
    code: 'OFFER_HOURS_INVALID',
  })
})

test('a night is not silence: the demand is early until the hours of the next day have made the time up', () => {
  expect(demand(paid, at('23T23:00:00'))).toEqual({ code: 'OTC_ORDER_TOO_EARLY', details: { secondsLeft: 1_800 } })
  expect(demand(paid, at('24T01:29:59'))).toEqual({ code: 'OTC_ORDER_TOO_EARLY', details: { secondsLeft: 1 } })
  expect(next(paid, { kind: 'requireSettle' }, buyer, at('24T01:30:00')).state.kind).toBe('completed')
})

test('an unpaid order is not cancelled over a night either, and the clock ends it a fixed time after', () => {
  const ends = at('24T01:20:00')
  expect(refusalOf(() => next(unpaid, { kind: 'requireCancel' }, seller, ends - 1))).toMatchObject({
    details: { secondsLeft: 1 },
  })
  expect(next(unpaid, { kind: 'requireCancel' }, seller, ends).state.kind).toBe('cancelled')
  expect(deadlineOf(unpaid)?.at).toBe(unattendedAt(unpaid))
  expect(unattendedAt(unpaid) - ends).toBe(86_400)
})

test('every reading of the clock agrees on when the time is over', () => {
  if (paid.kind !== 'paid') throw new Error('paid')
  const until = at('24T01:30:00')
  expect([requirableAt(paid), otcOrderWire(paid).system_settle_time]).toEqual([until, until])
  expect([silenceLeft(paid, until - 1), silenceLeft(paid, until)]).toEqual([1, 0])
  expect(timerOf(paid, paidAt)).toMatchObject({ until, remainingSeconds: 3_600 })
})

test('the clock runs, pauses over the night and goes on', () => {
  expect(timerOf(paid, at('23T09:40:00'))).toMatchObject({
    kind: 'release',
    elapsedSeconds: 600,
    remainingSeconds: 3_000,
    countsTo: at('23T10:30:00'),
    pausesAt: at('23T10:00:00'),
    pausedUntil: null,
  })
  expect(timerOf(paid, at('23T12:00:00'))).toMatchObject({
    remainingSeconds: 1_800,
    pausesAt: null,
    pausedUntil: at('24T01:00:00'),
  })
  expect(timerOf(paid, at('24T01:10:00'))).toMatchObject({
    remainingSeconds: 1_200,
    countsTo: at('24T01:30:00'),
    pausesAt: null,
    pausedUntil: null,
  })
  expect(timerOf(paid, at('24T11:00:00'))).toMatchObject({
    remainingSeconds: 0,
    countsTo: at('24T01:30:00'),
    pausedUntil: null,
  })
})

test('both are warned when half and three quarters of the hours have passed', () => {
  const half = nextWarning(paid, 2)
  expect(half).toMatchObject({ kind: 'otcOrder.releaseHalfTime', at: at('23T10:00:00') })
  expect(nextWarning(paid, 3)).toMatchObject({ kind: 'otcOrder.releaseLastQuarter', at: at('24T01:15:00') })
})

test('a time that is stopped twice goes on where it stood, over a weekend too', () => {
  // Friday: the time restarts at 09:00, and ten open minutes pass until the second complaint.
  const once = after(paid, ['complain', seller, paidAt + 60], ['cancelComplaint', seller, at('27T09:00:00')])
  const twice = after(once, ['complain', seller, at('27T09:10:00')], ['cancelComplaint', seller, at('28T12:00:00')])
  expect(timerOf(twice, at('28T12:00:00'))).toMatchObject({ remainingSeconds: 3_000, pausedUntil: at('30T01:00:00') })
  expect(demand(twice, at('30T01:49:59'))).toMatchObject({ details: { secondsLeft: 1 } })
  expect(next(twice, { kind: 'requireSettle' }, buyer, at('30T01:50:00')).state.kind).toBe('completed')
})

test('under a complaint the face stands, and nothing pauses it besides', () => {
  const complained = after(paid, ['complain', buyer, paidAt + 60])
  expect(timerOf(complained, at('24T12:00:00'))).toMatchObject({ kind: 'stopped', pausesAt: null, pausedUntil: null })
})
