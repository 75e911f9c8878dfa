import { ERRORS } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { trader } from '../../test/otc/offers.ts'
import { LOGIN, PAY, type Person } from '../../test/people.ts'

const TOPIC = 'user.otc.MsOtcTopicNew'
const SELL = { currency_id: 3, total_volume: '20', unit_price: '100.5', minimum_amount: 10, maximum_amount: '500' }

let api: TestApp
let maker: Person
let owner: MsClient
let other: MsClient

async function oldClient({ uid }: Person): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

beforeAll(async () => {
  api = await createTestApp()
  maker = await trader(api, '100')
  ;[owner, other] = await Promise.all([oldClient(maker), oldClient(await trader(api, '0'))])
  // Each client without cookies is a new device, so wait out the security wait first.
  api.clock.advance(rules.wallet.withdrawal.waitSeconds)
  for (const client of [owner, other]) await client.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  await maker.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
})
afterAll(() => api.close())

describe('createSellOtcTopic and createBuyOtcTopic', () => {
  it.each([
    [{ unit_price: '' }, 'OFFER_PRICE_REQUIRED'],
    [{ unit_price: '0' }, 'OFFER_PRICE_REQUIRED'],
    [{ unit_price: '30' }, 'OFFER_PRICE_BELOW_FLOOR'],
    [{ total_volume: '' }, 'OFFER_TOTAL_REQUIRED'],
    [{ total_volume: '19' }, 'OFFER_SELL_TOTAL_TOO_SMALL'],
    [{ total_volume: 'many' }, 'AMOUNT_FORMAT'],
    [{ minimum_amount: '' }, 'OFFER_MINIMUM_REQUIRED'],
    [{ maximum_amount: '9' }, 'OFFER_MAXIMUM_BELOW_MINIMUM'],
    [{ total_volume: '200' }, 'INSUFFICIENT_FUNDS'],
  ] as const)('%o is refused as %s', async (wrong, code) => {
    const { status, code: answered, msg } = await owner.post(`${TOPIC}/createSellOtcTopic`, { ...SELL, ...wrong })
    expect([status, answered]).toEqual([200, ERRORS[code].msCode])
    expect(msg).not.toBe('')
  })

  it('a price below the floor and a buy total above ten say so in the words of the specification', async () => {
    const low = await owner.post(`${TOPIC}/createSellOtcTopic`, { ...SELL, unit_price: '30' })
    expect(low.msg).toBe('unit price below 50% of market price')
    const buy = {
      ...SELL,
      currency_id: 1,
      unit_price: '97000',
      total_volume: '11',
      minimum_amount: 2000,
      maximum_amount: '3000',
    }
    expect((await owner.post(`${TOPIC}/createBuyOtcTopic`, buy)).msg).toBe('maximum publish quantity is 10')
    const small = await owner.post(`${TOPIC}/createSellOtcTopic`, { ...SELL, total_volume: '19' })
    expect(small.msg).toBe('minimum publish quantity is 20')
  })
})

