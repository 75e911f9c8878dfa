import { expect, test } from 'vitest'
import { money, usd } from '../../money/index.ts'
import { next, nextWarning, openOtcOrder, type OtcOrder, type OtcOrderActor, type OtcOrderEvent } from './index.ts'

const createdAt = 1_760_000_000
const paidAt = createdAt + 600
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const

const unpaid = openOtcOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  source: 'seller',
  escrow: money('BTC', 1_000n),
  unitPrice: { currency: 'BTC', usdE8: 6_000_000_000_000n },
  total: usd(60),
  feeBasisPoints: 0,
  autoSettleSeconds: 3_601,
  disputeTerms: { responseSeconds: 86_400, needsSecondArbiter: false },
  settleDemand: 'settles',
  makerHours: null,
  createdAt,
}).state

const after = (state: OtcOrder, ...steps: readonly [OtcOrderEvent, OtcOrderActor, number][]): OtcOrder =>
  steps.reduce((at, [event, actor, when]) => next(at, event, actor, when).state, state)

const paid = after(unpaid, [{ kind: 'pay' }, buyer, paidAt])
const renewed = after(paid, [{ kind: 'hold' }, seller, paidAt + 9], [{ kind: 'cancelHold' }, seller, paidAt + 5_000])

/** All warnings of an order if nothing else happens. */
const told = (state: OtcOrder, warned: number) => {
  const all = []
  for (let due = nextWarning(state, warned); due !== null; due = nextWarning(state, due.warned)) all.push(due)
  return all.map(({ kind, at }) => [kind, at])
}

test('both warnings of the time to pay, at half and at the last quarter', () => {
  expect(told(unpaid, 0)).toEqual([
    ['otcOrder.payHalfTime', createdAt + 1_801],
    ['otcOrder.payLastQuarter', createdAt + 2_701],
  ])
})

test('the time to release has its own, told or not before', () => {
  for (const warned of [0, 1, 2]) {
    expect(told(paid, warned)).toEqual([
      ['otcOrder.releaseHalfTime', paidAt + 1_801],
      ['otcOrder.releaseLastQuarter', paidAt + 2_701],
    ])
  }
  expect(told(paid, 3)).toEqual([['otcOrder.releaseLastQuarter', paidAt + 2_701]])
  expect(nextWarning(paid, 4)).toBe(null)
})

test('the whole time anew is warned of anew; a later standstill repeats nothing', () => {
  const from = paidAt + 5_000
  expect(told(renewed, 4)).toEqual([
    ['otcOrder.releaseHalfTime', from + 1_801],
    ['otcOrder.releaseLastQuarter', from + 2_701],
  ])
  const again = after(
    renewed,
    [{ kind: 'complain' }, buyer, from + 1_900],
    [{ kind: 'cancelComplaint' }, buyer, from + 2_900],
  )
  expect(told(again, 5)).toEqual([['otcOrder.releaseLastQuarter', from + 3_701]])
  expect(nextWarning(again, 6)).toBe(null)
})

const anew = (from: number) => [
  ['otcOrder.releaseHalfTime', from + 1_801],
  ['otcOrder.releaseLastQuarter', from + 2_701],
]

test('evidence that begins the time anew is warned of anew, before a standstill and after one', () => {
  const settleDemand = 'settlesWithEvidence'
  const shown = (state: OtcOrder, at: number) =>
    after({ ...state, settleDemand }, [{ kind: 'giveEvidence' }, buyer, at])
  const late = shown(paid, paidAt + 3_000)
  expect(told(late, 4)).toEqual(anew(paidAt + 3_000))
  const lifted = after(
    late,
    [{ kind: 'hold' }, seller, paidAt + 3_100],
    [{ kind: 'cancelHold' }, seller, paidAt + 4_000],
  )
  expect(told(lifted, 6)).toEqual(anew(paidAt + 4_000))
  expect(told(shown(renewed, paidAt + 6_000), 6)).toEqual(anew(paidAt + 6_000))
  // Evidence with the mark, or where none is needed, restarts nothing.
  expect(told(shown(paid, paidAt), 2)).toEqual(anew(paidAt))
  expect(nextWarning(after(paid, [{ kind: 'giveEvidence' }, buyer, paidAt + 3_000]), 4)).toBe(null)
})

test('none while the time stands still, none once the order has ended', () => {
  expect(nextWarning(after(paid, [{ kind: 'hold' }, seller, paidAt + 9]), 2)).toBe(null)
  expect(nextWarning(after(paid, [{ kind: 'complain' }, buyer, paidAt + 9]), 2)).toBe(null)
  expect(nextWarning(after(unpaid, [{ kind: 'cancel' }, buyer, paidAt]), 0)).toBe(null)
})
