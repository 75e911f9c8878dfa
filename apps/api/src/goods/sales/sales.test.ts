import { addDays, dayAt, dayStart } from '@jindu/domain/time'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { completedOrder, refundedOrder, splitOrder } from '../../../test/market/ended-order.ts'
import { buy, logInAgain, openMarket, publish, type Market } from '../../../test/market/market.ts'
import { person } from '../../../test/people.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { goodsOrder } from '../orders/tables.ts'
import { goodsViewDay } from './tables.ts'

const DAY = 86_400
const BROWSER = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' } }

let api: TestApp
let market: Market
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  market = await openMarket(api)
})
afterAll(() => api.close())

const overview = (range: '7d' | '30d' | '90d' | '1y' = '7d', goodsId?: number) =>
  market.seller.client.trpc.sales.overview.query({ range, ...(goodsId === undefined ? {} : { goodsId }) })

const inZone = (timeZone: string) => market.seller.client.trpc.sales.overview.query({ timeZone })

const look = (options: Parameters<TestApp['client']>[0]) =>
  api.client(options).trpc.sales.countView.mutate({ goodsId: market.goodsId })

describe('the views of goods', () => {
  it('count each reader once a day, without the owner and without robots', async () => {
    const reader = await person(api, BROWSER)
    const owner = api.client(BROWSER)
    owner.useToken(market.seller.client.token())
    for (let nth = 0; nth < 3; nth += 1) {
      await reader.client.trpc.sales.countView.mutate({ goodsId: market.goodsId })
      await owner.trpc.sales.countView.mutate({ goodsId: market.goodsId })
      await look({ ...BROWSER, address: '10.0.0.7' })
      await look({ ...BROWSER, address: '10.0.0.8' })
      await look({ headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } })
      await look({ headers: { 'user-agent': '' } })
      await api.app.views.flush()
    }
    expect((await overview()).total.views).toBe(3)
    api.clock.advance(DAY)
    await look({ ...BROWSER, address: '10.0.0.7' })
    await api.app.views.flush()
    expect((await overview()).points.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 3, 1])
  })

  it('of goods that do not exist are dropped', async () => {
    await api.client(BROWSER).trpc.sales.countView.mutate({ goodsId: 999_999 })
    await api.app.views.flush()
    expect(await api.app.db.$count(goodsViewDay, sql`goods_id = 999999`)).toBe(0)
  })
})

