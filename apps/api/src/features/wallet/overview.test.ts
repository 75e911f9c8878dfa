import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { completedOrder } from '../../../test/market/ended-order.ts'
import { buy, openMarket, type Market } from '../../../test/market/market.ts'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  market = await openMarket(api)
})
afterAll(() => api.close())

const overviewOf = (side: 'buyer' | 'seller') => market[side].client.trpc.wallet.overview.query()

describe('what is in escrow', () => {
  it('is nothing before anybody pays, and nothing of orders that ended', async () => {
    expect(await overviewOf('buyer')).toMatchObject({ inEscrow: { units: '0' }, openOrders: 0, next: null })
    await completedOrder(market)
    expect(await overviewOf('buyer')).toMatchObject({ inEscrow: { units: '0' }, openOrders: 0 })
  })

  it('is one figure of both sides, in dollars when paid', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const { totalUsd } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    expect(await overviewOf('buyer')).toMatchObject({ inEscrow: totalUsd, openOrders: 1, openBought: 1 })
    expect(await overviewOf('seller')).toMatchObject({ inEscrow: totalUsd, openOrders: 1, openBought: 0 })
  })
})
