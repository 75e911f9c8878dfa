import { describe, expect, test } from 'vitest'
import { money, usd, type CurrencyCode, type Money } from '../../money/index.ts'
import { publishOtcOffer } from '../offers/index.ts'
import { disputed, undisputed } from '../../machines/testing/disputes.ts'
import {
  arbiterQueueAt,
  boughtBy,
  complaintOf,
  deadlineOf,
  escrowOf,
  inArbiterQueue,
  isOpen,
  isPaymentLate,
  isTraded,
  isStopped,
  openOtcOrder,
  orderEndedEvent,
  otcOrderEntry,
  otcOrderWire,
  proceedsOf,
  progressOf,
  requirableAt,
  respondBy,
  rulableAt,
  splitOf,
  statusOf,
  takeOffer,
  timerOf,
  unattendedAt,
  type CancelledOtcOrder,
  type CompletedOtcOrder,
  type HeldOtcOrder,
  type OtcOrder,
  type OtcOrderMove,
  type OtcOrderTerms,
  type PaidOtcOrder,
  type UnpaidOtcOrder,
} from './index.ts'

const createdAt = 1_760_000_000
const paidAt = createdAt + 600
const terms: OtcOrderTerms = {
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
  makerHours: null,
  createdAt,
}
const unpaid: UnpaidOtcOrder = openOtcOrder(terms).state
const accusedUnpaid: UnpaidOtcOrder = { ...unpaid, dispute: disputed(createdAt + 5, { seller: createdAt + 5 }) }
const paid: PaidOtcOrder = {
  ...unpaid,
  kind: 'paid',
  paidAt,
  holdDisabled: false,
  silence: { from: paidAt, renewed: false },
}
const complained: PaidOtcOrder = { ...paid, dispute: disputed(paidAt + 80, { buyer: paidAt + 80 }) }
const accused: PaidOtcOrder = { ...paid, dispute: disputed(paidAt + 70, { seller: paidAt + 70 }) }
const held: HeldOtcOrder = {
  ...paid,
  kind: 'held',
  hold: { since: paidAt + 60 },
  holdDisabled: false,
  dispute: disputed(paidAt + 60),
}
const disputedAt = disputed(paidAt + 60, { buyer: paidAt + 80, seller: paidAt + 70 })
const contested: HeldOtcOrder = { ...held, dispute: disputedAt }
const endedAt = paidAt + 900
const cancelled: CancelledOtcOrder = {
  ...unpaid,
  dispute: undisputed,
  kind: 'cancelled',
  endedAt,
  cancellation: 'byBuyer',
  malicious: null,
}
const completed: CompletedOtcOrder = {
  ...contested,
  dispute: disputedAt,
  kind: 'completed',
  endedAt,
  completion: { how: 'released' },
  malicious: null,
}
const split: CompletedOtcOrder = { ...completed, completion: { how: 'ruledSplit', buyerBasisPoints: 2_500 } }
const agreed: CompletedOtcOrder = { ...completed, completion: { how: 'agreedSplit', buyer: money('BTC', 333n) } }

test.each([
  [unpaid, 'open', 'awaitingPayment', null, 1_000n],
  [accusedUnpaid, 'open', 'complaint', 'seller', 1_000n],
  [paid, 'open', 'awaitingRelease', null, 1_000n],
  [complained, 'open', 'complaint', 'buyer', 1_000n],
  [accused, 'open', 'complaint', 'seller', 1_000n],
  [held, 'open', 'held', null, 1_000n],
  [contested, 'open', 'complaint', 'both', 1_000n],
  [cancelled, 'cancelled', 'ended', null, 0n],
  [completed, 'completed', 'ended', 'both', 0n],
] as const)('status, progress, complaint and escrow of %#', (state, status, progress, complaint, units) => {
  expect([statusOf(state), progressOf(state), complaintOf(state)]).toEqual([status, progress, complaint])
  expect(escrowOf(state)).toEqual(money('BTC', units))
  expect(isOpen(state)).toBe(status === 'open')
})

test('the buyer gets what the ledger credits: the whole, a share of a split, nothing of a cancelled order', () => {
  const withFee = [paid, completed, split, agreed, cancelled].map((state) =>
    proceedsOf({ ...state, feeBasisPoints: 100 }),
  )
  expect(withFee.map(({ gross, fee, net }) => [gross.units, fee.units, net.units])).toEqual([
    [1_000n, 10n, 990n],
    [1_000n, 10n, 990n],
    [250n, 2n, 248n],
    [333n, 3n, 330n],
    [0n, 0n, 0n],
  ])
})

