import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { completedOrder } from '../../../test/market/ended-order.ts'
import { buy, openMarket, type Market } from '../../../test/market/market.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'

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

  it('counts the coin of fiat orders at what is paid for it, while they run', async () => {
    const [seller, buyer] = await Promise.all([trader(api, '50'), trader(api, '0')])
    const order = await takeOffer(buyer, await publishOffer(seller), { volume: '2' })
    for (const { client } of [seller, buyer]) {
      expect(await client.trpc.wallet.overview.query()).toMatchObject({
        inEscrow: { units: '20000' },
        openOrders: 1,
        openFiat: 1,
        openBought: 0,
      })
    }
    await buyer.client.trpc.otcOrders.cancel.mutate(order)
    expect(await seller.client.trpc.wallet.overview.query()).toMatchObject({ inEscrow: { units: '0' }, openFiat: 0 })
  })

  it('is one figure of both sides, in dollars when paid', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const { totalUsd } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    expect(await overviewOf('buyer')).toMatchObject({ inEscrow: totalUsd, openOrders: 1, openBought: 1 })
    expect(await overviewOf('seller')).toMatchObject({ inEscrow: totalUsd, openOrders: 1, openBought: 0 })
  })
})
