import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { pricePoint } from '../../platform/rates/tables.ts'
import { POINT_SECONDS, pointAt } from '../../platform/rates/price-points.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const stored = async (at: number) =>
  (await api.app.db.select().from(pricePoint))
    .filter((row) => row.at === at)
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))

it('stores one price of each coin in a quarter of an hour, the first', async () => {
  const { app } = api
  await app.jobs.runDue()
  const at = pointAt(app.clock.now())
  const first = await stored(at)
  expect(first.map(({ currency }) => currency)).toEqual(['BTC', 'LTC', 'USDT'])
  expect(first.map(({ usdE8 }) => usdE8)).toEqual(first.map(({ currency }) => app.rates.rate(currency).usdE8))
  await app.jobs.runDue()
  expect(await stored(at)).toEqual(first)
  api.clock.advance(POINT_SECONDS)
  await app.jobs.runDue()
  expect(await stored(at + POINT_SECONDS)).toHaveLength(3)
  expect(await stored(at)).toEqual(first)
})
