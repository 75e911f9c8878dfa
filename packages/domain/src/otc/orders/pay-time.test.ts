import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf } from '../../machines/testing/refusal.ts'
import { defaultSiteSettings } from '../../accounts/site/index.ts'
import { publishOfferInput } from '../../input/index.ts'
import { money, usd } from '../../money/index.ts'
import { payTimeProblem } from '../offers/index.ts'
import {
  expiresAt,
  next,
  nextWarning,
  openOtcOrder,
  otcOrderFromRecord,
  otcOrderToRecord,
  requirableAt,
  timerOf,
  unattendedAt,
  type OpenOtcOrder,
} from './index.ts'

const createdAt = 1_760_000_000
const QUARTER = 900
const terms = {
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'offer',
  escrow: money('LTC', 100_000_000n),
  unitPrice: { currency: 'LTC', usdE8: 8_800_000_000n },
  total: usd(8_800),
  feeBasisPoints: 0,
  autoSettleSeconds: 3_600,
  disputeTerms: { responseSeconds: 86_400, needsSecondArbiter: false },
  settleDemand: 'settles',
  makerHours: null,
  createdAt,
} as const
const short = openOtcOrder({ ...terms, paySeconds: QUARTER }).state
const site = openOtcOrder(terms).state
const paid = (state: OpenOtcOrder, at: number) => {
  const after = next(state, { kind: 'pay' }, { kind: 'buyer' }, at).state
  if (after.kind !== 'paid') throw new Error(after.kind)
  return after
}

test('the buyer has the time that the offer chose; the seller may end the order from then on', () => {
  expect(requirableAt(short)).toBe(createdAt + QUARTER)
  const early = refusalOf(() => next(short, { kind: 'requireCancel' }, { kind: 'seller' }, createdAt + QUARTER - 1))
  expect(early).toMatchObject({ code: 'OTC_ORDER_TOO_EARLY', details: { secondsLeft: 1 } })
  expect(next(short, { kind: 'requireCancel' }, { kind: 'seller' }, createdAt + QUARTER).state.kind).toBe('cancelled')
  expect(timerOf(short, createdAt + 300)).toMatchObject({ windowSeconds: QUARTER, remainingSeconds: 600 })
  expect(nextWarning(short, 0)?.at).toBe(createdAt + QUARTER / 2)
  expect(expiresAt(short)).toBe(createdAt + QUARTER + 86_400)
})

test('the seller’s time to release is the site’s, whatever the buyer had', () => {
  for (const paySeconds of [QUARTER, 86_400]) {
    const after = paid(openOtcOrder({ ...terms, paySeconds }).state, createdAt + 60)
    expect(requirableAt(after)).toBe(createdAt + 60 + 3_600)
    expect(unattendedAt(after)).toBe(createdAt + 60 + 3_600 + 86_400)
    expect(timerOf(after, createdAt + 60)).toMatchObject({ kind: 'release', windowSeconds: 3_600 })
  }
})

test('within the maker’s hours alone the time to pay runs', () => {
  const nine = { from: 540, to: 1_080 }
  const makerHours = { timeZone: 'UTC', days: [nine, nine, nine, nine, nine, nine, nine] }
  const from = Date.parse('2026-11-23T17:50:00Z') / 1_000
  const order = openOtcOrder({ ...terms, makerHours, createdAt: from, paySeconds: QUARTER }).state
  expect(requirableAt(order)).toBe(Date.parse('2026-11-24T09:05:00Z') / 1_000)
})

test('an order without a time of its own behaves as one with the site’s time, and is stored as before', () => {
  expect(otcOrderToRecord(site)).not.toHaveProperty('paySeconds')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (after) => {
      const same = openOtcOrder({ ...terms, paySeconds: terms.autoSettleSeconds }).state
      expect(timerOf(same, createdAt + after)).toEqual(timerOf(site, createdAt + after))
      expect(timerOf(paid(same, createdAt + after), createdAt + after + 60)).toEqual(
        timerOf(paid(site, createdAt + after), createdAt + after + 60),
      )
    }),
    { numRuns: 50 },
  )
})

test('the time is kept by storage; null is none', () => {
  expect(otcOrderFromRecord(otcOrderToRecord(short))).toEqual(short)
  expect(otcOrderFromRecord({ ...otcOrderToRecord(site), paySeconds: null })).toEqual(site)
  expect(refusalOf(() => openOtcOrder({ ...terms, paySeconds: -1 })).details).toMatchObject({ term: 'paySeconds' })
})

test('an offer chooses 15 minutes to 24 hours, within the bounds of the site', () => {
  const limits = { ...defaultSiteSettings, otcPayMinimumSeconds: 1_800, otcPayMaximumSeconds: 7_200 }
  const codes = [null, 1_799, 1_800, 7_200, 7_201].map((seconds) => payTimeProblem(seconds, limits)?.code ?? null)
  expect(codes).toEqual([null, 'OFFER_PAY_TIME_OUT_OF_RANGE', null, null, 'OFFER_PAY_TIME_OUT_OF_RANGE'])
  const field = publishOfferInput.shape.paySeconds
  expect([899, 900, 86_400, 86_401, 900.5].map((seconds) => field.safeParse(seconds).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(field.parse(undefined)).toBeNull()
})
