import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buy, openMarket, type Market } from '../../test/market/market.ts'
import { LOGIN, PAY } from '../../test/people.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'

let api: TestApp
let market: Market
let buyer: MsClient
let seller: MsClient

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  buyer = createMsClient(api)
  seller = createMsClient(api)
  buyer.token = market.buyer.client.token() ?? ''
  seller.token = market.seller.client.token() ?? ''
})
afterAll(() => api.close())

const ORDER = 'user.goods.MsOrder'
const FAVORITE = 'user.user.MsUserFavorite'
const NOT_VERIFIED = { code: 2020, msg: '请先验证支付密码' }

async function newSession(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

it("a dispute runs from hold to refund, each side by its own calls, told in the reader's language", async () => {
  const { id } = await buy(market.buyer, market.goodsId)
  const info = async () => (await buyer.get(`${ORDER}/getOrderInfo`, { order_id: id })).data
  expect((await buyer.post(`${ORDER}/buyerComplaint`, { id })).code).not.toBe(0)
  expect((await buyer.post(`${ORDER}/handleHold`, { id })).code).toBe(0)
  expect(await info()).toMatchObject({ status: 0, hold: 1, hold_disable: 0, system_settle_time: 0 })
  // A side may not use the other's call, though the procedure behind both is one.
  expect((await seller.post(`${ORDER}/buyerComplaint`, { id })).code).not.toBe(0)
  expect((await seller.post(`${ORDER}/sellerComplaint`, { id })).code).toBe(0)
  expect((await buyer.post(`${ORDER}/buyerComplaint`, { id })).code).toBe(0)
  expect((await buyer.post(`${ORDER}/cancelBuyerComplaint`, { id })).code).toBe(0)
  expect(await info()).toMatchObject({ buyer_complaint: 0, seller_complaint: api.clock.now() })
  const unverified = await newSession(market.seller.uid)
  expect(await unverified.post(`${ORDER}/refund`, { id }, { lang: 'zh-cn' })).toMatchObject(NOT_VERIFIED)
  await unverified.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  expect((await unverified.post(`${ORDER}/refund`, { id })).code).toBe(0)
  expect(await info()).toMatchObject({ status: 1, system_settle_time: api.clock.now() })
  const english = await buyer.get(`${ORDER}/getOrderAction`, { order_id: id }, { lang: 'en-us' })
  const chinese = await buyer.get(`${ORDER}/getOrderAction`, { order_id: id }, { lang: 'zh-cn' })
  expect(english.data).toHaveLength(6)
  expect(english.data.map((row: { text: string }) => row.text)).not.toEqual(
    chinese.data.map((row: { text: string }) => row.text),
  )
})

it('favourites are made, listed with the goods, and ended', async () => {
  const id = market.goodsId
  expect((await buyer.post(`${FAVORITE}/createGoodsFavorite`, { id })).code).toBe(0)
  const list = await buyer.get(`${FAVORITE}/getFavoriteList`)
  expect(list.data).toMatchObject({
    total: 1,
    data: [{ user_id: market.buyer.uid, goods_id: id, status: 1, goods: { usd_price: '12.50', attentions: 1 } }],
  })
  expect((await buyer.post(`${FAVORITE}/deleteGoodsFavorite`, { id })).code).toBe(0)
  expect((await buyer.post(`${FAVORITE}/deleteGoodsFavorite`, { id })).code).not.toBe(0)
})
