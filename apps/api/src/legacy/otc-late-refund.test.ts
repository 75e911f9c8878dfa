import { ERRORS } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../test/otc/offers.ts'
import { LOGIN, PAY, type Person } from '../../test/people.ts'

const ORDER = 'user.otc.MsOtcOrderNew'
const OFFER = 'user.otc.MsOtcTopicNew'

let api: TestApp
let maker: Person
let taker: Person
let offerId: number

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker] = await Promise.all([trader(api, '100'), trader(api, '0')])
  await api.app.settings.change(SMALL_LIMITS, maker.uid)
  offerId = await publishOffer(maker)
})
afterAll(() => api.close())

async function oldClient({ uid }: Person, verified = true): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  if (verified) await client.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  return client
}

it('an old client asks for late fiat back: the seller’s demand records the arrival, the buyer’s complaint asks', async () => {
  const { id } = await takeOffer(taker, offerId)
  const buyer = await oldClient(taker)
  await buyer.post(`${ORDER}/payOrder`, { id })
  const early = await oldClient(maker)
  expect((await early.post(`${ORDER}/sellerRequireCancelOrder`, { id })).code).toBe(ERRORS.OTC_ARRIVAL_NOT_LATE.msCode)

  api.clock.advance(rules.otc.latePaymentSeconds + 1)
  const [late, asking] = await Promise.all([oldClient(maker), oldClient(taker)])
  expect((await late.post(`${ORDER}/sellerRequireCancelOrder`, { id })).code).toBe(0)
  const notes = async () => (await taker.client.trpc.otcOrders.timeline.query({ id })).data.map(({ note }) => note)
  expect(await notes()).toContain('otcOrder.arrivalRecorded')
  expect((await asking.post(`${ORDER}/buyerComplaintOrder`, { id })).code).toBe(0)
  expect(await notes()).toContain('otcOrder.refundRequested')
  const { data } = await asking.get(`${ORDER}/getOrderInfo`, { id })
  expect(data).toMatchObject({ status: 0, progress: 2, seller_complaint_time: 0 })
  expect(data.buyer_complaint_time).toBeGreaterThan(0)

  // Sent again it is the seller's own complaint: no side's word alone moves the coin.
  expect((await late.post(`${ORDER}/sellerRequireCancelOrder`, { id })).code).toBe(0)
  const both = await late.get(`${ORDER}/getOrderInfo`, { id })
  expect(both.data.seller_complaint_time).toBeGreaterThan(0)
  expect(both.data.status).toBe(0)
})

it('an offer is taken down, put up and withdrawn with a verified pay password alone', async () => {
  const unverified = await oldClient(maker, false)
  for (const [call, more] of [
    ['upOrDownTopic', { offline: 1 }],
    ['upOrDownTopic', { offline: 0 }],
    ['cancelSellTopic', {}],
    ['cancelBuyTopic', {}],
  ] as const) {
    const { code } = await unverified.post(`${OFFER}/${call}`, { id: offerId, ...more })
    expect([call, code]).toEqual([call, ERRORS.PAY_PASSWORD_NOT_VERIFIED.msCode])
  }
})

it('money that leaves the account asks older clients for a verified pay password in the specified words', async () => {
  const unverified = await oldClient(maker, false)
  const leaves = {
    'MsWallet/applyWithdrawal': { address: 'ltc1q0ht9tyks4vh7p5p904t340cr9nvahy7u7dg3e5', amount: '1', currency_id: 3 },
    'MsWallet/transferMoney': { user_id: taker.uid, amount: '1', currency_id: 3 },
  }
  for (const [call, input] of Object.entries(leaves))
    expect(await unverified.post(`user.user.${call}`, input, { lang: 'zh-cn' })).toMatchObject({
      code: ERRORS.PAY_PASSWORD_NOT_VERIFIED.msCode,
      msg: '请先验证支付密码',
    })
})

it('a transfer without a recipient names the recipient, and user info carries the balance', async () => {
  const client = await oldClient(maker)
  const { code, msg } = await client.post(
    'user.user.MsWallet/transferMoney',
    { amount: '1', currency_id: 3 },
    { lang: 'zh-cn' },
  )
  expect([code, msg]).toEqual([ERRORS.RECIPIENT_REQUIRED.msCode, '请输入收款人 UID'])
  const { data } = await client.get('user.user.MsUserInfo/getUserInfo')
  expect(data.balance).toBe(data.userWallet.find((row: { currency_id: number }) => row.currency_id === 3).balance)
})
