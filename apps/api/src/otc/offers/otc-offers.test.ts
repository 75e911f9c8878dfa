import type { ErrorCode } from '@jindu/domain/errors'
import { priceCeiling, priceFloor } from '@jindu/domain/otc/offers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { logInAgain, newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import {
  coin,
  dollars,
  offerInput,
  price,
  publishOffer,
  SMALL_LIMITS,
  takeOffer,
  tradeFunds,
  trader,
  type OfferDraft,
} from '../../../test/otc/offers.ts'
import { LOGIN, PAY, person, type Person } from '../../../test/people.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { firstPageOf } from './list-market.ts'

let api: TestApp
let maker: Person
let taker: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker] = await Promise.all([trader(api, '500'), trader(api, '0')])
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

const offersOf = (someone: Person) => someone.client.trpc.otcOffers
const reason = 'the price is a lure'
const ltc = (coins: number) => BigInt(coins) * 100_000_000n

async function marketIds(reader: Person, side: 'buy' | 'sell' = 'sell', filter: object = {}): Promise<number[]> {
  const { data } = await offersOf(reader).market.query({ currency: 'LTC', side, limit: 60, ...filter })
  return data.map(({ id }) => id)
}

const at = (usdE8: bigint) => ({ ...offerInput({ maximum: '100' }), unitPrice: usdE8.toString() })

