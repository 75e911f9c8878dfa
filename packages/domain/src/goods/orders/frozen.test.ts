import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { codeOf } from '../../machines/testing/refusal.ts'
import {
  arbiterQueueAt,
  next,
  openGoodsOrder,
  partyFrozen,
  partyReturned,
  rulableAt,
  type AwaitedGoodsOrder,
  type OpenGoodsOrder,
} from './index.ts'

const paidAt = 1_760_000_000
const DAY = 86_400
const PROTECTION = 15 * DAY
const ANSWER = 3 * DAY
const buyer = { kind: 'buyer' } as const
const seller = { kind: 'seller' } as const
const clock = { kind: 'clock' } as const

const placed = openGoodsOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 1_001n),
  feeBasisPoints: 250,
  protectionSeconds: PROTECTION,
  disputeTerms: { responseSeconds: ANSWER, needsSecondArbiter: false },
  paidAt,
}).state
if (placed.kind !== 'open') throw new Error('not open')
const order: OpenGoodsOrder = placed
const due = paidAt + PROTECTION
const frozen = partyFrozen(order, 'buyer', paidAt + DAY)

const held = (at: AwaitedGoodsOrder | OpenGoodsOrder, now: number) => {
  const { state, moves, note } = next(at, { kind: 'settle' }, clock, now)
  if (state.kind !== 'held') throw new Error('not held')
  expect([moves, note]).toEqual([[], 'goodsOrder.settleDisputed'])
  return state
}

test('the protection of a frozen buyer is not shorter and not longer', () => {
  expect(codeOf(() => next(frozen, { kind: 'settle' }, clock, due - 1))).toBe('ORDER_PROTECTION_RUNNING')
  expect(next(order, { kind: 'settle' }, clock, due).state.kind).toBe('completed')
  expect(next(partyFrozen(order, 'seller', paidAt), { kind: 'settle' }, clock, due).state.kind).toBe('completed')
})

describe('when it ends and the buyer is still frozen', () => {
  test('the order is held, not settled, and an arbiter hears it at once', () => {
    const state = held(frozen, due + 5)
    expect(arbiterQueueAt(state)).toBe(due)
    expect(rulableAt(state)).toBe(due + ANSWER)
  })

  test('a buyer who comes back has the whole protection anew after lifting the hold', () => {
    const back = due + 2 * DAY
    const returned = partyReturned(held(frozen, due), 'buyer', back)
    const open = next(returned, { kind: 'cancelHold' }, buyer, back + 60).state
    expect(open).toMatchObject({ kind: 'open', protectUntil: back + 60 + PROTECTION })
  })

  test('nothing is gained by being frozen over and over: an arbiter may rule at a time that does not move', () => {
    const back = due + 60
    const first = next(partyReturned(held(frozen, due), 'buyer', back), { kind: 'cancelHold' }, buyer, back).state
    const end = back + PROTECTION
    let open = first
    for (const at of [end, end + DAY, end + 2 * DAY]) {
      const again = held(partyFrozen(open, 'buyer', at), at)
      expect(rulableAt(again)).toBe(end + ANSWER)
      open = next(partyReturned(again, 'buyer', at + 5), { kind: 'cancelHold' }, buyer, at + 5).state
    }
    expect(next(open, { kind: 'settle' }, clock, end + 2 * DAY + 5).state.kind).toBe('completed')
  })
})

test('a buyer who comes back before the end has the whole protection anew, once', () => {
  const back = partyReturned(frozen, 'buyer', paidAt + 3 * DAY)
  expect(back.protectUntil).toBe(paidAt + 3 * DAY + PROTECTION)
  const again = partyReturned(partyFrozen(back, 'buyer', paidAt + 4 * DAY), 'buyer', paidAt + 5 * DAY)
  expect(again.protectUntil).toBe(back.protectUntil)
})

test('a side that was frozen has the time to answer a complaint anew, once', () => {
  const onHold = next(order, { kind: 'hold' }, buyer, paidAt + 60).state
  const complained = next(onHold, { kind: 'complain' }, buyer, paidAt + 60).state
  if (complained.kind !== 'held') throw new Error('not held')
  expect(rulableAt(complained)).toBe(paidAt + 60 + ANSWER)
  const returned = partyReturned(partyFrozen(complained, 'seller', paidAt + 90), 'seller', paidAt + 2 * DAY)
  expect(rulableAt(returned)).toBe(paidAt + 2 * DAY + ANSWER)
  const answered = next(returned, { kind: 'stateCase' }, seller, paidAt + 2 * DAY).state
  if (answered.kind !== 'held') throw new Error('not held')
  expect(rulableAt(answered)).toBe(paidAt + 60 + ANSWER)
  const again = partyReturned(partyFrozen(returned, 'seller', paidAt + 3 * DAY), 'seller', paidAt + 4 * DAY)
  expect(rulableAt(again)).toBe(paidAt + 2 * DAY + ANSWER)
})