test('an order is a trade unless it was cancelled or split so that a side keeps next to nothing', () => {
  const dust: CompletedOtcOrder = { ...completed, completion: { how: 'agreedSplit', buyer: money('BTC', 1n) } }
  expect([completed, split, agreed, dust, cancelled].map(isTraded)).toEqual([true, true, true, false, false])
})

test('silence counts from creation, then from payment', () => {
  expect([unpaid, paid].map(requirableAt)).toEqual([createdAt + 3_600, paidAt + 3_600])
  expect(requirableAt({ ...paid, silence: { from: paidAt + 99, renewed: true } })).toBe(paidAt + 3_699)
  expect([held, accused, accusedUnpaid].map(requirableAt)).toEqual([null, null, null])
  expect([unpaid, paid, held].map(unattendedAt)).toEqual([createdAt + 90_000, paidAt + 90_000, paidAt + 90_000])
  const late: PaidOtcOrder = { ...paid, silence: { from: paidAt + 80_000, renewed: true } }
  expect(unattendedAt(late)).toBe(paidAt + 90_000)
})

test('the clock cancels only an unpaid order without a complaint', () => {
  expect(deadlineOf(unpaid)).toEqual({ at: createdAt + 90_000, event: { kind: 'expire' } })
  expect([accusedUnpaid, paid, held, cancelled, completed].map(deadlineOf)).toEqual(Array(5).fill(null))
})

describe('the arbiter queue', () => {
  test('lists complaints at once and unattended paid orders, held or not', () => {
    expect(arbiterQueueAt(unpaid)).toBe(null)
    expect(arbiterQueueAt(accusedUnpaid)).toBe(createdAt + 5)
    expect([paid, held].map((state) => arbiterQueueAt(state))).toEqual([paidAt + 90_000, paidAt + 90_000])
    expect([complained, accused].map((state) => arbiterQueueAt(state))).toEqual([paidAt + 80, paidAt + 70])
    expect(arbiterQueueAt(contested)).toBe(paidAt + 70)
    expect(arbiterQueueAt(completed)).toBe(null)
  })

  test('opens at the very second', () => {
    const at = paidAt + 80
    expect([at - 1, at, at + 1].map((now) => inArbiterQueue(complained, now))).toEqual([false, true, true])
    expect(inArbiterQueue(cancelled, endedAt)).toBe(false)
  })
})

describe('the time to answer', () => {
  test('counts from the first complaint that stands, and ends a day after the hearing at the latest', () => {
    expect([complained, accused, contested].map(respondBy)).toEqual([
      paidAt + 80 + 86_400,
      paidAt + 70 + 86_400,
      paidAt + 70 + 86_400,
    ])
    expect([paid, held].map(respondBy)).toEqual([paidAt + 176_400, paidAt + 176_400])
    expect(respondBy({ ...paid, dispute: disputed(paidAt, { seller: paidAt + 100_000 }) })).toBe(paidAt + 176_400)
    expect([unpaid, cancelled, completed].map(respondBy)).toEqual([null, null, null])
  })

  test('ends when both sides have stated their case', () => {
    const one = { ...accused, dispute: disputed(paidAt, { seller: paidAt + 70 }, { seller: paidAt + 71 }) }
    const both = {
      ...one,
      dispute: disputed(paidAt, { seller: paidAt + 70 }, { seller: paidAt + 71, buyer: paidAt + 99 }),
    }
    expect([one, both].map(rulableAt)).toEqual([paidAt + 86_470, paidAt + 99])
    expect([unpaid, cancelled, completed].map(rulableAt)).toEqual([null, null, null])
    expect(rulableAt(accusedUnpaid)).toBe(createdAt + 5 + 86_400)
  })
})

const units = (order: OtcOrder) => {
  const parts = splitOf(order)
  return parts && [parts.buyer.units, parts.seller.units, parts.fee.units]
}

test('the parts of a split are what was paid', () => {
  expect([paid, cancelled, completed].map(units)).toEqual([null, null, null])
  expect(units({ ...split, feeBasisPoints: 100 })).toEqual([248n, 750n, 2n])
  expect(units({ ...agreed, feeBasisPoints: 100 })).toEqual([330n, 667n, 3n])
})

test('a payment is late more than an hour after it was marked', () => {
  expect([paidAt + 3_600, paidAt + 3_601].map((now) => isPaymentLate(held, now))).toEqual([false, true])
  expect(isPaymentLate(unpaid, paidAt + 99_999)).toBe(false)
  expect(isPaymentLate(completed, paidAt + 99_999)).toBe(false)
})