describe('the sales of an account', () => {
  it('are nobody else’s to read, and goods of others are not found in them', async () => {
    await buy(market.buyer, market.goodsId)
    const other = market.buyer.client.trpc.sales
    expect((await other.overview.query({ range: '7d' })).total.orders).toBe(0)
    expect(await refusalCode(other.overview.query({ goodsId: market.goodsId }))).toBe('GOODS_NOT_FOUND')
    expect(await refusalCode(api.client().trpc.sales.overview.query({}))).toBe('LOGIN_REQUIRED')
  })

  it('follow the money of each order: earned, in escrow, given back', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    await completedOrder(market)
    await refundedOrder(market)
    await splitOrder(market, arbiter)
    await buy(market.buyer, market.goodsId, { volume: 2 })
    const { total, coins, top } = await overview()
    expect(total).toMatchObject({ orders: 4, units: 5, disputed: 1, refunded: 1 })
    expect([total.earned, total.escrow, total.returned].map(({ units }) => Number(units))).toEqual([1875, 2500, 1875])
    expect(coins.map(({ orders, earned }) => [orders, earned.asset])).toEqual([[4, 'LTC']])
    expect(top).toMatchObject([{ id: market.goodsId, orders: 4, units: 5, earned: { asset: 'USD', units: '1875' } }])
  })

  it('are told by day in UTC, by week and by month, and of one article alone', async () => {
    const second = await publish(market.seller, market.categoryId, 'Another wallet code')
    await buy(market.buyer, market.goodsId)
    api.clock.advance(2 * DAY)
    await logInAgain(market.buyer)
    await logInAgain(market.seller)
    await buy(market.buyer, second)
    expect((await overview()).points.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 1, 0, 1])
    for (const range of ['30d', '90d', '1y'] as const) expect((await overview(range)).total.orders).toBe(2)
    const alone = await overview('7d', second)
    expect(alone.goods).toEqual({ id: second, title: 'Another wallet code' })
    expect(alone.total.orders).toBe(1)
  })

  it('are cut by the days of the reader’s zone, which no clock but theirs begins', async () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Pago_Pago'] as const
    for (const timeZone of zones) {
      await logInAgain(market.buyer)
      const goodsId = await publish(market.seller, market.categoryId, 'A key for one day')
      await buy(market.buyer, goodsId)
      const points = async () => {
        const sales = await market.seller.client.trpc.sales.overview.query({ range: '7d', timeZone, goodsId })
        return sales.points.map(({ orders }) => orders)
      }
      const midnight = dayStart(addDays(dayAt(api.clock.now(), timeZone), 1), timeZone)
      api.clock.advance(midnight - api.clock.now() - 1)
      await logInAgain(market.seller)
      expect([timeZone, await points()]).toEqual([timeZone, [0, 0, 0, 0, 0, 0, 1]])
      api.clock.advance(1)
      expect([timeZone, await points()]).toEqual([timeZone, [0, 0, 0, 0, 0, 1, 0]])
    }
    expect(await refusalCode(inZone('Mars/Olympus'))).toBe('INPUT_INVALID')
    expect(await refusalCode(inZone('Z'.repeat(65)))).toBe('INPUT_INVALID')
  })

  it('are set beside those of as many days directly before, of one article too', async () => {
    const second = await publish(market.seller, market.categoryId, 'Another wallet code')
    await buy(market.buyer, market.goodsId, { volume: 2 })
    await look({ ...BROWSER, address: '10.0.0.7' })
    await api.app.views.flush()
    api.clock.advance(7 * DAY)
    await logInAgain(market.buyer)
    await logInAgain(market.seller)
    await buy(market.buyer, second)
    const { from, total, before } = await overview()
    expect(before).toMatchObject({ from: from - 7 * DAY, to: from, orders: 1, units: 2, views: 1 })
    expect(before.escrow.units).toBe('2500')
    expect(total).toMatchObject({ orders: 1, units: 1, views: 0 })
    expect((await overview('7d', second)).before).toMatchObject({ orders: 0, views: 0 })
    api.clock.advance(7 * DAY)
    await logInAgain(market.seller)
    expect((await overview()).before.orders).toBe(1)
  })

  it('of fifty thousand orders are read through the index, in a bounded number of rows', async () => {
    await buy(market.buyer, market.goodsId)
    const { uid } = market.seller
    await api.app.db.execute(sql`
      insert into goods_order select p.* from ${goodsOrder} o, generate_series(1, 50000) n,
        jsonb_populate_record(o, jsonb_build_object('id', nextval('goods_order_id_seq'), 'goods_id', o.goods_id + n % 40,
          'paid_at', o.paid_at - n * interval '600 seconds', 'status', 'completed', 'settled_at', o.paid_at, 'outcome', 'settled')) p
      where o.seller_uid = ${uid}`)
    await api.app.db.execute(sql`analyze goods_order`)
    const { points, total, top } = await overview('1y')
    expect(total.orders).toBeGreaterThan(48_000)
    expect(points).toHaveLength(12)
    expect(top.length).toBeLessThanOrEqual(10)
    const plan = await api.app.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select count(*) from goods_order where seller_uid = ${uid} and paid_at >= to_timestamp(${api.clock.now() - 30 * DAY})
        and paid_at < to_timestamp(${api.clock.now() + DAY})`)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('goods_order_seller_paid_idx')
  })
})

it('a zone that is none is refused beside a span too, which is counted in days of the zone', async () => {
  const asked = market.seller.client.trpc.sales.overview.query({ from: 0, to: 1, timeZone: 'Mars/Olympus' })
  expect(await refusalCode(asked)).toBe('INPUT_INVALID')
})

it('views are told after 2038 too, when the seconds of a day pass 32 bits', async () => {
  api.clock.advance(13 * 366 * DAY)
  await logInAgain(market.seller)
  await look({ ...BROWSER, address: '10.0.0.9' })
  await api.app.views.flush()
  expect((await overview('90d', market.goodsId)).total.views).toBe(1)
})
