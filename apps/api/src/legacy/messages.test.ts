import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, type Market } from '../../test/market/market.ts'
import { staffPerson } from '../../test/market/staff.ts'
import { publishOffer, takeOffer, trader } from '../../test/otc/offers.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import type { Person } from '../../test/people.ts'

const MESSAGES = 'user.user.MsUserMessage'
const REASON = 'The preview shows a logo of somebody else.'

let api: TestApp
let market: Market
let seller: MsClient
let buyer: MsClient
let orderId: number

/** Another login would be a message of its own. */
function inSessionOf(person: Person): MsClient {
  const client = createMsClient(api)
  client.token = person.client.token() ?? ''
  return client
}

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '5')
  seller = inSessionOf(market.seller)
  buyer = inSessionOf(market.buyer)
  orderId = (await buy(market.buyer, market.goodsId)).id
  const moderator = await staffPerson(api, 'moderator')
  await moderator.client.trpc.goods.delist.mutate({ id: market.goodsId, reason: REASON })
})
afterAll(() => api.close())

const list = (client: MsClient, of: string, lang: 'en-us' | 'zh-cn' = 'en-us') =>
  client.get(`${MESSAGES}/get${of}MessageList`, { page: 1, limit: 20 }, { lang })
const chatWith = async ({ client }: Person) => {
  const subject = { kind: 'goods', id: market.goodsId } as const
  const { id } = await client.trpc.conversations.find.query({ subject })
  return { id: id ?? -1 }
}
const unread = async (client: MsClient) => {
  const { data } = await client.get(`${MESSAGES}/getUserMessageType`, { page: 1, limit: 50 })
  return Object.fromEntries(data.data.map((row: { id: number; unread: number }) => [row.id, row.unread]))
}

describe('refusals', () => {
  it('of visitors, by each call', async () => {
    const visitor = createMsClient(api)
    for (const of of ['Forum', 'Goods', 'Order', 'System', 'Otc', 'OtcOrder'])
      expect((await list(visitor, of)).status).toBe(401)
    expect((await visitor.get(`${MESSAGES}/getUserMessageType`)).status).toBe(401)
    expect((await visitor.post(`${MESSAGES}/readMessage`, { record_id: 1 })).status).toBe(401)
    expect((await visitor.post(`${MESSAGES}/markAllMessageRead`, { message_type_id: 4 })).status).toBe(401)
  })

  it('of a message of somebody else, of two ids that are not the same one, and of a type that is none', async () => {
    const { data } = await list(seller, 'Order')
    const [theirs] = data.data
    expect((await buyer.post(`${MESSAGES}/readMessage`, { record_id: theirs.id })).code).toBe(9013)
    const two = { record_id: theirs.record_id, message_id: theirs.message_id + 1 }
    expect((await seller.post(`${MESSAGES}/readMessage`, two)).code).toBe(9013)
    expect(await unread(seller)).toMatchObject({ 4: 1 })
    expect((await seller.post(`${MESSAGES}/markAllMessageRead`, { message_type_id: 9 })).status).toBe(400)
    expect((await seller.get(`${MESSAGES}/getUserMessageType`, { page: 0 })).status).toBe(400)
  })
})

it('each type has its number, its words in both languages and what is unread of it', async () => {
  const { data } = await seller.get(`${MESSAGES}/getUserMessageType`, {}, { lang: 'zh-cn' })
  expect(data.total).toBe(8)
  expect(data.data.map((row: { id: number; event: string }) => `${row.id} ${row.event}`)).toEqual([
    '1 广告',
    '2 管理员',
    '3 商品',
    '4 订单',
    '5 系统',
    '6 其他',
    '7 法币承兑单',
    '8 法币订单',
  ])
  expect(await unread(seller)).toEqual({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0 })
})

it('a record names its order and goods, its side, and what happened in the reader’s language', async () => {
  const { data } = await list(seller, 'Order')
  expect(data).toMatchObject({
    total: 1,
    data: [
      {
        sender_id: market.buyer.uid,
        read_time: 0,
        is_seller: 1,
        order_id: orderId,
        goods_id: market.goodsId,
        goodsInfo: { id: market.goodsId, title: 'Steam wallet code' },
        orderInfo: { id: orderId, goods_id: market.goodsId, currency: { coin_name: 'LTC' } },
        postInfo: { contents: `${market.buyer.uid} paid into escrow` },
        chat_id: (await chatWith(market.buyer)).id,
        otc_id: 0,
        otcOrder: null,
        topicInfo: null,
        chatInfo: null,
        is_author: 0,
      },
    ],
  })
  expect((await list(buyer, 'Order', 'zh-cn')).data.data[0]).toMatchObject({
    is_seller: 0,
    postInfo: { contents: '您已付款，款项进入托管' },
  })
  expect((await list(seller, 'Goods', 'zh-cn')).data.data[0]).toMatchObject({
    sender_id: 0,
    order_id: 0,
    orderInfo: null,
    goods_id: market.goodsId,
    postInfo: { contents: `管理员撤下了您的商品：${REASON}` },
  })
  // The deposit that paid for it; messages by staff are in this tab too.
  expect((await list(buyer, 'System')).data.data[0]).toMatchObject({
    postInfo: { contents: 'Your deposit is credited' },
  })
  for (const of of ['Forum', 'Otc', 'OtcOrder']) expect((await list(seller, of)).data).toEqual({ data: [], total: 0 })
})