describe('publishing is refused', () => {
  const problems: [string, OfferDraft, ErrorCode][] = [
    ['a price below half the market', { unitPrice: '40' }, 'OFFER_PRICE_BELOW_FLOOR'],
    ['a sell total below 20', { total: '19.9' }, 'OFFER_SELL_TOTAL_TOO_SMALL'],
    ['a buy total above 1000', { side: 'buy', total: '1000.1', minimum: '2000' }, 'OFFER_BUY_TOTAL_TOO_LARGE'],
    ['a buy minimum below 2000', { side: 'buy', total: '10', minimum: '1999' }, 'OFFER_MINIMUM_TOO_SMALL'],
    ['a sell minimum below 10', { minimum: '9.99' }, 'OFFER_MINIMUM_TOO_SMALL'],
    ['a minimum above the whole', { minimum: '2000.01', maximum: '2100' }, 'OFFER_MINIMUM_ABOVE_TOTAL'],
    ['a maximum below the minimum', { minimum: '50', maximum: '49' }, 'OFFER_MAXIMUM_BELOW_MINIMUM'],
    ['a maximum above the whole', { maximum: '2000.01' }, 'OFFER_MAXIMUM_ABOVE_TOTAL'],
    ['a total of nothing', { total: '0' }, 'OFFER_TOTAL_REQUIRED'],
    ['a requirement that is no count', { requirements: { registerDays: -1 } }, 'OFFER_REQUIREMENT_INVALID'],
    ['more coin than the fiat-trade balance holds', { total: '501', maximum: '500' }, 'INSUFFICIENT_FUNDS'],
  ]
  it.each(problems)('%s', async (_, draft, code) => {
    expect(await refusalCode(offersOf(maker).publish.mutate(offerInput(draft)))).toBe(code)
    expect(await tradeFunds(maker)).toBe(ltc(500))
  })

  it.each([`${2n ** 63n}`, `-${2n ** 63n}`, '9'.repeat(19)])('%s units, which no column holds', async (units) => {
    const offer = offerInput()
    const usd = { asset: 'USD', units } as const
    const margin = { basisPoints: 100, floor: null, ceiling: null }
    const unpriced = { ...offer, unitPrice: undefined }
    const calls = [
      () => offersOf(maker).publish.mutate({ ...offer, total: { asset: 'LTC', units } }),
      () => offersOf(maker).publish.mutate({ ...offer, minimum: usd }),
      () => offersOf(maker).publish.mutate({ ...offer, maximum: usd }),
      () => offersOf(maker).market.query({ currency: 'LTC', side: 'sell', amount: usd }),
    ]
    for (const call of calls) expect(await refusalCode(call())).toBe('AMOUNT_TOO_LARGE')
    const code = units.startsWith('-') ? /AMOUNT_TOO_LARGE|OFFER_PRICE_REQUIRED/ : /AMOUNT_TOO_LARGE/
    const prices = [
      () => offersOf(maker).publish.mutate({ ...offer, unitPrice: units }),
      () => offersOf(maker).publish.mutate({ ...unpriced, margin: { ...margin, floor: units } }),
      () => offersOf(maker).publish.mutate({ ...unpriced, margin: { ...margin, ceiling: units } }),
      () => offersOf(maker).edit.mutate({ id: 1, unitPrice: units }),
    ]
    for (const call of prices) expect(await refusalCode(call())).toMatch(code)
  })

  it('without the pay password, and under a key that published something else', async () => {
    const unverified = await person(api)
    expect(await refusalCode(offersOf(unverified).publish.mutate(offerInput()))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    const idempotencyKey = newKey()
    const id = await publishOffer(maker, { idempotencyKey })
    expect(await publishOffer(maker, { idempotencyKey })).toBe(id)
    const other = offersOf(maker).publish.mutate(offerInput({ idempotencyKey, total: '21' }))
    expect(await refusalCode(other)).toBe('IDEMPOTENCY_MISMATCH')
    await offersOf(maker).withdraw.mutate({ id })
    expect(await tradeFunds(maker)).toBe(ltc(500))
  })

  it('above fifty ongoing offers', async () => {
    const many = await trader(api, '0')
    await api.app.settings.change(SMALL_LIMITS, moderator.uid)
    for (let n = 0; n < 50; n += 1) await publishOffer(many, { side: 'buy' })
    expect(await refusalCode(offersOf(many).publish.mutate(offerInput({ side: 'buy' })))).toBe('OFFER_TOO_MANY')
    await api.app
      .sql`update otc_offer set status = 'cancelled', ended_at = now(), remaining_units = 0, cancelled_by = 'owner' where owner_uid = ${many.uid}`
  })
})

describe('an offer', () => {
  it('to sell locks its total, to buy nothing; what a withdrawal gives back is what was locked', async () => {
    const before = await tradeFunds(maker)
    const sell = await publishOffer(maker)
    const buy = await publishOffer(maker, { side: 'buy' })
    expect(await tradeFunds(maker)).toBe(before - ltc(20))
    await offersOf(maker).withdraw.mutate({ id: sell })
    await offersOf(maker).withdraw.mutate({ id: buy })
    expect(await tradeFunds(maker)).toBe(before)
    expect(await refusalCode(offersOf(maker).withdraw.mutate({ id: sell }))).toBe('OFFER_NOT_ONGOING')
    expect(await refusalCode(offersOf(maker).putUp.mutate({ id: sell }))).toBe('OFFER_NOT_ONGOING')
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('that was withdrawn says what came back: its volumes make its total', async () => {
    const id = await publishOffer(maker)
    const order = await takeOffer(taker, id, { volume: '3' })
    await offersOf(maker).withdraw.mutate({ id })
    const withdrawn = await offersOf(maker).info.query({ id })
    expect(withdrawn).toMatchObject({ remaining: coin('0'), running: coin('3'), returned: coin('17') })
    await taker.client.trpc.otcOrders.cancel.mutate(order)
    const ended = await offersOf(maker).info.query({ id })
    expect(ended).toMatchObject({ running: coin('0'), completed: coin('0'), returned: coin('20') })
  })

  it('is taken down, put up and withdrawn with the pay password alone', async () => {
    const id = await publishOffer(maker)
    const elsewhere = api.client()
    await elsewhere.trpc.accounts.login.mutate({ uid: maker.uid, password: LOGIN })
    for (const change of ['takeDown', 'putUp', 'withdraw'] as const) {
      const step = elsewhere.trpc.otcOffers[change]
      expect(await refusalCode(step.mutate({ id }))).toBe('PAY_PASSWORD_NOT_VERIFIED')
    }
    expect((await offersOf(maker).info.query({ id })).takenDownBy).toBeNull()
    await elsewhere.trpc.otcOffers.withdraw.mutate({ id, payPassword: PAY })
  })

  it('exactly at the floor is published, a hair below it is not', async () => {
    const floor = priceFloor('sell', api.app.rates.rate('LTC'), api.app.settings.current())
    expect(await refusalCode(offersOf(maker).publish.mutate(at(floor.usdE8 - 1n)))).toBe('OFFER_PRICE_BELOW_FLOOR')
    const { id } = await offersOf(maker).publish.mutate(at(floor.usdE8))
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('to buy is published at the ceiling, neither a hair above it nor at a hundred times the market', async () => {
    const market = api.app.rates.rate('LTC')
    const ceiling = priceCeiling('buy', market, api.app.settings.current())
    const buying = (usdE8: bigint) => offersOf(maker).publish.mutate({ ...at(usdE8), side: 'buy' })
    for (const usdE8 of [ceiling.usdE8 + 1n, market.usdE8 * 100n])
      expect(await refusal(buying(usdE8))).toEqual({ code: 'OFFER_PRICE_ABOVE_CEILING', details: { percent: 150 } })
    const { id } = await buying(ceiling.usdE8)
    const dearer = { id, unitPrice: (ceiling.usdE8 + 1n).toString() }
    expect(await refusalCode(offersOf(maker).edit.mutate(dearer))).toBe('OFFER_PRICE_ABOVE_CEILING')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('of somebody else is not there to be changed', async () => {
    const id = await publishOffer(maker)
    for (const change of ['takeDown', 'putUp', 'withdraw'] as const) {
      expect(await refusalCode(offersOf(taker)[change].mutate({ id }))).toBe('OFFER_NOT_FOUND')
    }
    expect(await refusalCode(offersOf(taker).edit.mutate({ id, minimum: dollars('20') }))).toBe('OFFER_NOT_FOUND')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('is edited within the same rules; what is left out stays', async () => {
    const id = await publishOffer(maker)
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, unitPrice: price('40') }))).toBe(
      'OFFER_PRICE_BELOW_FLOOR',
    )
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, maximum: dollars('5') }))).toBe(
      'OFFER_MAXIMUM_BELOW_MINIMUM',
    )
    await offersOf(maker).edit.mutate({ id, unitPrice: price('101.5'), requirements: { goodsTrade: 3 } })
    expect(await offersOf(maker).info.query({ id })).toMatchObject({
      unitPrice: { usdE8: '10150000000' },
      minimum: dollars('10'),
      maximum: dollars('500'),
      requirements: { registerDays: 0, goodsTrade: 3, otcTradeAmount: 0, otcMaliciousTimes: null },
      unmet: null,
      isOwn: true,
    })
    expect(await offersOf(taker).info.query({ id })).toMatchObject({
      unmet: 'goodsTrade',
      have: { registerDays: 0, goodsTrade: 0, otcTradeAmount: 0, otcMaliciousTimes: 0 },
      isOwn: false,
    })
    await offersOf(maker).withdraw.mutate({ id })
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, minimum: dollars('20') }))).toBe('OFFER_NOT_ONGOING')
  })

  it('that was taken down is off the market, and its owner puts it up again', async () => {
    const id = await publishOffer(maker)
    await offersOf(maker).takeDown.mutate({ id })
    expect(await marketIds(taker)).not.toContain(id)
    expect(await refusalCode(offersOf(taker).info.query({ id }))).toBe('OFFER_NOT_FOUND')
    expect(await refusalCode(offersOf(maker).takeDown.mutate({ id }))).toBe('OFFER_ALREADY_TAKEN_DOWN')
    await offersOf(maker).putUp.mutate({ id })
    expect(await marketIds(taker)).toContain(id)
    expect(await refusalCode(offersOf(maker).putUp.mutate({ id }))).toBe('OFFER_ALREADY_SHOWN')
    await offersOf(maker).withdraw.mutate({ id })
  })
})

