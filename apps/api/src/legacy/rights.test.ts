import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERRORS } from '@jindu/domain/errors'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { fund } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY, verifiedPerson } from '../../test/people.ts'

const VIP = 'user.profile.MsUserVip'
const MONTH = 2_592_000

let api: TestApp
let client: MsClient

beforeAll(async () => {
  api = await createTestApp()
  const someone = await verifiedPerson(api)
  await fund(someone, '100', 'USDT')
  client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid: someone.uid, pwd: LOGIN })).data.token
})
afterAll(() => api.close())

it('a type that is none, or another than the path says, is refused', async () => {
  expect((await client.get(`${VIP}/config`, { type: 2 })).code).toBe(ERRORS.RIGHT_TYPE_INVALID.msCode)
  const other = await client.post(`${VIP}/activateReleaseVip`, { type: 1, month: 1, currency_id: 2 })
  expect(other.code).toBe(ERRORS.RIGHT_TYPE_INVALID.msCode)
  const litecoin = await client.post(`${VIP}/activateReplyVip`, { type: 1, month: 1, currency_id: 3 })
  expect(litecoin.code).toBe(ERRORS.CURRENCY_NOT_ACCEPTED.msCode)
})

it('the plans of each right, at the price of the site', async () => {
  const { data } = await client.get(`${VIP}/config`, { type: 1 }, { lang: 'zh-cn' })
  expect(data).toEqual(
    [1, 3, 6, 12].map((month, index) => ({
      id: 101 + index,
      month,
      amount: '5.00',
      total: `${5 * month}.00`,
      title: '交易权限',
    })),
  )
})

it('activated after the pay password, in the words of the specification, and the ends are where old clients read them', async () => {
  const ask = { type: 0, month: 3, currency_id: 2 }
  expect((await client.post(`${VIP}/activateReleaseVip`, ask)).code).toBe(ERRORS.PAY_PASSWORD_NOT_VERIFIED.msCode)
  await client.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  const bought = await client.post(`${VIP}/activateReleaseVip`, ask, { lang: 'zh-cn' })
  expect([bought.code, bought.msg]).toEqual([0, '开通/续费成功'])
  await client.post(`${VIP}/activateReplyVip`, { currency_id: 2 })
  const { data } = await client.get('user.user.MsUserInfo/getUserInfo')
  const now = api.clock.now()
  expect(data).toMatchObject({
    goods_release_stop_time: now + 3 * MONTH,
    post_end_time: now + 3 * MONTH,
    goods_reply_stop_time: now + MONTH,
    trade_end_time: now + MONTH,
  })
})

const said = async () => (await client.get('user.site.MsHome/getSitesConfig')).data.release_power_requirement_chars

it('a requirement is said only after its grace time', async () => {
  const from = api.clock.now() + 60
  await api.app.settings.change({ publishRightRequired: true, publishRightRequiredFrom: from }, 100_001)
  expect(await said()).toBe('0')
  api.clock.advance(60)
  expect(await said()).toBe('1')
})
