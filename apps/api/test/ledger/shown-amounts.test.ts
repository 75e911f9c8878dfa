import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { completedOrder, refundedOrder, splitOrder } from '../market/ended-order.ts'
import { buy, fundsOf, openMarket, type Market } from '../market/market.ts'
import { staffPerson } from '../market/staff.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, tradeFunds, trader } from '../otc/offers.ts'
import type { Person } from '../people.ts'

let api: TestApp
let market: Market
let arbiter: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  arbiter = await staffPerson(api, 'arbiter')
  const fees = { goodsFeeBasisPoints: 250, otcFeeBasisPoints: 77 }
  await api.app.settings.change({ ...SMALL_LIMITS, ...fees }, arbiter.uid)
})
afterAll(() => api.close())

const units = ({ units: of }: { readonly units: string }): bigint => BigInt(of)

/** The latest line of the fund ledger, as its owner reads it. */
async function latestLine({ client }: Person) {
  const { data } = await client.trpc.wallet.history.query({ limit: 1 })
  return data[0]
}

interface Proceeds {
  readonly gross: { readonly units: string }
  readonly fee: { readonly units: string }
  readonly net: { readonly units: string }
}

/** Gross equals fee plus net, whatever the outcome. */
function addsUp({ gross, fee, net }: Proceeds): void {
  expect(units(gross)).toBe(units(fee) + units(net))
}

it('an open order says what its seller would get, and books nothing yet', async () => {
  const before = await fundsOf(market.seller)
  const { id } = await buy(market.buyer, market.goodsId)
  const { proceeds, amount } = await market.seller.client.trpc.goodsOrders.info.query({ id })
  addsUp(proceeds)
  expect(proceeds.gross).toEqual(amount)
  expect(units(proceeds.fee)).toBe((units(amount) * 250n) / 10_000n)
  expect(await fundsOf(market.seller)).toBe(before)
  await market.seller.client.trpc.goodsOrders.refund.mutate({ id })
})

it.each([
  ['confirmed', () => completedOrder(market)],
  ['refunded', () => refundedOrder(market)],
  ['split by a ruling', () => splitOrder(market, arbiter)],
] as const)('of an order that was %s, page, list and ledger of the seller say one sum', async (_, end) => {
  const before = await fundsOf(market.seller)
  const id = await end()
  const credited = (await fundsOf(market.seller)) - before
  const { client } = market.seller
  const info = await client.trpc.goodsOrders.info.query({ id })
  const row = (await client.trpc.goodsOrders.list.query({ page: 1, limit: 20, side: 'sell' })).data.find(
    (each) => each.id === id,
  )
  addsUp(info.proceeds)
  expect(units(info.proceeds.net)).toBe(credited)
  expect(row?.proceeds).toEqual(info.proceeds)
  expect(info.split?.seller ?? info.proceeds.net).toEqual(info.proceeds.net)
})

it('the ledger line and the messages of a seller say the sum that was credited', async () => {
  const id = await completedOrder(market)
  const { client } = market.seller
  const { proceeds } = await client.trpc.goodsOrders.info.query({ id })
  expect(units((await latestLine(market.seller))?.amount ?? { units: '0' })).toBe(units(proceeds.net))
  const { data } = await client.trpc.messages.list.query({ page: 1, limit: 20 })
  const told = data.filter(({ message }) => message.kind.startsWith('goodsOrder.') && message.subjectId === id)
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(({ about }) => about?.amount)).toEqual(told.map(() => proceeds.net))
})

it('sales figures of a coin are what the ledger credited for it', async () => {
  const seller = (await openMarket(api)) satisfies Market
  for (const end of [completedOrder, completedOrder, (of: Market) => splitOrder(of, arbiter), refundedOrder])
    await end(seller)
  const { coins } = await seller.seller.client.trpc.sales.overview.query({ range: '7d' })
  const [coin] = coins
  if (coin === undefined) throw new Error('four orders were paid')
  addsUp({ gross: coin.earned, fee: coin.fee, net: coin.net })
  expect(units(coin.net)).toBe(await fundsOf(seller.seller))
})

it('a coin order of the fiat market: the buyer, who bears the fee, reads what the ledger credits', async () => {
  const [seller, buyer] = await Promise.all([trader(api), trader(api, '0')])
  const offer = await publishOffer(seller)
  const { id } = await takeOffer(buyer, offer, { volume: '1.37' })
  const open = await buyer.client.trpc.otcOrders.info.query({ id })
  addsUp(open.proceeds)
  expect(open.proceeds.gross).toEqual(open.amount)
  await buyer.client.trpc.otcOrders.pay.mutate({ id })
  await seller.client.trpc.otcOrders.release.mutate({ id, matches: true })
  const credited = await tradeFunds(buyer)
  const ended = await buyer.client.trpc.otcOrders.info.query({ id })
  const row = (await buyer.client.trpc.otcOrders.list.query({ page: 1, limit: 10 })).data[0]
  expect(units(ended.proceeds.net)).toBe(credited)
  expect(credited).toBe((137_000_000n * 9_923n + 9_999n) / 10_000n)
  expect(row?.proceeds).toEqual(ended.proceeds)
})

it('a cancelled one gives its buyer nothing', async () => {
  const [seller, buyer] = await Promise.all([trader(api), trader(api, '0')])
  const { id } = await takeOffer(buyer, await publishOffer(seller))
  await buyer.client.trpc.otcOrders.cancel.mutate({ id })
  const { proceeds } = await buyer.client.trpc.otcOrders.info.query({ id })
  expect([proceeds.gross, proceeds.fee, proceeds.net].map(units)).toEqual([0n, 0n, 0n])
  expect(await tradeFunds(buyer)).toBe(0n)
})
