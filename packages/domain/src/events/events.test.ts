import { expect, expectTypeOf, test } from 'vitest'
import {
  adStripChannel,
  CHANNEL_KINDS,
  channelName,
  isTopic,
  TOPICS,
  type Announcement,
  type LiveEvent,
} from './index.ts'

test('topics are told from words of another version', () => {
  expect(TOPICS.every(isTopic)).toBe(true)
  expect(['hello', 'gap', 'goodsOrders', 'constructor', ''].filter(isTopic)).toEqual([])
})

test('a channel is named by its kind and subject', () => {
  expect(CHANNEL_KINDS.map((kind) => channelName(kind, 81))).toEqual([
    'goods:81',
    'ad:81',
    'adStrip:81',
    'goodsOrder:81',
    'notice:81',
    'otcMarket:81',
    'otcOrder:81',
    'moderation:81',
    'ticketDesk:81',
    'caseDesk:81',
  ])
})

test('the strip of the home page is that of no category', () => {
  expect([adStripChannel('home'), adStripChannel(31)]).toEqual(['adStrip:0', 'adStrip:31'])
})

test('payloads belong to their topic, and say ids and codes only', () => {
  expectTypeOf({ topic: 'goods', uids: [1], payload: { id: 7, event: 'edited' } } as const).toExtend<Announcement>()
  expectTypeOf({ topic: 'goods', uids: [1], payload: { id: 7, event: 'placed' } } as const).not.toExtend<Announcement>()
  expectTypeOf({ topic: 'wallet', uids: [1], payload: { id: 7 } } as const).not.toExtend<Announcement>()
  expectTypeOf<Exclude<LiveEvent['payload'][keyof LiveEvent['payload']], string | number | undefined>>().toBeNever()
})

test('what concerns parties alone does not go to a channel', () => {
  const channels = ['goods:7'] as const
  expectTypeOf({
    topic: 'goods',
    uids: [],
    channels,
    payload: { id: 7, event: 'edited' },
  } as const).toExtend<Announcement>()
  expectTypeOf({
    topic: 'goodsOrder',
    uids: [],
    channels,
    payload: { id: 7, event: 'placed' },
  } as const).not.toExtend<Announcement>()
})

const said = (event: LiveEvent): number | string => {
  if (event.topic === 'wallet') return event.payload.currency
  if (event.topic === 'right') return event.payload.right
  if (event.topic === 'inbox') return event.payload.event
  if (event.topic === 'hello') return event.payload.heartbeatMilliseconds
  return event.topic === 'gap' ? event.place : event.payload.id
}

test('a topic tells which payload it carries', () => {
  const at = { id: 1, place: 2, at: 0 }
  expect(said({ topic: 'wallet', payload: { currency: 'LTC' }, ...at })).toBe('LTC')
  expect(said({ topic: 'gap', payload: {}, ...at })).toBe(2)
})
