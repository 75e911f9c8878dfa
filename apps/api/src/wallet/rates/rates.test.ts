import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, openMarket } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, type Person } from '../../../test/people.ts'
import { setRate } from '../../platform/rates/tables.ts'

const HOUR = 3_600
const reason = 'two exchanges are down for the night'
const { confirmSeconds } = rules.staff.rates

let api: TestApp
let first: Person
let second: Person
let third: Person

beforeAll(async () => {
  api = await createTestApp()
  first = await staffPerson(api, 'finance')
  second = await staffPerson(api, 'finance')
  third = await staffPerson(api, 'administrator')
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.app.db.delete(setRate)
  await api.app.rates.reload()
  await Promise.all([first, second, third].map(again))
})

const again = ({ uid, client }: Person) => client.trpc.accounts.login.mutate({ uid, password: LOGIN })
const propose = ({ client }: Person, rate = '100', hours = 2) =>
  client.trpc.rates.propose.mutate({ currency: 'LTC', rate, hours, reason })
const confirm = ({ client }: Person, usdE8 = '10000000000') =>
  client.trpc.rates.confirm.mutate({ currency: 'LTC', usdE8 })
const end = ({ client }: Person) => client.trpc.rates.end.mutate({ currency: 'LTC' })
const counts = () => api.app.rates.rate('LTC').usdE8
const market = () => api.app.rates.market.rate('LTC').usdE8
const listed = async () => (await first.client.trpc.rates.list.query()).data.find(({ currency }) => currency === 'LTC')

describe('a rate that staff set is refused', () => {
  it('when its second member is who proposed it, and the market goes on', async () => {
    await propose(first)
    expect(await refusalCode(confirm(first))).toBe('RATE_SECOND_MEMBER')
    expect(counts()).toBe(market())
  })

  it('when another waits or counts', async () => {
    await propose(first)
    expect(await refusalCode(propose(second, '90'))).toBe('RATE_SET_ALREADY')
    await confirm(second)
    expect(await refusalCode(propose(second, '90'))).toBe('RATE_SET_ALREADY')
  })

  it('when the second member saw another one', async () => {
    await propose(first)
    await end(first)
    await propose(third, '1000')
    expect(await refusalCode(confirm(second))).toBe('RATE_NOT_PROPOSED')
    expect(counts()).toBe(market())
  })

  it('when it waited for too long, was confirmed before, or was never proposed', async () => {
    expect(await refusalCode(confirm(second))).toBe('RATE_NOT_PROPOSED')
    expect(await refusalCode(end(second))).toBe('RATE_NOT_PROPOSED')
    await propose(first)
    api.clock.advance(confirmSeconds)
    await again(second)
    expect(await refusalCode(confirm(second))).toBe('RATE_NOT_PROPOSED')
    expect((await listed())?.set).toBeNull()
    await propose(first)
    await confirm(second)
    expect(await refusalCode(confirm(third))).toBe('RATE_NOT_PROPOSED')
  })

  it.each(['0', '0.00000000', '-1', '1e3', '1.123456789', '12345678901', ''])(
    'when it is written as %j',
    async (rate) => {
      expect(await refusalCode(propose(first, rate))).toBe('RATE_UNREADABLE')
    },
  )

  it('when it is to count for more than a day', async () => {
    expect(await refusalCode(propose(first, '100', rules.staff.rates.mostHours + 1))).toBe('INPUT_INVALID')
  })
})

describe('a rate that two members agreed on', () => {
  it('counts for everybody until its time is over, without anybody ending it', async () => {
    await propose(first)
    const agreedAt = api.clock.now()
    await confirm(second)
    expect(counts()).toBe(10_000_000_000n)
    expect(await listed()).toMatchObject({
      priced: true,
      market: { usdE8: String(market()) },
      set: { usdE8: '10000000000', proposedBy: first.uid, confirmedBy: second.uid, until: agreedAt + 2 * HOUR, reason },
    })
    const { data } = await api.client().trpc.site.currencies.query()
    expect(data.find(({ code }) => code === 'LTC')).toMatchObject({ usdE8: '10000000000', quotedAt: agreedAt })
    api.clock.advance(2 * HOUR - 1)
    expect(counts()).toBe(10_000_000_000n)
    api.clock.advance(1)
    expect(counts()).toBe(market())
    await again(first)
    expect((await listed())?.set).toBeNull()
    await propose(first, '99')
  })

  it('is what an order costs, and ends when one member ends it', async () => {
    const { buyer, goodsId } = await openMarket(api)
    await propose(first)
    await confirm(second)
    const { total } = await buyer.client.trpc.goodsOrders.quote.query({ goodsId, volume: 1, currency: 'LTC' })
    expect(total).toEqual({ asset: 'LTC', units: '12500000' })
    await buy(buyer, goodsId)
    await end(third)
    expect(counts()).toBe(market())
  })

  it('is the first agreement of many at once', async () => {
    await propose(first)
    const codes = await Promise.all(
      [second, third, second, third].map((who) =>
        confirm(who).then(
          () => 'agreed',
          () => 'refused',
        ),
      ),
    )
    expect(codes.toSorted()).toEqual(['agreed', 'refused', 'refused', 'refused'])
  })

  it('reaches the other processes', async () => {
    const beside = await createTestApp({ beside: api })
    try {
      await propose(first)
      await confirm(second)
      await vi.waitFor(() => expect(beside.app.rates.rate('LTC').usdE8).toBe(10_000_000_000n))
    } finally {
      await beside.close()
    }
  })
})

const ofEuro = async () => (await first.client.trpc.rates.list.query()).fiats.find(({ currency }) => currency === 'EUR')
const euro = () => api.app.rates.fiat.rate('EUR')

describe('a rate of a currency that fiat is paid in', () => {
  it('counts once a second member agreed, in place of the market’s and for its time', async () => {
    await first.client.trpc.rates.propose.mutate({ currency: 'EUR', rate: '0.8', hours: 2, reason })
    expect(euro().source).toBe('sandbox')
    expect((await ofEuro())?.market).toMatchObject({ usdE8: String(euro().perUsdE8) })
    expect(await refusalCode(first.client.trpc.rates.confirm.mutate({ currency: 'EUR', usdE8: '80000000' }))).toBe(
      'RATE_SECOND_MEMBER',
    )
    await second.client.trpc.rates.confirm.mutate({ currency: 'EUR', usdE8: '80000000' })
    expect(euro()).toMatchObject({ perUsdE8: 80_000_000n, source: 'set', quotedAt: api.clock.now() })
    expect(api.app.rates.fiat.standing('EUR')).toHaveLength(1)
    expect((await ofEuro())?.set).toMatchObject({ usdE8: '80000000', confirmedBy: second.uid })
    expect(counts()).toBe(market())
    api.clock.advance(2 * HOUR)
    expect(euro().source).toBe('sandbox')
  })

  it('is ended by any member', async () => {
    await first.client.trpc.rates.propose.mutate({ currency: 'JPY', rate: '140', hours: 2, reason })
    await third.client.trpc.rates.end.mutate({ currency: 'JPY' })
    expect(await refusalCode(second.client.trpc.rates.confirm.mutate({ currency: 'JPY', usdE8: '14000000000' }))).toBe(
      'RATE_NOT_PROPOSED',
    )
  })
})
