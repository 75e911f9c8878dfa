import { fail } from '@jindu/domain/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

/** Fails while prices are out: nothing here plays then. */
const cents = (of: { readonly units: string } | null): bigint => BigInt(of?.units ?? 'no price')

const overviewOf = (side: 'buyer' | 'seller') => market[side].client.trpc.wallet.overview.query()

const tradeOf = async ({ client }: Pick<Market['buyer'], 'client'>) =>
  (await client.trpc.wallet.overview.query()).nextTrade

const coinOf = async ({ client }: Pick<Market['buyer'], 'client'>, currency = 'LTC') =>
  (await client.trpc.wallet.balances.query()).data.find((row) => row.currency === currency)

describe('the balances', () => {
  it('say what escrow holds of each coin, what that to spend is worth, and its part of all', async () => {
    const [seller, buyer] = await Promise.all([trader(api, '50'), trader(api, '0')])
    expect(await coinOf(buyer)).toMatchObject({
      escrow: { units: '0' },
      debt: { units: '0' },
      worth: { asset: 'USD', units: '0' },
      shareBasisPoints: null,
    })
    const order = await takeOffer(buyer, await publishOffer(seller), { volume: '2' })
    for (const side of [seller, buyer]) {
      expect(await coinOf(side)).toMatchObject({ escrow: { asset: 'LTC', units: '200000000' } })
      expect(await coinOf(side, 'BTC')).toMatchObject({ escrow: { asset: 'BTC', units: '0' } })
    }
    const mine = await coinOf(seller)
    const { spendable } = await seller.client.trpc.wallet.overview.query()
    expect(mine).toMatchObject({ worth: spendable, shareBasisPoints: 10_000 })
    expect(BigInt(spendable?.units ?? 0)).toBeGreaterThan(0n)
    await buyer.client.trpc.otcOrders.cancel.mutate(order)
    expect(await coinOf(seller)).toMatchObject({ escrow: { units: '0' } })
  })

  it('count what a buyer paid for goods until the order ends', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const { amount } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    for (const side of ['buyer', 'seller'] as const) {
      expect(await coinOf(market[side], amount.asset)).toMatchObject({ escrow: amount })
    }
  })

  it('have no worth of a coin without a rate, and no parts', async () => {
    const seller = await trader(api, '50')
    const spy = vi.spyOn(api.app.rates, 'rate').mockImplementation(() => fail('RATE_UNAVAILABLE'))
    try {
      expect(await coinOf(seller)).toMatchObject({ worth: null, shareBasisPoints: null })
      expect(await coinOf(seller, 'BTC')).toMatchObject({ worth: { units: '0' }, shareBasisPoints: null })
    } finally {
      spy.mockRestore()
    }
  })
})

describe('while prices are out', () => {
  it('the overview still says what needs no price: escrow, orders, and that there is coin', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const { totalUsd } = await market.buyer.client.trpc.goodsOrders.info.query({ id })
    const empty = await trader(api, '0')
    const spy = vi.spyOn(api.app.rates, 'rate').mockImplementation(() => fail('RATE_UNAVAILABLE'))
    try {
      expect(await overviewOf('buyer')).toMatchObject({
        yours: null,
        hasCoin: true,
        inEscrow: totalUsd,
        openOrders: 1,
        next: { orderId: id },
      })
      expect(await empty.client.trpc.wallet.overview.query()).toMatchObject({ yours: { units: '0' }, hasCoin: false })
      const { data } = await empty.client.trpc.site.currencies.query()
      expect(data.length).toBeGreaterThan(0)
      expect(data.map(({ priced }) => priced)).not.toContain(true)
    } finally {
      spy.mockRestore()
    }
    const { data } = await empty.client.trpc.site.currencies.query()
    expect(data.map(({ priced }) => priced)).not.toContain(false)
  })
})

describe('what is in escrow', () => {
  it('is nothing before anybody pays, and nothing of orders that ended', async () => {
    expect(await overviewOf('buyer')).toMatchObject({
      inEscrow: { units: '0' },
      openOrders: 0,
      everBought: false,
      next: null,
    })
    await completedOrder(market)
    expect(await overviewOf('buyer')).toMatchObject({ inEscrow: { units: '0' }, openOrders: 0, everBought: true })
    expect(await overviewOf('seller')).toMatchObject({ everBought: false })
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

describe('what is yours', () => {
  it('keeps the coin that a sell offer locks until somebody takes it', async () => {
    const [seller, buyer] = await Promise.all([trader(api, '50'), trader(api, '0')])
    const read = () => seller.client.trpc.wallet.overview.query()
    const before = await read()
    expect(before).toMatchObject({ inOffers: { units: '0' }, spendable: before.yours })
    const offer = await publishOffer(seller)
    const offered = await read()
    expect(offered.yours).toEqual(before.yours)
    expect(cents(offered.inOffers)).toBeGreaterThan(0n)
    expect(cents(offered.spendable) + cents(offered.inOffers)).toBe(cents(offered.yours))
    await takeOffer(buyer, offer, { volume: '2' })
    const taken = await read()
    expect(cents(taken.inOffers)).toBeLessThan(cents(offered.inOffers))
    expect(cents(taken.yours)).toBeLessThan(cents(offered.yours))
  })
})

describe('the next trade', () => {
  it('is none of strangers, then the running order whose deadline comes first, and none after its end', async () => {
    const [seller, first, second] = await Promise.all([trader(api, '50'), trader(api, '0'), trader(api, '0')])
    const offer = await publishOffer(seller)
    expect(await tradeOf(seller)).toBeNull()
    const early = await takeOffer(first, offer, { volume: '2' })
    api.clock.advance(60)
    const late = await takeOffer(second, offer, { volume: '2' })
    const { requirableAt } = await first.client.trpc.otcOrders.info.query(early)
    const next = { orderId: early.id, progress: 'awaitingPayment', at: requirableAt }
    expect(await tradeOf(seller)).toMatchObject({ ...next, role: 'seller' })
    expect(await tradeOf(first)).toMatchObject({ ...next, role: 'buyer' })
    expect(await tradeOf(second)).toMatchObject({ orderId: late.id })
    await first.client.trpc.otcOrders.cancel.mutate(early)
    expect(await tradeOf(first)).toBeNull()
    expect(await tradeOf(seller)).toMatchObject({ orderId: late.id })
  })
})
