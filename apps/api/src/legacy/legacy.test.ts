import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY, RECOVERY, WRONG } from '../../test/people.ts'

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

describe('a request is refused', () => {
  it('with 400 for a bad signature, an old timestamp, an unknown client, in its language', async () => {
    const client = createMsClient(api)
    const path = 'user.site.MsHome/getThemeId'
    expect(await client.get(path, {}, { tamper: { version: '9' }, lang: 'zh-cn' })).toMatchObject({
      status: 400,
      code: 1007,
    })
    expect(await client.get(path, {}, { timestamp: 1_000 })).toMatchObject({ status: 400, code: 1008, data: null })
    expect(await client.get(path, {}, { tamper: { clientOrigin: 'ios' } })).toMatchObject({ status: 400, code: 1011 })
    const [zh, en] = [
      await client.get(path, {}, { tamper: { version: '9' }, lang: 'zh-cn' }),
      await client.get(path, {}, { tamper: { version: '9' } }),
    ]
    expect(zh.msg).toMatch(/[\u4e00-\u9fff]/)
    expect(en.msg).toMatch(/^[\x20-\x7e]+$/)
  })

  it('with 404 for an unknown call and 405 for the other method', async () => {
    const client = createMsClient(api)
    expect(await client.get('user.site.MsHome/nothing')).toMatchObject({ status: 404, code: 1010 })
    expect(await client.get('constructor')).toMatchObject({ status: 404 })
    expect(await client.get('user.user.MsUser/login')).toMatchObject({ status: 405, code: 1013 })
  })

  it('with 401 without a session and with an ended one', async () => {
    const client = await loggedIn(market.buyer.uid)
    const visitor = createMsClient(api)
    expect(await visitor.get('user.user.MsUserInfo/getUserInfo')).toMatchObject({ status: 401, code: 1004 })
    await client.post('user.user.MsUser/logout')
    expect(await client.get('user.user.MsUserInfo/getUserInfo')).toMatchObject({ status: 401, code: 1005 })
  })

  it('when a POST comes a second time, also in another process', async () => {
    const other = await createTestApp({ beside: api })
    try {
      const client = await loggedIn(market.buyer.uid)
      const payload = {
        currency_id: 3,
        goods_id: market.goodsId,
        thread_id: 1,
        otc_id: 1,
        token: client.token,
        version: '1.0.0',
        clientOrigin: 'web',
        timestamp: Math.floor(Date.now() / 1000),
      }
      const { sign } = await import('./signature.ts')
      const signed = { ...payload, signature: sign(payload, 'sandbox-app-key') }
      const send = (to: TestApp, call = 'user.MsWallet/getWalletAddress') =>
        to.server.inject({ method: 'POST', url: `/api/user.${call}`, payload: signed })
      expect((await send(api)).json().code).toBe(0)
      expect((await send(api)).json()).toMatchObject({ code: 1009, data: null })
      expect((await send(other)).statusCode).toBe(400)
      expect((await send(other, 'user.MsWallet/getBlockChainRecord')).json().code).toBe(0)
      // Read-only calls, and lists that mark themselves as read, may be repeated at every process.
      for (const call of [
        'user.MsUserInfo/currencyBalance',
        'user.MsUserInfo/getWalletHistoryList',
        'user.MsUserGoodsReply/getPrivateReplyList',
        'user.MsUserForumReply/getPrivateReplyList',
        'otc.MsOtcChat/getPrivateReplyList',
      ])
        for (const to of [api, api, other]) expect((await send(to, call)).json().code).toBe(0)
    } finally {
      await other.close()
    }
  })

  it('as business, with 200 and the catalogue’s code, for what a person did wrong', async () => {
    const client = createMsClient(api)
    expect(await client.post('user.user.MsUser/login', { uid: market.buyer.uid, pwd: WRONG })).toMatchObject({
      status: 200,
      code: 2011,
      data: null,
    })
    expect(await client.post('user.user.MsUser/login', { pwd: WRONG }, { lang: 'zh-cn' })).toMatchObject({
      status: 200,
      msg: '请输入UID',
    })
    expect(await client.post('user.user.MsUser/login', { uid: 100_001 }, { lang: 'zh-cn' })).toMatchObject({
      status: 200,
      msg: '请输入密码',
    })
  })

  it('with 413 after too many tries', async () => {
    const client = createMsClient(api)
    for (let count = 0; count < 10; count += 1)
      await client.post('user.user.MsUser/login', { uid: 654_321, pwd: WRONG })
    expect(await client.post('user.user.MsUser/login', { uid: 654_321, pwd: WRONG })).toMatchObject({
      status: 413,
      code: 1006,
    })
  })

  it('when its body cannot be read', async () => {
    const headers = { 'content-type': 'application/json' }
    const url = '/api/user.user.MsUser/login'
    const answer = await api.server.inject({ method: 'POST', url, headers, payload: '{"uid":' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 1001])
  })
})