test('a hold or a complaint stops the clock', () => {
  expect([unpaid, paid, held, accusedUnpaid, complained].map(isStopped)).toEqual([false, false, true, true, true])
})

describe('the timer', () => {
  test('gives the buyer time to pay', () => {
    expect(timerOf(unpaid, createdAt + 600)).toEqual({
      kind: 'payment',
      from: createdAt,
      until: createdAt + 3_600,
      windowSeconds: 3_600,
      elapsedSeconds: 600,
      remainingSeconds: 3_000,
      countsTo: createdAt + 3_600,
      pausesAt: null,
      pausedUntil: null,
      leadsTo: 'requireCancel',
      expiresAt: createdAt + 90_000,
    })
  })

  test('gives the seller time to answer', () => {
    expect(timerOf(paid, paidAt + 600)).toEqual({
      kind: 'release',
      from: paidAt,
      until: paidAt + 3_600,
      windowSeconds: 3_600,
      elapsedSeconds: 600,
      remainingSeconds: 3_000,
      countsTo: paidAt + 3_600,
      pausesAt: null,
      pausedUntil: null,
      leadsTo: 'requireSettle',
      arbiterAt: paidAt + 90_000,
    })
  })

  test('stays within its window', () => {
    expect(timerOf(paid, paidAt + 9_999)).toMatchObject({ elapsedSeconds: 3_600, remainingSeconds: 0 })
    expect(timerOf(paid, paidAt - 9)).toMatchObject({ elapsedSeconds: 0, remainingSeconds: 3_600 })
  })

  test('stops under a hold or a complaint', () => {
    expect(timerOf(held, paidAt + 600)).toEqual({
      kind: 'stopped',
      from: paidAt,
      windowSeconds: 3_600,
      elapsedSeconds: 0,
      remainingSeconds: 3_600,
      countsTo: paidAt + 3_660,
      pausesAt: null,
      pausedUntil: null,
      since: paidAt + 60,
      leadsTo: 'ruling',
      arbiterAt: paidAt + 90_000,
    })
    expect(timerOf(accusedUnpaid, createdAt)).toMatchObject({
      kind: 'stopped',
      since: createdAt + 5,
      arbiterAt: createdAt + 5,
    })
    const again: PaidOtcOrder = {
      ...paid,
      silence: { from: paidAt, renewed: true },
      dispute: disputed(paidAt + 600, { seller: paidAt + 600 }),
    }
    expect(timerOf(again, paidAt + 9_999)).toMatchObject({ elapsedSeconds: 600, remainingSeconds: 3_000 })
    const tooLate = { ...again, dispute: disputed(paidAt + 9_000, { seller: paidAt + 9_000 }) }
    expect(timerOf(tooLate, paidAt + 9_999)).toMatchObject({ elapsedSeconds: 3_600, remainingSeconds: 0 })
  })

  test('shows when the order ended', () => {
    expect(timerOf(cancelled, 0)).toEqual({ kind: 'ended', at: endedAt, leadsTo: null })
  })
})

describe('the numbers of the specification', () => {
  const none = { buyer_pay_time: 0, hold_time: 0, seller_complaint_time: 0, buyer_complaint_time: 0 }
  test.each([
    [unpaid, { ...none, status: 0, progress: 0, system_settle_time: createdAt + 3_600 }],
    [paid, { ...none, status: 0, progress: 0, buyer_pay_time: paidAt, system_settle_time: paidAt + 3_600 }],
    [held, { ...none, status: 0, progress: 1, buyer_pay_time: paidAt, hold_time: paidAt + 60, system_settle_time: 0 }],
    [accusedUnpaid, { ...none, status: 0, progress: 2, seller_complaint_time: createdAt + 5, system_settle_time: 0 }],
    [
      contested,
      {
        status: 0,
        progress: 2,
        buyer_pay_time: paidAt,
        hold_time: paidAt + 60,
        seller_complaint_time: paidAt + 70,
        buyer_complaint_time: paidAt + 80,
        system_settle_time: 0,
      },
    ],
    [cancelled, { ...none, status: 1, progress: 0, system_settle_time: endedAt }],
    [
      { ...paid, dispute: undisputed, kind: 'completed', endedAt, completion: { how: 'released' }, malicious: null },
      { ...none, status: 2, progress: 0, buyer_pay_time: paidAt, system_settle_time: endedAt },
    ],
  ] as const)('%#', (state, wire) => {
    expect(otcOrderWire(state)).toEqual(wire)
  })
})

