import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buy, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  const { buyer, goodsId } = await openMarket(api)
  const { id } = await buy(buyer, goodsId)
  await buyer.client.trpc.goodsOrders.hold.mutate({ id })
  await buyer.client.trpc.goodsOrders.complain.mutate({ id })
})
afterAll(() => api.close())

const overviewOf = async (role: Parameters<typeof staffPerson>[1]) =>
  (await staffPerson(api, role)).client.trpc.staff.overview.query()

it('every role sees what waits for it, and nothing of the others', async () => {
  expect(await overviewOf('arbiter')).toMatchObject({ cases: { waiting: 1, second: 0 }, goods: null, site: null })
  expect(await overviewOf('moderator')).toMatchObject({
    cases: null,
    goods: { publishedLastDay: 1, delisted: 0 },
    site: null,
  })
  expect(await overviewOf('finance')).toMatchObject({ cases: null, goods: null, users: { frozen: 0 }, site: null })
  expect(await overviewOf('administrator')).toMatchObject({
    cases: { waiting: 1 },
    goods: { publishedLastDay: 1 },
    site: { settingsChangedLastWeek: 0, staffMembers: 4 },
  })
})
