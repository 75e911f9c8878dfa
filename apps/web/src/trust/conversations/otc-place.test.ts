import { expect, test } from 'vitest'
import { otcPlace, type OtcRow } from './otc-place.ts'

type State = Pick<OtcRow, 'status' | 'progress' | 'outcome'>

test.each<[string, State, string, string]>([
  ['is being paid', { status: 'open', progress: 'awaitingPayment', outcome: null }, 'held', 'money'],
  ['waits for its release', { status: 'open', progress: 'awaitingRelease', outcome: null }, 'held', 'money'],
  ['is on hold', { status: 'open', progress: 'held', outcome: null }, 'held', 'hold'],
  ['is complained of', { status: 'open', progress: 'complaint', outcome: null }, 'held', 'dispute'],
  ['was released', { status: 'completed', progress: 'ended', outcome: 'released' }, 'to', 'positive'],
  ['was cancelled', { status: 'cancelled', progress: 'ended', outcome: 'byBuyer' }, 'from', 'neutral'],
  ['was split', { status: 'completed', progress: 'ended', outcome: 'agreedSplit' }, 'split', 'positive'],
])('the coin of an order that %s', (_, order, at, kind) => {
  expect(otcPlace(order)).toEqual({ at, kind })
})
