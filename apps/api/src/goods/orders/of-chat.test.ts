import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import { person, type Person } from '../../../test/people.ts'

let api: TestApp
let arbiter: Person
beforeAll(async () => {
  api = await createTestApp()
  arbiter = await staffPerson(api, 'arbiter')
})
afterAll(() => api.close())

it('a chat over goods tells what happened to its orders with their times, to both sides and who has the case', async () => {
  const { buyer, seller, goodsId } = await openMarket(api)
  const { goodsOrders } = buyer.client.trpc
  const eventsFor = async ({ client }: Person) => (await client.trpc.goodsOrders.eventsOfChat.query({ chatId })).data
  const first = await buy(buyer, goodsId)
  const { chatId } = await goodsOrders.info.query(first)
  const paidAt = api.clock.now()
  api.clock.advance(60)
  await goodsOrders.confirm.mutate(first)
  const second = await buy(buyer, goodsId)
  expect(await refusalCode(eventsFor(arbiter))).toBe('CHAT_NOT_FOUND')
  expect(await refusalCode(eventsFor(await person(api)))).toBe('CHAT_NOT_FOUND')
  api.clock.advance(60)
  await goodsOrders.hold.mutate(second)
  const told = [
    { orderId: first.id, note: 'goodsOrder.placed', actor: 'buyer', uid: buyer.uid, at: paidAt },
    { orderId: first.id, note: 'goodsOrder.confirmed', at: paidAt + 60 },
    { orderId: second.id, note: 'goodsOrder.placed', at: paidAt + 60 },
    { orderId: second.id, note: 'goodsOrder.held', actor: 'buyer', at: paidAt + 120 },
  ]
  for (const who of [buyer, seller, arbiter]) expect(await eventsFor(who)).toMatchObject(told)
  // Another buyer's orders of the same goods belong to another chat.
  const other = await openMarket(api)
  const theirs = await buy(other.buyer, goodsId)
  expect((await eventsFor(seller)).some(({ orderId }) => orderId === theirs.id)).toBe(false)
  expect(await refusalCode(goodsOrders.eventsOfChat.query({ chatId: 999_999 }))).toBe('CHAT_NOT_FOUND')
})

it('and one over an offer of the fiat market, with the latest order of each', async () => {
  const [maker, taker, stranger] = [await trader(api, '1000'), await trader(api, '0'), await person(api)]
  const offer = await publishOffer(maker)
  const first = await takeOffer(taker, offer)
  const { chatId: found } = await taker.client.trpc.otcOrders.info.query(first)
  const chatId = found ?? 0
  const eventsFor = async ({ client }: Person) => (await client.trpc.otcOrders.eventsOfChat.query({ chatId })).data
  const latest = async ({ client }: Person) =>
    (await client.trpc.otcOrders.latestOfChats.query({ chatIds: [chatId, 999_999] })).data
  await taker.client.trpc.otcOrders.cancel.mutate(first)
  const second = await takeOffer(taker, offer)
  await taker.client.trpc.otcOrders.pay.mutate(second)
  for (const who of [stranger, arbiter]) expect(await refusalCode(eventsFor(who))).toBe('CHAT_NOT_FOUND')
  await maker.client.trpc.otcOrders.complain.mutate(second)
  for (const who of [maker, taker, arbiter]) {
    expect((await eventsFor(who)).map(({ orderId, note }) => [orderId, note])).toEqual([
      [first.id, 'otcOrder.created'],
      [first.id, 'otcOrder.cancelled'],
      [second.id, 'otcOrder.created'],
      [second.id, 'otcOrder.paid'],
      [second.id, 'otcOrder.sellerComplained'],
    ])
  }
  expect(await latest(maker)).toMatchObject([
    { chatId, order: { id: second.id, role: 'seller', progress: 'complaint' } },
  ])
  expect(await latest(taker)).toMatchObject([{ chatId, order: { id: second.id, role: 'buyer' } }])
  expect(await latest(stranger)).toEqual([])
  expect(await refusalCode(taker.client.trpc.goodsOrders.eventsOfChat.query({ chatId }))).toBe('CHAT_NOT_FOUND')
})
