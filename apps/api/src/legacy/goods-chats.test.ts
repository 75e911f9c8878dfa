import { ERRORS } from '@jindu/domain/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, publish, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, verifiedPerson } from '../../test/people.ts'

const SAY = 'user.goods.MsGoodsReply/releaseGoodsPrivateReply'
const CHAT = 'user.user.MsUserGoodsReply'

let api: TestApp
let market: Market
let seller: MsClient
let buyer: MsClient

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  market = await openMarket(api, '10')
  seller = await loggedIn(market.seller.uid)
  buyer = await loggedIn(market.buyer.uid)
})

const said = async (client: MsClient, params: Record<string, unknown>) => (await client.post(SAY, params)).data
const linesOf = async (client: MsClient, params: Record<string, unknown>) =>
  (await client.post(`${CHAT}/getPrivateReplyList`, params)).data

describe('releaseGoodsPrivateReply', () => {
  it('is refused empty, to oneself and in the chat of others', async () => {
    const { goodsId: id } = market
    const { chat_id } = await said(buyer, { id, contents: 'Hello?' })
    const stranger = await loggedIn((await verifiedPerson(api)).uid)
    const codes = [
      (await buyer.post(SAY, { id, contents: ' ' })).code,
      (await seller.post(SAY, { id, contents: 'Hello?' })).code,
      (await stranger.post(SAY, { id, contents: 'Hello?', chat_id })).code,
    ]
    expect(codes).toEqual(
      [ERRORS.MESSAGE_EMPTY, ERRORS.CHAT_WITH_SELF, ERRORS.CHAT_NOT_FOUND].map(({ msCode }) => msCode),
    )
  })

  it('goes to the chat that is named, to that of the order, to that with somebody, or opens one', async () => {
    const { goodsId: id } = market
    const { chat_id } = await said(buyer, { id, contents: 'Does it work offline?' })
    const { id: order_id } = await buy(market.buyer, id)
    const places = [
      await said(seller, { id, contents: 'It does.', chat_id }),
      await said(buyer, { id, contents: 'Bought.', order_id }),
      await said(seller, { id, contents: 'Thank you.', user_id: market.buyer.uid }),
      await said(buyer, { id, contents: 'And again.', user_id: market.seller.uid }),
    ]
    expect(places.map((place) => place.chat_id)).toEqual([chat_id, chat_id, chat_id, chat_id])
    const { data, total } = await linesOf(seller, { goods_id: id, chat_id })
    expect(total).toBe(5)
    expect(data[0]).toMatchObject({
      user_id: market.buyer.uid,
      join_type: 0,
      nick_name: '',
      contents: 'Does it work offline?',
      attach: '',
      delete: 0,
      is_adm: 0,
      show: 1,
    })
  })
})

describe('MsUserGoodsReply', () => {
  it('lists goods that are asked about, who asks, and what one asked oneself, the chosen one first', async () => {
    const other = await publish(market.seller, market.categoryId, 'Another licence')
    const first = await said(buyer, { id: market.goodsId, contents: 'One.' })
    const second = await said(buyer, { id: other, contents: 'Two.' })
    const third = await loggedIn((await verifiedPerson(api)).uid)
    const fourth = await said(third, { id: market.goodsId, contents: 'Three.' })
    const ids = async (client: MsClient, call: string, params: Record<string, unknown>) =>
      (await client.post(`${CHAT}/${call}`, params)).data.data.map((row: { id: number }) => row.id)

    const received = await seller.post(`${CHAT}/getReceivePrivateGoodsList`, { choose_id: other })
    expect(received.data).toMatchObject({
      total: 2,
      data: [{ goods_id: other, goods: { title: 'Another licence' } }, {}],
    })
    expect(await ids(buyer, 'getSendPrivateGoodsList', { choose_id: market.goodsId })).toEqual([
      first.chat_id,
      second.chat_id,
    ])
    expect(await ids(seller, 'getReceivePrivateUserList', { id: market.goodsId, choose_id: market.buyer.uid })).toEqual(
      [first.chat_id, fourth.chat_id],
    )
    expect(await ids(third, 'getReceivePrivateUserList', { id: market.goodsId })).toEqual([])
  })

  it('reads the own chat without its number, which marks it read, and nothing where there is none', async () => {
    const { goodsId: goods_id } = market
    expect(await linesOf(buyer, { goods_id })).toEqual({ data: [], total: 0 })
    const { chat_id } = await said(buyer, { id: goods_id, contents: 'Hello?' })
    await said(seller, { id: goods_id, contents: 'Yes?', chat_id })
    const unread = async () => (await market.buyer.client.trpc.conversations.unread.query()).unread
    expect(await unread()).toBe(1)
    expect((await linesOf(buyer, { goods_id })).total).toBe(2)
    expect(await unread()).toBe(0)
  })

  it('takes a line back for its author alone: the place stays', async () => {
    const { id, chat_id } = await said(buyer, { id: market.goodsId, contents: 'By mistake.' })
    expect((await seller.post(`${CHAT}/invisible`, { id })).code).toBe(ERRORS.MESSAGE_NOT_FOUND.msCode)
    expect(await buyer.post(`${CHAT}/invisible`, { id })).toMatchObject({ code: 0, msg: 'comment deleted' })
    const { data } = await linesOf(seller, { goods_id: market.goodsId, chat_id })
    expect(data).toMatchObject([{ id, contents: '', delete: 1, deler: market.buyer.uid, show: 0 }])
  })
})
