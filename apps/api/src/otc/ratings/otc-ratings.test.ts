import { rules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { logInAgain } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let seller: Person
let buyer: Person
let stranger: Person
let arbiter: Person

/** New users per test, so that records start empty. */
async function freshPeople(): Promise<void> {
  ;[seller, buyer, stranger] = await Promise.all([trader(api, '100'), trader(api, '0'), trader(api, '0')])
}

beforeAll(async () => {
  api = await createTestApp()
  arbiter = await staffPerson(api, 'arbiter')
  await freshPeople()
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
const rate = (someone: Person, order: { id: number }, isUp: boolean, text = '') =>
  ordersOf(someone).rate.mutate({ ...order, isUp, text })
const recordOf = async (someone: Person) => {
  const offerId = await publishOffer(someone)
  const { maker } = await someone.client.trpc.otcOffers.info.query({ id: offerId })
  await someone.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
  return maker
}

/** A trade up to its end: released `seconds` after it was paid. */
async function trade(by: Person = buyer, seconds = 0): Promise<{ id: number }> {
  const offerId = await publishOffer(seller)
  const order = await takeOffer(by, offerId)
  await ordersOf(by).pay.mutate(order)
  api.clock.advance(seconds)
  await ordersOf(seller).release.mutate(order)
  await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
  return order
}

describe('a rating is refused', () => {
  it('before the order is completed, and of one that was cancelled', async () => {
    const offerId = await publishOffer(seller)
    const order = await takeOffer(buyer, offerId)
    for (const party of [buyer, seller])
      expect(await refusalCode(rate(party, order, true))).toBe('OTC_RATING_NOT_COMPLETED')
    await ordersOf(buyer).cancel.mutate(order)
    for (const party of [buyer, seller])
      expect(await refusalCode(rate(party, order, true))).toBe('OTC_RATING_NOT_COMPLETED')
    expect((await ordersOf(buyer).info.query(order)).ratings).toEqual({ until: null, byBuyer: null, bySeller: null })
    await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
  })

  it('to strangers and staff, who are told of no order', async () => {
    const order = await trade()
    for (const other of [stranger, arbiter])
      expect(await refusalCode(rate(other, order, false))).toBe('OTC_ORDER_NOT_FOUND')
    expect(await refusalCode(rate(buyer, { id: 999_999 }, true))).toBe('OTC_ORDER_NOT_FOUND')
  })

  it('without a choice or with too much text', async () => {
    const order = await trade()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller may send all the same
    const nothing = { ...order } as { id: number; isUp: boolean }
    expect(await refusalCode(ordersOf(buyer).rate.mutate(nothing))).toBe('OTC_RATING_REQUIRED')
    const long = 'x'.repeat(rules.otc.maximumRatingCharacters + 1)
    expect(await refusalCode(rate(buyer, order, true, long))).toBe('OTC_RATING_TEXT_TOO_LONG')
  })

  it('after the window, the first one as well as a change', async () => {
    await freshPeople()
    const order = await trade()
    await rate(buyer, order, true, 'quick')
    api.clock.advance(rules.otc.ratingSeconds)
    await Promise.all([buyer, seller, arbiter].map(logInAgain))
    await rate(buyer, order, true, 'quick and kind')
    api.clock.advance(1)
    const { code, details } = await refusal(rate(seller, order, true))
    expect([code, details]).toMatchObject(['OTC_RATING_CLOSED', { id: order.id }])
    expect(await refusalCode(rate(buyer, order, false))).toBe('OTC_RATING_CLOSED')
    expect((await ordersOf(seller).info.query(order)).ratings).toMatchObject({
      byBuyer: { isUp: true, text: 'quick and kind' },
      bySeller: null,
    })
    expect(await recordOf(seller)).toMatchObject({ ratedUp: 1, ratedDown: 0 })
  })
})

async function told(someone: Person): Promise<number> {
  const { data } = await someone.client.trpc.messages.list.query({})
  return data.filter(({ message }) => message.kind === 'otcOrder.rated').length
}

describe('a rating', () => {
  it('is read by both sides and told to the other; given twice it is one, changed it turns', async () => {
    await freshPeople()
    const order = await trade()
    await rate(buyer, order, true, 'quick')
    await rate(buyer, order, true, 'quick')
    expect([await told(seller), await told(buyer)]).toEqual([1, 0])
    expect(await recordOf(seller)).toMatchObject({ ratedUp: 1, ratedDown: 0 })
    const { ratings } = await rate(buyer, order, false, 'not so quick')
    expect(ratings).toEqual({
      until: api.clock.now() + rules.otc.ratingSeconds,
      byBuyer: { isUp: false, text: 'not so quick', createdAt: api.clock.now(), changedAt: api.clock.now() },
      bySeller: null,
    })
    expect((await ordersOf(seller).info.query(order)).ratings).toEqual(ratings)
    // Staff read orders that are disputed; a rating does not open one to them.
    await expect(ordersOf(arbiter).info.query(order)).rejects.toThrow('STAFF_NOT_DISPUTED')
    expect(await told(seller)).toBe(2)
    expect(await recordOf(seller)).toMatchObject({ ratedUp: 0, ratedDown: 1 })
    const audited = await api.app.sql`select actor_uid, details from audit_event
      where action = 'otcOrder.rate' and subject_id = ${String(order.id)} order by id`
    expect(audited.map(({ details }) => details)).toEqual([
      { isUp: true, changed: false },
      { isUp: false, changed: true },
    ])
  })

  it('of both sides at once, and of one side twice at once, leaves one each', async () => {
    await freshPeople()
    const order = await trade()
    const results = await Promise.allSettled([
      rate(buyer, order, true),
      rate(seller, order, false),
      rate(buyer, order, false),
      rate(seller, order, false),
      rate(buyer, order, true),
    ])
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
    const { ratings, ...info } = await ordersOf(buyer).info.query(order)
    expect(ratings).toMatchObject({ byBuyer: { isUp: expect.any(Boolean) }, bySeller: { isUp: false } })
    expect(info.buyer).toMatchObject({ ratedUp: 0, ratedDown: 1 })
    const up = ratings.byBuyer?.isUp === true
    expect(info.seller).toMatchObject({ ratedUp: up ? 1 : 0, ratedDown: up ? 0 : 1 })
  })
})

describe('the record', () => {
  it('counts a pair that repeats once, by its last rating, and every trade', async () => {
    await freshPeople()
    const [first, second] = [await trade(), await trade()]
    const other = await trade(stranger)
    await rate(buyer, second, true)
    await rate(buyer, first, false)
    await rate(stranger, other, true)
    expect(await recordOf(seller)).toMatchObject({
      trades: 3,
      counterparties: 2,
      ratedUp: 1,
      ratedDown: 1,
      completionPercent: 100,
    })
    const { buyer: theirs } = await ordersOf(seller).info.query(first)
    expect(theirs).toMatchObject({ trades: 2, counterparties: 1, ratedUp: 0, ratedDown: 0, releaseSeconds: null })
  })

  it('counts a pair once when its trades complete at the same time', async () => {
    await freshPeople()
    const offerId = await publishOffer(seller)
    const orders = [await takeOffer(buyer, offerId), await takeOffer(buyer, offerId), await takeOffer(buyer, offerId)]
    for (const order of orders) await ordersOf(buyer).pay.mutate(order)
    await Promise.all(orders.map((order) => ordersOf(seller).release.mutate(order)))
    await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
    expect(await recordOf(seller)).toMatchObject({ trades: 3, counterparties: 1 })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('has the middle of the release times, and the orders that its buyer left', async () => {
    await freshPeople()
    const offerId = await publishOffer(seller)
    await ordersOf(buyer).cancel.mutate(await takeOffer(buyer, offerId))
    await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
    const orders = [await trade(buyer, 600), await trade(buyer, 60), await trade(buyer, 90)]
    const { seller: sells, buyer: buys } = await ordersOf(buyer).info.query(orders[0] ?? { id: 0 })
    expect(sells).toMatchObject({ releaseSeconds: 90, completionPercent: 100, counterparties: 1 })
    expect(buys).toMatchObject({ releaseSeconds: null, completionPercent: 75, counterparties: 1 })
  })

  it('stands in the market’s list', async () => {
    await freshPeople()
    await trade(buyer, 120)
    const offerId = await publishOffer(seller)
    const { data } = await stranger.client.trpc.otcOffers.market.query({ currency: 'LTC', side: 'sell' })
    expect(data.find(({ id }) => id === offerId)?.maker).toMatchObject({
      uid: seller.uid,
      trades: 1,
      completionPercent: 100,
      releaseSeconds: 120,
      counterparties: 1,
      ratedUp: 0,
      ratedDown: 0,
      maliciousTimes: 0,
    })
    await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
  })
})
