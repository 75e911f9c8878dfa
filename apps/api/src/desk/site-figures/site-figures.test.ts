import { usd, usdToCoin } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { dayAt } from '@jindu/domain/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { completedOrder } from '../../../test/market/ended-order.ts'
import { bothState, buy, fund, logInAgain, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, type Person } from '../../../test/people.ts'
import { appUser } from '../../accounts/accounts/tables.ts'

const DAY = 86_400
const HOUR = 3_600
/** The price of the test goods: 12.50 dollars. */
const CENTS = 1_250n
const FEE_BASIS_POINTS = 400

let api: TestApp
let market: Market
let finance: Person
let administrator: Person
let today: string

const units = (cents: bigint, currency: 'LTC' | 'BTC' = 'LTC') =>
  usdToCoin(usd(cents), api.app.rates.rate(currency), 'up').units
const dollars = (cents: bigint) => ({ asset: 'USD', units: String(cents) })
const again = async ({ uid, client }: Person) => client.trpc.accounts.login.mutate({ uid, password: LOGIN })

/**
 * First day: a completed order, an order ruled after two hours, a bought right. Today: a completed order with a fee.
 */
beforeAll(async () => {
  api = await createTestApp()
  const arbiter = await staffPerson(api, 'arbiter')
  finance = await staffPerson(api, 'finance')
  administrator = await staffPerson(api, 'administrator')
  market = await openMarket(api)
  await completedOrder(market)
  const { id } = await buy(market.buyer, market.goodsId)
  await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
  await bothState(market, id)
  api.clock.advance(2 * HOUR)
  const ruling = { to: 'split', buyerBasisPoints: 5_000 } as const
  await again(arbiter)
  await arbiter.client.trpc.goodsOrders.rule.mutate({ id, ruling, reason: 'Half of it works.' })
  await logInAgain(market.buyer)
  await fund(market.buyer, '1', 'BTC')
  await market.buyer.client.trpc.rights.buy.mutate({
    right: 'reply',
    months: 1,
    currency: 'BTC',
    idempotencyKey: newKey(),
  })

  api.clock.advance(DAY)
  today = new Date(api.clock.now() * 1_000).toISOString().slice(0, 10)
  await again(administrator)
  await administrator.client.trpc.site.changeSettings.mutate({
    change: { goodsFeeBasisPoints: FEE_BASIS_POINTS },
    seen: { goodsFeeBasisPoints: 0 },
  })
  await logInAgain(market.buyer)
  await completedOrder(market)
  await again(finance)
})
afterAll(() => api.close())

const site = (days?: number) => administrator.client.trpc.figures.site.query(days === undefined ? {} : { days })
const revenue = (days?: number) => finance.client.trpc.figures.revenue.query(days === undefined ? {} : { days })

describe('the figures of the site', () => {
  it('are asked for by a year at most', async () => {
    expect(await refusalCode(site(rules.staff.figures.mostDays + 1))).toBe('INPUT_INVALID')
    expect(await refusalCode(revenue(0))).toBe('INPUT_INVALID')
  })

  it('count what came to be on each day, and what both days make', async () => {
    const { days, total, to } = await site()
    expect(to).toBe(today)
    expect(days).toHaveLength(2)
    expect(total).toEqual({
      users: await api.app.db.$count(appUser),
      goods: 1,
      goodsOrders: 3,
      goodsVolume: dollars(3n * CENTS),
      otcOrders: 0,
      otcTrades: 0,
      otcVolume: dollars(0n),
      disputes: 1,
      ruled: 1,
      medianRulingSeconds: 2 * HOUR,
    })
    expect(days[1]).toMatchObject({
      day: today,
      users: 0,
      goods: 0,
      goodsOrders: 1,
      goodsVolume: dollars(CENTS),
      disputes: 0,
    })
  })

  it('and what was earned stand by the days of the reader’s zone', async () => {
    for (const timeZone of ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago']) {
      const here = dayAt(api.clock.now(), timeZone)
      const { days, to, total } = await administrator.client.trpc.figures.site.query({ timeZone })
      expect([to, days.at(-1)?.day, total.goodsOrders]).toEqual([here, here, 3])
      const earned = await finance.client.trpc.figures.revenue.query({ timeZone })
      expect([earned.to, earned.data.at(-1)?.day]).toEqual([here, here])
    }
    const nowhere = administrator.client.trpc.figures.site.query({ timeZone: 'Mars/Olympus' })
    expect(await refusalCode(nowhere)).toBe('INPUT_INVALID')
  })

  it('leave out what came before the days asked for', async () => {
    const { days, total, from } = await site(1)
    expect(from).toBe(today)
    expect(days.map(({ day }) => day)).toEqual([today])
    expect(total).toMatchObject({ goodsOrders: 1, ruled: 0, medianRulingSeconds: null })
  })
})

describe('what the site earned', () => {
  it('stands by day and source, in coin as the books have it and in dollars as it was priced', async () => {
    const { data } = await revenue()
    const { totalUsd } = await market.buyer.client.trpc.rights.quote.query({ right: 'reply', months: 1 })
    expect(data).toEqual([
      {
        day: expect.any(String),
        source: 'rights',
        earned: { asset: 'BTC', units: String(units(BigInt(totalUsd.units), 'BTC')) },
        worth: totalUsd,
      },
      {
        day: today,
        source: 'goods',
        earned: { asset: 'LTC', units: String((units(CENTS) * BigInt(FEE_BASIS_POINTS)) / 10_000n) },
        worth: dollars(50n),
      },
    ])
  })

  it('is nothing before the days asked for', async () => {
    expect((await revenue(1)).data.map(({ source }) => source)).toEqual(['goods'])
  })
})