describe('the market', () => {
  it('has no offer of which nothing is left, until an order gives back', async () => {
    const id = await publishOffer(maker, { total: '20', maximum: '2000' })
    const order = await takeOffer(taker, id, { volume: '20' })
    expect(await marketIds(taker)).not.toContain(id)
    await taker.client.trpc.otcOrders.cancel.mutate(order)
    expect(await marketIds(taker)).toContain(id)
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('is read by its index, however many offers have left it', async () => {
    const { db, sql } = api.app
    const id = await publishOffer(maker)
    await sql`insert into otc_offer select p.* from otc_offer o, generate_series(1, 20000) n,
      jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'status', 'cancelled', 'ended_at', o.created_at)) p where o.id = ${id}`
    await sql`analyze otc_offer`
    for (const side of ['sell', 'buy'] as const) {
      const { sql: text } = firstPageOf(db, side, 10, true).getQuery()
      const plan = await sql.unsafe(`explain (generic_plan) ${text}`).simple()
      const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
      expect(lines).toContain('otc_offer_market_idx')
      expect(lines).not.toMatch(/Seq Scan on otc_offer/)
    }
    await sql`delete from otc_offer where id > 1000000`
  })

  it('lists sell offers the lowest price first and buy offers the highest, and narrows them', async () => {
    const sells = [await publishOffer(maker, { unitPrice: '103' }), await publishOffer(maker, { unitPrice: '101' })]
    const buys = [
      await publishOffer(maker, { side: 'buy', unitPrice: '95', minimum: '10', maximum: '40' }),
      await publishOffer(maker, { side: 'buy', unitPrice: '96', minimum: '50', requirements: { otcTradeAmount: 1 } }),
    ]
    const [sold, bought] = await Promise.all([marketIds(taker, 'sell'), marketIds(taker, 'buy')])
    expect(sold.filter((id) => sells.includes(id))).toEqual(sells.toReversed())
    expect(bought.filter((id) => buys.includes(id))).toEqual(buys.toReversed())
    expect(await marketIds(taker, 'buy', { amount: dollars('45') })).toEqual([])
    expect(await marketIds(taker, 'buy', { amount: dollars('40') })).toEqual([buys[0]])
    expect(await marketIds(taker, 'buy', { takeable: true })).toEqual([buys[0]])
    expect(await marketIds(maker, 'buy', { takeable: true })).toEqual([])
    expect(await marketIds(taker, 'buy', { trust: 0 })).toEqual(buys.toReversed())
    expect(await marketIds(taker, 'buy', { trust: 1 })).toEqual([])
    // Seven trades with one partner count as one.
    await api.app.sql`update user_statistics set otc_trades = 7, otc_malicious_times = 1 where uid = ${maker.uid}`
    await api.app.sql`insert into otc_pair (uid, other_uid, trades) values (${maker.uid}, 900001, 7)`
    expect(await marketIds(taker, 'buy', { trust: 0 })).toEqual([])
    await api.app.sql`update user_statistics set otc_malicious_times = 0 where uid = ${maker.uid}`
    expect(await marketIds(taker, 'buy', { trust: 1 })).toEqual(buys.toReversed())
    expect(await marketIds(taker, 'buy', { trust: 2 })).toEqual([])
    await api.app
      .sql`insert into otc_pair (uid, other_uid, trades) select ${maker.uid}, 900001 + n, 1 from generate_series(1, 6) n`
    expect(await marketIds(taker, 'buy', { trust: 7 })).toEqual(buys.toReversed())
    expect(await marketIds(taker, 'buy', { trust: 8 })).toEqual([])
    await api.app.sql`delete from otc_pair where uid = ${maker.uid}`
    await api.app.sql`update user_statistics set otc_trades = 0 where uid = ${maker.uid}`
    expect(await marketIds(taker, 'buy', { method: 'alipay' })).toEqual([])
    expect(await marketIds(taker, 'buy', { method: 'other' })).toEqual(buys.toReversed())
    for (const id of [...sells, ...buys]) await offersOf(maker).withdraw.mutate({ id })
  })

  it('tells no malicious mark at all from any number of them', async () => {
    const [any, none, one] = [
      await publishOffer(maker),
      await publishOffer(maker, { requirements: { otcMaliciousTimes: 0 } }),
      await publishOffer(maker, { requirements: { otcMaliciousTimes: 1 } }),
    ]
    const marked = async (times: number) => {
      await api.app.sql`update user_statistics set otc_malicious_times = ${times} where uid = ${taker.uid}`
      const open = await marketIds(taker, 'sell', { takeable: true })
      return [any, none, one].map((id) => open.includes(id))
    }
    expect([await marked(0), await marked(1), await marked(2)]).toEqual([
      [true, true, true],
      [true, false, true],
      [true, false, false],
    ])
    expect(await refusal(takeOffer(taker, none))).toMatchObject({
      code: 'OFFER_REQUIREMENT_NOT_MET',
      details: { requirement: 'otcMaliciousTimes', asked: 0 },
    })
    expect(await offersOf(taker).info.query({ id: none })).toMatchObject({
      unmet: 'otcMaliciousTimes',
      requirements: { otcMaliciousTimes: 0 },
    })
    await offersOf(maker).edit.mutate({ id: none, requirements: { otcMaliciousTimes: null } })
    expect(await marked(2)).toEqual([true, true, false])
    await marked(0)
    for (const id of [any, none, one]) await offersOf(maker).withdraw.mutate({ id })
  })

  it('keeps back what a frozen account offers', async () => {
    const frozen = await trader(api, '20')
    const id = await publishOffer(frozen)
    expect(await marketIds(taker)).toContain(id)
    await api.app.sql`update app_user set frozen_at = now(), frozen_by = 'moderator' where uid = ${frozen.uid}`
    expect(await marketIds(taker)).not.toContain(id)
  })

  it('one’s own offers are listed whatever became of them, by side and coin', async () => {
    const own = await trader(api, '40')
    const sell = await publishOffer(own)
    const buy = await publishOffer(own, { side: 'buy' })
    await offersOf(own).withdraw.mutate({ id: sell })
    const ids = async (filter: object) => (await offersOf(own).own.query(filter)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([buy, sell])
    expect(await ids({ side: 'sell' })).toEqual([sell])
    expect(await ids({ currency: 'BTC' })).toEqual([])
    await offersOf(own).withdraw.mutate({ id: buy })
  })
})

describe('staff', () => {
  it('take an offer down, which only staff put up again, and withdraw it; the owner is told why', async () => {
    const before = await tradeFunds(maker)
    const id = await publishOffer(maker)
    await offersOf(moderator).staffTakeDown.mutate({ id, reason })
    expect(await refusalCode(offersOf(maker).putUp.mutate({ id }))).toBe('OFFER_TAKEN_DOWN_BY_STAFF')
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ takenDownBy: 'moderator', staffReason: reason })
    await offersOf(moderator).staffPutUp.mutate({ id, reason: 'it was a mistake' })
    await offersOf(moderator).staffWithdraw.mutate({ id, reason })
    expect(await tradeFunds(maker)).toBe(before)
    const { data } = await maker.client.trpc.messages.list.query({})
    expect(data.slice(0, 3).map(({ message }) => [message?.kind, message?.facts])).toEqual([
      ['otcOffer.withdrawn', { reason }],
      ['otcOffer.putUp', { reason: 'it was a mistake' }],
      ['otcOffer.takenDown', { reason }],
    ])
    const { data: listed } = await offersOf(moderator).staffList.query({ ownerUid: maker.uid, status: 'cancelled' })
    expect(listed.map((offer) => offer.id)).toContain(id)
  })

  it('decide on no offer of their own', async () => {
    const both = await trader(api, '20')
    const id = await publishOffer(both)
    await api.app.db.insert(staffMember).values({ uid: both.uid, role: 'moderator', nickName: 'Both' })
    api.app.sessions.changed(both.uid)
    expect(await refusalCode(offersOf(both).staffTakeDown.mutate({ id, reason }))).toBe('STAFF_OWN_MATTER')
  })
})

const hourNow = () => Math.floor((api.clock.now() % 86_400) / 3_600) * 60

/** Open for three hours to the end of this one, and not afterwards. */
const toThisHour = () => {
  const to = hourNow() + 60
  return { timeZone: 'UTC', days: Array.from({ length: 7 }, () => ({ from: to - 180, to })) }
}

describe('hours', () => {
  const always = { from: 0, to: 1_440 }
  const allDays = { timeZone: 'UTC', days: Array.from({ length: 7 }, () => always) }
  it('that are none are refused', async () => {
    const wrong = { ...allDays, timeZone: '+08:00' }
    expect(await refusalCode(publishOffer(maker, { hours: wrong }))).toBe('OFFER_HOURS_INVALID')
    expect(await refusalCode(publishOffer(maker, { hours: { ...allDays, days: [] } }))).toBe('OFFER_HOURS_INVALID')
  })

  it('of half an hour a week, in which an order would run for weeks, are refused on publishing and on editing', async () => {
    const rare = { timeZone: 'UTC', days: [{ from: 0, to: 30 }, ...Array.from({ length: 6 }, () => null)] }
    expect(await refusalCode(publishOffer(maker, { hours: rare }))).toBe('OFFER_HOURS_TOO_FEW')
    const id = await publishOffer(maker)
    expect(await refusalCode(offersOf(maker).edit.mutate({ id, hours: rare }))).toBe('OFFER_HOURS_TOO_FEW')
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('how long either side may be silent and what a demand does are told before anybody takes', async () => {
    const id = await publishOffer(maker, { hours: allDays })
    const told = async () => {
      const { data } = await offersOf(taker).market.query({ currency: 'LTC', side: 'sell' })
      return data.find((offer) => offer.id === id)
    }
    expect(await told()).toMatchObject({ hours: allDays, answerSeconds: 3_600, settleDemand: 'settles' })
    await api.app.settings.change({ autoOrderSettleSeconds: 1_800, otcSettleDemand: 'opensDispute' }, maker.uid)
    expect(await told()).toMatchObject({ answerSeconds: 1_800, settleDemand: 'opensDispute' })
    await api.app.settings.change({ autoOrderSettleSeconds: 3_600, otcSettleDemand: 'settles' }, maker.uid)
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('keep an offer off the market outside them; its owner reads when it is back, and nobody takes it', async () => {
    const hours = toThisHour()
    const [timed, whole, plain] = [
      await publishOffer(maker, { hours }),
      await publishOffer(maker, { hours: allDays }),
      await publishOffer(maker),
    ]
    const listed = async () =>
      (await marketIds(taker)).filter((id) => [timed, whole, plain].includes(id)).toSorted((a, b) => a - b)
    expect(await listed()).toEqual([timed, whole, plain])
    expect(await offersOf(maker).info.query({ id: timed })).toMatchObject({ hours, opensAt: null })
    api.clock.advance(3_600)
    await Promise.all([maker, taker].map(logInAgain))
    expect(await listed()).toEqual([whole, plain])
    const back = Math.floor(api.clock.now() / 3_600) * 3_600 + 21 * 3_600
    expect(await offersOf(maker).info.query({ id: timed })).toMatchObject({ opensAt: back })
    const refused = await refusal(takeOffer(taker, timed))
    expect(refused).toMatchObject({ code: 'OFFER_OUTSIDE_HOURS', details: { secondsLeft: back - api.clock.now() } })
    await offersOf(maker).edit.mutate({ id: timed, hours: null })
    expect(await listed()).toEqual([timed, whole, plain])
    for (const id of [timed, whole, plain]) await offersOf(maker).withdraw.mutate({ id })
  })
})