it('an offer is published, listed, read, edited, taken down, put up and withdrawn', async () => {
  const created = await owner.post(`${TOPIC}/createSellOtcTopic`, { ...SELL, remark: 'bank only', register_days: 0 })
  expect(created).toMatchObject({ status: 200, code: 0, data: { id: expect.any(Number) } })
  const { id } = created.data
  const listed = await other.get(`${TOPIC}/userGetSellTopicList`, { page: 1, limit: 10, currency_id: 3 })
  expect(listed.data.total).toBe(1)
  expect(listed.data.data[0]).toMatchObject({
    id,
    type: 2,
    user_id: maker.uid,
    currency_id: 3,
    currency: { id: 3, en_name: 'Litecoin', coin_name: 'LTC' },
    total_amount: '2010.00',
    total_volume: '20.00000000',
    unit_price: '100.50',
    minimum_amount: '10.00',
    maximum_amount: '500.00',
    ongoing_volume: '0.00000000',
    completed_volume: '0.00000000',
    remaining_volume: '20.00000000',
    remark: 'bank only',
    offline: 0,
    status: 0,
    is_author: 0,
  })
  expect((await other.get(`${TOPIC}/userGetBuyTopicList`, { currency_id: 3 })).data.total).toBe(0)
  expect((await owner.get(`${TOPIC}/userGetTopicInfo`, { id })).data).toMatchObject({ id, is_author: 1 })

  expect(await owner.post(`${TOPIC}/updateOtcTopic`, { id, unit_price: '102', otc_trade_amount: 2 })).toMatchObject({
    code: 0,
    data: { status: 'SUCCESS' },
  })
  const own = await owner.get(`${TOPIC}/getOwnTopicList`, { page: 1, limit: 10, currency_id: 3, type: 2 })
  expect(own.data.data[0]).toMatchObject({ unit_price: '102.00', minimum_amount: '10.00', otc_trade_amount: 2 })
  expect((await owner.get(`${TOPIC}/getOwnTopicList`, { type: 1 })).data.total).toBe(0)

  expect((await owner.post(`${TOPIC}/upOrDownTopic`, { id, offline: 1 })).code).toBe(0)
  expect((await other.get(`${TOPIC}/userGetSellTopicList`, { currency_id: 3 })).data.total).toBe(0)
  expect((await owner.post(`${TOPIC}/upOrDownTopic`, { id, offline: 0 })).code).toBe(0)

  const wrong = await owner.post(`${TOPIC}/cancelBuyTopic`, { id, admin_status: 1 })
  expect(wrong.code).toBe(ERRORS.OFFER_WRONG_SIDE.msCode)
  const stranger = await other.post(`${TOPIC}/cancelSellTopic`, { id, admin_status: 1 })
  expect(stranger.code).toBe(ERRORS.OFFER_NOT_FOUND.msCode)
  expect((await owner.post(`${TOPIC}/cancelSellTopic`, { id, admin_status: 1 })).code).toBe(0)
  expect((await owner.get(`${TOPIC}/getOwnTopicList`, { type: 2 })).data.data[0]).toMatchObject({
    status: 1,
    remaining_volume: '0.00000000',
    returned_volume: '20.00000000',
  })
})

it('no malicious times are asked for with 0 or none; what the web asks for is not lost by an edit that sends the 0 back', async () => {
  const { trpc } = maker.client
  const asked = async (id: number) => (await trpc.otcOffers.info.query({ id })).requirements.otcMaliciousTimes
  const buy = { ...SELL, total_volume: '20', unit_price: '125', minimum_amount: 2000, maximum_amount: '2500' }
  const ids = []
  for (const otc_malicious_times of [undefined, 0, 2]) {
    ids.push((await owner.post(`${TOPIC}/createBuyOtcTopic`, { ...buy, otc_malicious_times })).data.id)
  }
  const [missing, zero, two] = ids
  expect([await asked(missing), await asked(zero), await asked(two)]).toEqual([null, null, 2])
  await owner.post(`${TOPIC}/updateOtcTopic`, { id: two, otc_malicious_times: 0 })
  expect(await asked(two)).toBeNull()
  await trpc.otcOffers.edit.mutate({ id: two, requirements: { otcMaliciousTimes: 0 } })
  const { data: read } = await owner.get(`${TOPIC}/userGetTopicInfo`, { id: two })
  expect(read.otc_malicious_times).toBe(0)
  const edit = { id: two, register_days: 3, otc_malicious_times: read.otc_malicious_times }
  expect((await owner.post(`${TOPIC}/updateOtcTopic`, edit)).code).toBe(0)
  expect((await trpc.otcOffers.info.query({ id: two })).requirements).toMatchObject({
    registerDays: 3,
    otcMaliciousTimes: 0,
  })
  for (const id of ids) await owner.post(`${TOPIC}/cancelBuyTopic`, { id })
})
