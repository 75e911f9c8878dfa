import { ERRORS } from '@jindu/domain/errors'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, PAY } from '../../test/people.ts'

const OWN = 'user.user.MsUserAd'
const AD = 'user.ad.MsAd'
const WEEK = 604_800

let api: TestApp
let market: Market
let owner: MsClient
let visitor: MsClient
let id: number

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  visitor = createMsClient(api)
  owner = createMsClient(api)
  owner.token = (await owner.post('user.user.MsUser/login', { uid: market.buyer.uid, pwd: LOGIN })).data.token
  await owner.post('user.user.MsUserInfo/verifyPayPwd', { password: PAY })
  id = (await owner.post(`${OWN}/createAd`, { title: 'Tide_tables', contents: '<p>Every tide.</p>', attach: '' })).data
    .id
})
afterAll(() => api.close())

it('an ad reads as it was written, to its owner and to anybody', async () => {
  const { data } = await owner.post(`${OWN}/getEditeOwnAdInfo`, { id })
  expect(data).toMatchObject({ id, title: 'Tide_tables', homeAd: null, categoryAd: null, post: { thread_id: id } })
  expect((await visitor.get(`${AD}/getAdInfo`, { id })).data).toMatchObject({ user_id: market.buyer.uid })
  await owner.post(`${OWN}/updateOwnAd`, { id, title: 'Tide_tables_2', contents: '<p>All tides.</p>', attach: '' })
  expect((await visitor.get(`${AD}/getAdInfo`, { id })).data).toMatchObject({ title: 'Tide_tables_2' })
})

it('a home ad is bought by weeks, shown, and toggled by its target', async () => {
  const bought = await owner.post(`${OWN}/payForAdvertising`, { currency_id: 3, week: 2, id }, { lang: 'zh-cn' })
  expect([bought.code, bought.msg]).toEqual([0, '购买成功'])
  const now = api.clock.now()
  const list = async () => (await owner.get(`${OWN}/getOwnHomeAdList`, { page: 1, limit: 20, ea: 1 })).data
  expect(await list()).toMatchObject({
    total: 1,
    data: [{ id, homeAd: { start_time: now, stop_time: now + 2 * WEEK, status: 1 }, categoryAd: null }],
  })
  await vi.waitFor(async () =>
    expect((await visitor.post(`${AD}/getAdFromCache`, {})).data).toEqual([
      { id, title: 'Tide_tables_2', attach: '', user_id: market.buyer.uid },
    ]),
  )
  const closed = await owner.post(`${OWN}/changeHomeAdOfflineStatus`, { id, status: 2 }, { lang: 'zh-cn' })
  expect([closed.code, closed.msg]).toEqual([0, '操作成功!'])
  expect((await list()).data[0].homeAd.status).toBe(2)
})

const paidUntil = async () =>
  Number((await owner.get(`${OWN}/getOwnHomeAdList`, { page: 1, limit: 20 })).data.data[0].homeAd.stop_time)
const payFor = (week: unknown) => owner.post(`${OWN}/payForAdvertising`, { currency_id: 3, week, id })

it('any number of weeks is sold; what is no number of them names the parameter', async () => {
  const before = await paidUntil()
  expect(await payFor('6x')).toMatchObject({ status: 400, msg: expect.stringMatching(/^week: /) })
  expect((await payFor('1.5')).code).toBe(ERRORS.AD_WEEKS_INVALID.msCode)
  expect((await payFor(60)).code).toBe(0)
  expect((await paidUntil()) - before).toBe(60 * WEEK)
})

it('a category ad is bought by packages in the preset coin, its categories as a JSON list', async () => {
  const ask = { number: 2, id, category: JSON.stringify([market.categoryId]) }
  expect((await owner.post(`${OWN}/payForCategoryAdvertising`, ask)).code).toBe(0)
  const { data } = await owner.get(`${OWN}/getOwnCategoryAdList`, { page: 1, limit: 20 })
  expect(data.data[0].categoryAd).toMatchObject({ buy_hits: 200, remain_hits: 200, status: 1 })
  expect(data.data[0].categoryAd.title).toHaveLength(1)
  const strip = { type: 2, category: market.categoryId }
  await vi.waitFor(async () => expect((await visitor.post(`${AD}/getAdFromCache`, strip)).data).toHaveLength(1))
  expect((await visitor.post(`${AD}/getAdFromCache`, { type: 2 })).code).toBe(ERRORS.CATEGORY_REQUIRED.msCode)
  expect((await visitor.post(`${AD}/getAdFromCache`, { type: 3 })).code).toBe(ERRORS.AD_TYPE_INVALID.msCode)
  expect((await owner.post(`${OWN}/changeCategoryAdOfflineStatus`, { id, status: 2 })).code).toBe(0)
  expect((await owner.post(`${OWN}/changeCategoryAdOfflineStatus`, { id, status: 2 })).code).toBe(
    ERRORS.AD_ALREADY_CLOSED.msCode,
  )
})