describe('accounts', () => {
  it('register, log in and read themselves', async () => {
    const client = createMsClient(api)
    const registered = await client.form('user.user.MsUser/register', {
      pwd: LOGIN,
      pay_password: PAY,
      recover_password: RECOVERY,
      introducer: market.seller.uid,
      referrer: '',
    })
    const { user_id: uid } = registered.data
    const opened = await client.post('user.user.MsUser/login', { uid: String(uid), pwd: LOGIN }, { lang: 'zh-cn' })
    expect(opened).toMatchObject({ status: 200, code: 0, msg: '登录成功', data: { user_id: uid } })
    client.token = opened.data.token
    expect((await client.get('user.user.MsUserInfo/getUserInfo')).data).toMatchObject({
      id: uid,
      introducer: market.seller.uid,
      verify_pay_password: 0,
      userWallet: [
        { currency_id: 1, balance: '0.00000000', otc_balance: '0.00000000' },
        { currency_id: 2, balance: '0.000000' },
        {},
      ],
    })
    expect((await client.get('user.user.MsUserInfo/getPayPwdStatus')).data).toEqual({ status: 0 })
    expect((await client.post('user.user.MsUserInfo/verifyPayPwd', { password: WRONG })).code).toBe(2018)
    expect((await client.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })).data).toEqual({ status: 1 })
    expect((await client.get('user.user.MsUserInfo/getPayPwdStatus')).data).toEqual({ status: 1 })
    await client.post('user.user.MsUser/freeze', { uid, recover_password: RECOVERY })
    expect((await client.get('user.user.MsUserInfo/getUserInfo')).status).toBe(401)
    expect((await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).code).toBe(2012)
  })
})