it('a line in a private chat is one of goods, which names its chat', async () => {
  const { id: chatId } = await chatWith(market.buyer)
  const line = (text: string) => ({ id: market.goodsId, contents: text, chat_id: chatId })
  const said = await buyer.post('user.goods.MsGoodsReply/releaseGoodsPrivateReply', line('Does it work offline?'))
  expect(said.code).toBe(0)
  expect((await list(seller, 'Goods', 'zh-cn')).data.data[0]).toMatchObject({
    sender_id: market.buyer.uid,
    read_time: 0,
    is_seller: 1,
    goods_id: market.goodsId,
    goodsInfo: { id: market.goodsId, title: 'Steam wallet code' },
    chat_id: chatId,
    chatInfo: { type: 1 },
    is_author: 1,
    postInfo: { contents: `${market.buyer.uid} 在商品聊天中给您发来消息` },
  })
  // Old clients read the chat by asking for it.
  await seller.post('user.user.MsUserGoodsReply/getPrivateReplyList', { goods_id: market.goodsId, chat_id: chatId })
  expect((await list(seller, 'Goods')).data.data[0].read_time).toBe(api.clock.now())
  await seller.post('user.goods.MsGoodsReply/releaseGoodsPrivateReply', line('It does.'))
  expect((await list(buyer, 'Goods')).data.data[0]).toMatchObject({ is_seller: 0, is_author: 0, chatInfo: { type: 1 } })
})

it('those of the fiat market name offer, order and chat, and whose the offer is', async () => {
  const [maker, taker] = [await trader(api, '1000'), await trader(api, '0')]
  const offer = await publishOffer(maker)
  const { id: order } = await takeOffer(taker, offer, { volume: '1.5' })
  const { chatId } = await taker.client.trpc.otcOrders.info.query({ id: order })
  const [ofMaker, ofTaker] = [inSessionOf(maker), inSessionOf(taker)]
  const shared = {
    order_id: order,
    otc_id: offer,
    chat_id: chatId,
    otcOrder: { id: order, otc_id: offer, amount: '1.50000000', currency: { coin_name: 'LTC' } },
    topicInfo: { id: offer },
    goods_id: 0,
    chatInfo: null,
  }
  expect((await list(ofMaker, 'OtcOrder')).data.data[0]).toMatchObject({ ...shared, is_author: 1, is_seller: 1 })
  expect((await list(ofTaker, 'OtcOrder')).data.data[0]).toMatchObject({ ...shared, is_author: 0, is_seller: 0 })
  expect((await list(ofMaker, 'Otc')).data).toMatchObject({ total: 1, data: [{ ...shared, is_author: 1 }] })
  const asked = await ofTaker.post('user.otc.MsOtcChat/releaseOtcPrivateReply', { id: offer, contents: 'Sent.' })
  expect(asked.code).toBe(0)
  expect((await list(ofMaker, 'OtcOrder')).data.data[0]).toMatchObject({
    otc_id: offer,
    chat_id: chatId,
    topicInfo: { id: offer, title: expect.stringMatching(/^20\.00000000\sLTC$/) },
    otcOrder: null,
    chatInfo: { type: 1 },
    is_author: 1,
  })
})

it('one is read by its record, all of a type at once', async () => {
  const [record] = (await list(seller, 'Order')).data.data
  const { id, message_id } = record
  expect((await seller.post(`${MESSAGES}/readMessage`, { record_id: id, message_id })).code).toBe(0)
  expect((await list(seller, 'Order')).data.data[0].read_time).toBe(api.clock.now())
  expect(await unread(seller)).toMatchObject({ 3: 1, 4: 0 })
  expect((await seller.post(`${MESSAGES}/markAllMessageRead`, { message_type_id: 3 })).code).toBe(0)
  expect(await unread(seller)).toMatchObject({ 3: 0, 4: 0 })
})
