import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, openMarket, publish, type Market } from '../../../test/market/market.ts'
import type { LIST_STATES } from './list-orders.ts'

let api: TestApp
let market: Market
let orders: Record<'open' | 'held' | 'complained' | 'confirmed' | 'refunded', number>

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  const verbs = market.buyer.client.trpc.goodsOrders
  const other = await publish(market.seller, market.categoryId, 'Harbour 100_percent charts')
  const place = async (goodsId = market.goodsId) => (await buy(market.buyer, goodsId)).id
  orders = {
    open: await place(other),
    held: await place(),
    complained: await place(),
    confirmed: await place(),
    refunded: await place(),
  }
  await verbs.hold.mutate({ id: orders.held })
  await verbs.hold.mutate({ id: orders.complained })
  await verbs.complain.mutate({ id: orders.complained })
  await verbs.confirm.mutate({ id: orders.confirmed })
  await market.seller.client.trpc.goodsOrders.refund.mutate({ id: orders.refunded })
})
afterAll(() => api.close())

type State = (typeof LIST_STATES)[number]

async function found(side: 'buy' | 'sell', filter: { state?: State; search?: string }): Promise<number[]> {
  const reader = side === 'buy' ? market.buyer : market.seller
  const { data, total } = await reader.client.trpc.goodsOrders.list.query({ side, page: 1, limit: 60, ...filter })
  expect(data).toHaveLength(total)
  return data.map(({ id }) => id)
}

it('a filter that is no state and a search of nothing are refused', async () => {
  const list = market.buyer.client.trpc.goodsOrders.list
  expect(await refusalCode(list.query({ side: 'buy', search: '   ' }))).toBe('INPUT_INVALID')
  expect(await refusalCode(list.query({ side: 'buy', search: 'x'.repeat(61) }))).toBe('INPUT_INVALID')
})

it('each state lists its own orders, to both sides', async () => {
  for (const side of ['buy', 'sell'] as const) {
    expect(await found(side, { state: 'inProgress' })).toEqual([orders.open])
    expect(await found(side, { state: 'suspended' })).toEqual([orders.held])
    expect(await found(side, { state: 'complaint' })).toEqual([orders.complained])
    expect(await found(side, { state: 'open' })).toEqual([orders.complained, orders.held, orders.open])
    expect(await found(side, { state: 'completed' })).toEqual([orders.confirmed])
    expect(await found(side, { state: 'revoked' })).toEqual([orders.refunded])
  }
})

/** As a Chinese keyboard types it, full width on. */
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (c) => String.fromCodePoint(Number(c.codePointAt(0)) + 0xfee0))

it('a search finds parts of titles, and the numbers of orders, goods and the other side', async () => {
  expect(await found('buy', { search: 'harbour' })).toEqual([orders.open])
  expect(await found('buy', { search: '100_P' })).toEqual([orders.open])
  expect(await found('buy', { search: '100%' })).toEqual([])
  expect(await found('buy', { search: String(orders.held) })).toContain(orders.held)
  expect(await found('buy', { search: String(market.seller.uid) })).toHaveLength(5)
  expect(await found('buy', { search: String(market.buyer.uid) })).toEqual([])
  expect(await found('buy', { search: `\u3000${wide('HARBOUR')}\u3000` })).toEqual([orders.open])
  expect(await found('buy', { search: wide(String(orders.held)) })).toContain(orders.held)
  expect(await found('sell', { search: String(market.buyer.uid), state: 'revoked' })).toEqual([orders.refunded])
})

it('an order says which version was bought, whether it was opened, and how it was rated', async () => {
  const trpc = market.buyer.client.trpc
  expect(await found('buy', { state: 'toReview' })).toEqual([orders.refunded, orders.confirmed])
  await trpc.reviews.write.mutate({ orderId: orders.confirmed, rating: 4, text: '' })
  expect(await found('buy', { state: 'toReview' })).toEqual([orders.refunded])
  const { data } = await trpc.goodsOrders.list.query({ side: 'buy', page: 1, limit: 60, state: 'completed' })
  expect(data[0]?.received).toEqual({ versionNumber: 1, openedAt: null, rating: 4 })
})