describe('uploads', () => {
  const path = 'user.goods.MsGoodsAttach/uploadGoodsFile'

  it('are refused without a session, with an ended one, and when the body is cut off', async () => {
    const client = await loggedIn(market.seller.uid)
    await client.post('user.user.MsUser/logout')
    expect(await client.upload(path, Buffer.from('anything'))).toMatchObject({ status: 401, code: 1005 })
    client.token = ''
    expect(await client.upload(path, Buffer.from('anything'))).toMatchObject({ status: 401, code: 1004 })
    const cut = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf of it'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await api.server.inject({ method: 'POST', url: `/api/${path}`, headers, payload: cut })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 1001])
  })

  it('are refused above the bound of an address, before their signature is asked for', async () => {
    const address = '203.0.113.60'
    await api.app.sql`insert into rate_count (key, points, expire)
      values (${`uploads:3600:net:${address}`}, 600, ${(api.clock.now() + 60) * 1000})`
    const client = await loggedIn(market.seller.uid)
    expect(await client.upload(path, Buffer.from('anything'), address)).toMatchObject({ status: 413, code: 1006 })
  })

  it('are passed over by calls that take no file', async () => {
    const client = await loggedIn(market.seller.uid)
    expect(await client.upload('user.user.MsUserInfo/currencyBalance', Buffer.from('anything'))).toMatchObject({
      code: 0,
    })
  })

  it('take an image by the field `image` and refuse anything else', async () => {
    const client = await loggedIn(market.seller.uid)
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (const path of [
      'user.forum.MsAttach/uploadForumFile',
      'user.goods.MsGoodsAttach/uploadGoodsFile',
      'user.otc.MsOtcAttach/uploadOtcFile',
    ]) {
      expect((await client.upload(path, png)).data.id).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect((await client.upload('user.goods.MsGoodsAttach/uploadGoodsFile', Buffer.from('no image'))).code).toBe(9503)
  })
})

describe('the description', () => {
  it('is a page that loads nothing from anywhere, and an OpenAPI document', async () => {
    const page = await api.server.inject({ method: 'GET', url: '/api/docs/guide' })
    expect(page.body).toContain('/api/user.user.MsUser/login')
    expect(page.body).not.toMatch(/<script|https?:\/\//)
    const nonce = /<style nonce="([^"]+)">/.exec(page.body)?.[1]
    expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
    const document = (await api.server.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/user.site.MsHome/getCurrency': { get: {} } } })
  })
})

describe('favourites', () => {
  it('are kept and let go by the id of the goods', async () => {
    const client = await loggedIn(market.buyer.uid)
    expect((await client.post('user.user.MsUserFavorite/createGoodsFavorite', { id: 999_999 })).code).toBe(3015)
    expect((await client.post('user.user.MsUserFavorite/createGoodsFavorite', { id: market.goodsId })).code).toBe(0)
    const { data } = await client.get('user.user.MsUserFavorite/getFavoriteList', { page: 1, limit: 20 })
    expect(data).toMatchObject({
      total: 1,
      data: [{ goods_id: market.goodsId, status: 1, goods: { usd_price: '12.50' } }],
    })
    await client.post('user.user.MsUserFavorite/deleteGoodsFavorite', { id: market.goodsId })
    expect((await client.get('user.user.MsUserFavorite/getFavoriteList')).data.total).toBe(0)
  })
})

describe('the first purchase', () => {
  it('runs from goods to confirmation', async () => {
    const seller = await loggedIn(market.seller.uid)
    const buyer = await loggedIn(market.buyer.uid)
    const { data: goods } = await seller.post('user.user.MsUserGoods/releaseOwnGoods', {
      title: 'Cloud storage yearly plan',
      category_id: market.categoryId,
      usd_price: '20.00',
      contents: '<p>Two terabytes for a whole year.</p>',
      goods_shipment: '<p>Account jindu-buyer, password plum.</p>',
    })
    expect((await buyer.get('user.goods.MsGoods/getGoodsInfo', { id: goods.id })).data).toMatchObject({
      usd_price: '20.00',
      status: 1,
      offline: 0,
    })
    const purchase = { currency_id: 3, id: goods.id, volume: 1, usd_price: '20.00' }
    expect(await buyer.post('user.goods.MsOrder/createGoodsOrder', purchase, { lang: 'zh-cn' })).toMatchObject({
      status: 200,
      code: 2020,
      msg: '请先验证支付密码',
    })
    expect((await buyer.post('user.goods.MsOrder/createGoodsOrder', { ...purchase, password: WRONG })).code).toBe(2018)
    const bought = await buyer.post(
      'user.goods.MsOrder/createGoodsOrder',
      { ...purchase, password: PAY },
      { lang: 'zh-cn' },
    )
    expect(bought).toMatchObject({ code: 0, msg: '下单成功' })
    const order = { order_id: bought.data.id }
    expect((await buyer.get('user.goods.MsOrder/getOrderGoodsInfo', order)).data.goods_shipment).toContain('plum')
    expect((await buyer.post('user.goods.MsOrder/handleHold', { id: bought.data.id })).code).toBe(0)
    expect((await buyer.post('user.goods.MsOrder/sellerComplaint', { id: bought.data.id })).code).toBe(4004)
    expect((await seller.post('user.goods.MsOrder/sellerComplaint', { id: bought.data.id })).code).toBe(0)
    expect((await buyer.get('user.goods.MsOrder/getOrderInfo', order)).data).toMatchObject({
      status: 0,
      hold: 1,
      seller: market.seller.uid,
    })
    expect((await seller.get('user.goods.MsOrder/getGoodsOrderList', { my: 1 })).data.data[0]).toMatchObject({
      id: bought.data.id,
      hold: 1,
      hold_disable: 0,
      seller_complaint: api.clock.now(),
      buyer_complaint: 0,
      confirm_receive: 0,
      system_settle_time: 0,
    })
    // The purchase carried its password; confirmReceive has no such parameter, so the session must be verified.
    expect((await buyer.post('user.goods.MsOrder/confirmReceive', { id: bought.data.id })).code).toBe(2020)
    await buyer.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
    expect((await buyer.post('user.goods.MsOrder/confirmReceive', { id: bought.data.id })).code).toBe(0)
    const { data: actions } = await buyer.get('user.goods.MsOrder/getOrderAction', order)
    expect(actions.length).toBeGreaterThanOrEqual(4)
    const { data: history } = await seller.post('user.user.MsUserInfo/getWalletHistoryList', { page: 1, limit: 20 })
    expect(history.data[0]).toMatchObject({ guide: 'in', money_type: 'balance', currency: { coin_name: 'LTC' } })
    expect(
      (await buyer.get('user.goods.MsOrder/getGoodsOrderList', { page: 1, limit: 20 })).data.data[0],
    ).toMatchObject({ id: bought.data.id, status: 2 })
  })
})
