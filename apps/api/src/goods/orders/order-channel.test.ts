import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { follow, liveUrl } from '../../../test/live/follow.ts'
import { buy, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'

let api: TestApp
let url: string
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  url = await liveUrl(api)
  market = await openMarket(api)
})
afterAll(() => api.close())

async function refusal(token: string | null, channel: string): Promise<string> {
  const follower = follow(url, { token, channel })
  await expect.poll(() => follower.errors).toHaveLength(1)
  await follower.close()
  return follower.errors[0] ?? ''
}

describe('the channel of an order', () => {
  it('is refused to visitors, to its parties, who hear by their accounts, and to staff who rule on nothing', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const channel = `goodsOrder:${id}`
    const finance = await staffPerson(api, 'finance')
    expect(await refusal(null, channel)).toBe('LOGIN_REQUIRED')
    for (const { client } of [market.buyer, market.seller, finance]) {
      expect(await refusal(client.token(), channel)).toBe('FORBIDDEN')
    }
  })

  it('of no order is none', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    expect(await refusal(arbiter.client.token(), 'goodsOrder:999999')).toBe('NOT_FOUND')
  })

  it('tells an arbiter what either side does while the case is open', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const arbiter = await staffPerson(api, 'arbiter')
    expect(await refusal(arbiter.client.token(), `goodsOrder:${id}`)).toBe('STAFF_NOT_DISPUTED')
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
    const follower = follow(url, { token: arbiter.client.token(), channel: `goodsOrder:${id}` })
    await expect.poll(() => follower.topics()[0]).toBe('hello')
    await market.buyer.client.trpc.goodsOrders.complain.mutate({ id })
    const told = () => follower.events.filter(({ topic }) => topic === 'goodsOrder').map(({ payload }) => payload)
    await expect.poll(() => told().at(-1)).toEqual({ id, event: 'complain' })
    await market.seller.client.trpc.goodsOrders.stateCase.mutate({ id, text: 'All of the keys were new.' })
    await expect.poll(() => told().at(-1)).toEqual({ id, event: 'stateCase' })
    await follower.close()
  })
})
