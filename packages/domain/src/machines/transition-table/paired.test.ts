import { expect, expectTypeOf, test } from 'vitest'
import { allowedEvents, next, openGoodsOrder, type CompletedGoodsOrder } from '../../goods/orders/index.ts'
import { money } from '../../money/index.ts'
import { codeOf } from '../testing/refusal.ts'
import { rowOf } from './index.ts'
import type { GoodsOrderMachine } from '../../goods/orders/index.ts'

const paidAt = 1_760_000_000
const { state } = openGoodsOrder({
  buyerUid: 100_001,
  sellerUid: 100_002,
  escrow: money('LTC', 100n),
  feeBasisPoints: 0,
  protectionSeconds: 60,
  disputeTerms: { responseSeconds: 60, needsSecondArbiter: false },
  paidAt,
})

test('an event of somebody else does not typecheck, and is refused', () => {
  // @ts-expect-error the seller does not confirm receipt
  expect(codeOf(() => next(state, { kind: 'confirm' }, { kind: 'seller' }, paidAt))).toBe('ORDER_WRONG_PARTY')
  // @ts-expect-error a buyer does not rule
  expect(codeOf(() => next(state, { kind: 'rule', ruling: { to: 'buyer' } }, { kind: 'buyer' }, paidAt))).toBe(
    'ORDER_WRONG_PARTY',
  )
})

test('where a step leads is known by its event', () => {
  const confirmed = next(state, { kind: 'confirm' }, { kind: 'buyer' }, paidAt + 9)
  expectTypeOf(confirmed.state).toEqualTypeOf<CompletedGoodsOrder>()
  expect(confirmed.state.completion.how).toBe('confirmed')
  const held = next(state, { kind: 'hold' }, { kind: 'buyer' }, paidAt + 9)
  expect(held.state.dispute.openedAt).toBe(paidAt + 9)
})

test('each side is told of its own events only', () => {
  const [offer] = allowedEvents(state, { kind: 'clock' }, paidAt)
  expectTypeOf<NonNullable<typeof offer>['event']>().toEqualTypeOf<'settle'>()
  expect(offer?.event).toBe('settle')
})

test('a row that leads elsewhere, or is somebody else’s, does not typecheck', () => {
  const row = rowOf<GoodsOrderMachine>()
  const given = { event: 'refund', from: ['open'], when: [], note: 'goodsOrder.refunded' } as const
  // @ts-expect-error a refund revokes
  expect(row({ ...given, by: ['seller'], to: (open) => ({ state: open, moves: [] }) }).event).toBe('refund')
  // @ts-expect-error the buyer does not refund
  expect(row({ ...given, by: ['buyer'], to: () => expect.fail() }).by).toEqual(['buyer'])
})
