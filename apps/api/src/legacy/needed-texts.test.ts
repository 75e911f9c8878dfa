import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY } from '../../test/people.ts'
import { endpoints } from './endpoints/index.ts'

let api: TestApp
let market: Market
let seller: MsClient
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  seller = createMsClient(api)
  seller.token = (await seller.post('user.user.MsUser/login', { uid: market.seller.uid, pwd: LOGIN })).data.token
  await seller.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
})
afterAll(() => api.close())

/** Texts that satisfy every length rule. */
const LONG = 'Everything that a buyer should know of it.'

const offer = {
  currency_id: 3,
  total_volume: '1.5',
  unit_price: '68.20',
  minimum_amount: '10',
  maximum_amount: '100',
}

/** Complete parameters per call. */
const filled = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  'user.goods.MsGoodsCategory/createGoodsCategory': { title: 'A new category' },
  'user.user.MsUserGoods/releaseOwnGoods': {
    title: 'A licence key',
    category_id: market.categoryId,
    usd_price: '12.50',
    contents: LONG,
    goods_shipment: LONG,
  },
  'user.user.MsUserGoods/changeGoodsInfo': {
    id: market.goodsId,
    usd_price: '12.50',
    contents: LONG,
    title: 'A licence key',
  },
  'user.user.MsUserGoods/changeShipmentInfo': { id: market.goodsId, goods_shipment: LONG },
  'user.goods.MsOrder/createGoodsOrder': { currency_id: 3, id: market.goodsId, volume: 1, usd_price: '12.50' },
  'user.goods.WebMyReplys/saveAd': { id: market.goodsId, to_id: 1, contents: LONG },
  'user.feedback.MsFeedBack/createFeedback': { title: 'A question of mine', contents: LONG },
  'user.user.MsUserAd/createAd': { title: 'An ad of mine', contents: LONG },
  'user.user.MsUserAd/updateOwnAd': { id: 1, title: 'An ad of mine', contents: LONG },
  'user.user.MsUserAd/payForCategoryAdvertising': {
    currency_id: 3,
    number: 10,
    id: 1,
    category: String(market.categoryId),
  },
  'user.notice.MsNoticeBoard/releasePublicReply': { id: 1, contents: LONG },
  'user.forum.MsReply/releasePublicReply': { id: 1, contents: LONG },
  'user.otc.MsOtcTopicNew/createBuyOtcTopic': offer,
  'user.otc.MsOtcTopicNew/createSellOtcTopic': offer,
  'user.otc.MsOtcOrderNew/createOtcOrder': { id: 1, volume: '0.5', currency_id: 3, unit_price: '68.20' },
  'user.user.MsWallet/transferMoney': { user_id: market.buyer.uid, amount: '1', currency_id: 3 },
  'user.otc.MsOtcTransfer/TransferOwnCoin': { currency_id: 3, type: 0, amount: '1' },
  'user.user.MsWallet/applyWithdrawal': { currency_id: 3, address: 'mweb', amount: '1' },
})

const needed = [...endpoints].flatMap(([path, { method, params }]) =>
  Object.entries(params)
    .filter(([, { required, schema }]) => method === 'POST' && required && schema['type'] === 'string')
    .filter(([name, { schema }]) => name !== 'image' && !('pattern' in schema))
    .map(([name]) => [path, name] as const),
)

describe('a text that the document calls required is refused when it is left out', () => {
  test('and these are all such texts', () => {
    expect(new Set(needed.map(([path]) => path))).toEqual(new Set(Object.keys(filled())))
  })

  test.each(needed)('%s without %s', async (path, name) => {
    const { [name]: _, ...rest } = filled()[path] ?? {}
    const without = await seller.post(path, rest)
    expect(without.code).not.toBe(0)
    // The missing text was the reason: with a text the call gets another error, or none.
    const whole = await seller.post(path, filled()[path] ?? {})
    expect(whole.code).not.toBe(without.code)
  })
})