const draft = (side: 'buy' | 'sell') => ({
  side,
  ownerUid: 100_001,
  total: money('BTC', 10_000_000n),
  terms: {
    unitPrice: terms.unitPrice,
    margin: null,
    minimum: usd(1),
    maximum: usd(600_000),
    requirements: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: null },
  },
})

describe('taking an offer', () => {
  const take = {
    takerUid: 100_002,
    volume: money('BTC', 1_001n),
    feeBasisPoints: 30,
    autoSettleSeconds: 1_800,
    disputeTerms: { responseSeconds: 7_200, needsSecondArbiter: true },
    settleDemand: 'opensDispute',
    makerHours: { timeZone: 'UTC', days: [null, { from: 0, to: 1_440 }, null, null, null, null, null] },
  } as const

  test('the taker of a sell offer buys from its lock', () => {
    const { offer, order } = takeOffer(publishOtcOffer(draft('sell')).state, take, createdAt)
    expect(offer).toMatchObject({
      state: { remaining: money('BTC', 9_998_999n), running: money('BTC', 1_001n) },
      note: 'otcOffer.taken',
    })
    expect(order).toEqual(
      openOtcOrder({
        ...terms,
        buyerUid: 100_002,
        sellerUid: 100_001,
        escrow: money('BTC', 1_001n),
        total: usd(61),
        feeBasisPoints: 30,
        autoSettleSeconds: 1_800,
        disputeTerms: take.disputeTerms,
        settleDemand: 'opensDispute',
        makerHours: take.makerHours,
      }),
    )
  })

  test('the taker of a buy offer sells own coin', () => {
    const { offer, order } = takeOffer(publishOtcOffer(draft('buy')).state, take, createdAt)
    expect(offer.moves).toEqual([])
    expect(order.state).toMatchObject({ buyerUid: 100_001, sellerUid: 100_002, source: 'seller' })
  })

  test('an ended order tells what reached the buyer', () => {
    expect([cancelled, completed, split, agreed].map((order) => boughtBy(order).units)).toEqual([
      0n,
      1_000n,
      250n,
      333n,
    ])
    expect(orderEndedEvent(split)).toEqual({
      kind: 'orderEnded',
      volume: money('BTC', 1_000n),
      bought: money('BTC', 250n),
    })
  })
})

const lines = (order: OtcOrderTerms, ongoing: boolean, moves: readonly OtcOrderMove[]) => {
  const entry = otcOrderEntry(7, order, { id: 9, ongoing }, moves)
  return (
    entry && [entry.kind, ...entry.postings.map((line) => `${line.account.kind} ${line.account.owner} ${line.units}`)]
  )
}

const coin = (units: bigint): Money<CurrencyCode> => money('BTC', units)

const out = (to: OtcOrderMove['to'], units: bigint): OtcOrderMove => ({ from: 'escrow', to, money: coin(units) })

describe('journal entries', () => {
  const fromSeller: OtcOrderTerms = { ...terms, source: 'seller' }

  test('a step without coin has none', () => {
    expect(lines(terms, true, [])).toBe(null)
  })

  test('coin comes from the lock of a sell offer, or from the seller who took a buy offer', () => {
    const { moves } = openOtcOrder(terms)
    expect(lines(terms, true, moves)).toEqual(['otc_take', 'otc_offer_lock 9 -1000', 'otc_escrow 7 1000'])
    expect(lines(fromSeller, true, moves)).toEqual(['otc_take', 'user_otc 100002 -1000', 'otc_escrow 7 1000'])
  })

  test('coin goes back to the lock of an ongoing sell offer, otherwise to the seller', () => {
    const back = [out('source', 1_000n)]
    expect(lines(terms, true, back)).toEqual(['otc_cancel', 'otc_escrow 7 -1000', 'otc_offer_lock 9 1000'])
    expect(lines(terms, false, back)).toEqual(['otc_cancel', 'otc_escrow 7 -1000', 'user_otc 100002 1000'])
    expect(lines(fromSeller, true, back)).toEqual(['otc_cancel', 'otc_escrow 7 -1000', 'user_otc 100002 1000'])
  })

  test('release and split', () => {
    expect(lines(terms, true, [out('buyer', 990n), out('platform', 10n)])).toEqual([
      'otc_release',
      'otc_escrow 7 -1000',
      'user_otc 100001 990',
      'revenue_otc_fee 100001 10',
    ])
    expect(lines(terms, true, [out('buyer', 240n), out('platform', 10n), out('source', 750n)])).toEqual([
      'otc_split',
      'otc_escrow 7 -1000',
      'user_otc 100001 240',
      'otc_offer_lock 9 750',
      'revenue_otc_fee 100001 10',
    ])
  })
})
