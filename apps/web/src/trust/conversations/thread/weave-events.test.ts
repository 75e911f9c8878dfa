import { expect, test } from 'vitest'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { lineOf } from './line.test-data.ts'
import { readersOf } from './use-order-events.ts'
import { weaveEvents } from './weave-events.ts'

type Event = ApiOutputs['goodsOrders']['eventsOfChat']['data'][number]

const event = (at: number, rest: Partial<Event> = {}): Event => ({
  id: at,
  orderId: 7,
  note: 'goodsOrder.placed',
  actor: 'buyer',
  uid: 100_001,
  at,
  ...rest,
})

const said = (woven: ReturnType<typeof weaveEvents>) =>
  woven.map((entry) => (entry.kind === 'line' ? `line ${entry.line.number}` : `event ${entry.event.id}`))

test('what happened stands before the first line that was said after it, and after the last one', () => {
  const lines = [lineOf(1, { saidAt: 10 }), lineOf(2, { saidAt: 20 }), lineOf(3, { saidAt: 20 })]
  const woven = weaveEvents(lines, [event(5), event(20), event(30)], false)
  expect(said(woven)).toEqual(['event 5', 'line 1', 'event 20', 'line 2', 'line 3', 'event 30'])
})

test('what happened among lines that are not held waits for them', () => {
  const lines = [lineOf(31, { saidAt: 100 }), lineOf(32, { saidAt: 110 })]
  expect(said(weaveEvents(lines, [event(50), event(105)], true))).toEqual(['line 31', 'event 105', 'line 32'])
})

test('a talk in which nothing was said shows what happened', () => {
  expect(said(weaveEvents([], [event(5)], false))).toEqual(['event 5'])
})

test('whose step it was says as whom a reader reads the order', () => {
  const events = [
    event(1, { orderId: 1, uid: 100_001 }),
    event(2, { orderId: 2, actor: 'seller', uid: 100_001 }),
    event(3, { orderId: 3, uid: 100_002 }),
    event(4, { orderId: 4, actor: 'clock', uid: null }),
  ]
  expect([...readersOf(events, 100_001)]).toEqual([
    [1, 'buyer'],
    [2, 'seller'],
    [3, 'seller'],
  ])
})
