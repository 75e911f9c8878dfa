import { SELF_DEALING_SIGNS } from '@jindu/domain/trust/moderation'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { completedOrder } from '../../../test/market/ended-order.ts'
import { buy, fund, newKey, openMarket, PRICE, publish, type Market } from '../../../test/market/market.ts'
import { oneHand } from '../../../test/market/one-hand.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, PAY, verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let other: TestApp
let market: Market
let moderator: Person
beforeAll(async () => {
  api = await createTestApp()
  other = await createTestApp({ beside: api })
  moderator = await staffPerson(api, 'moderator')
})
beforeEach(async () => {
  market = await openMarket(api)
  await api.app.jobs.runDue()
})
afterAll(async () => {
  await other.close()
  await api.close()
})

async function stranger(): Promise<Person> {
  const someone = await verifiedPerson(api)
  await fund(someone, '50')
  return someone
}

const sold = (buyer: Person, goodsId = market.goodsId) => completedOrder({ buyer, goodsId })

async function figures(goodsId = market.goodsId) {
  const [row] = await api.app.sql<
    { hot: number; weighed: number; recommended: number; amount: number; volume: number }[]
  >`
    select hot_score as hot, weighed_sales as weighed, recommended_score as recommended, sales_amount as amount,
      sales_volume as volume from goods where id = ${goodsId}`
  if (row === undefined) throw new Error('no goods')
  return row
}

async function saleOf(orderId: number) {
  const [row] = await api.app.sql<{ weight: number | null; signs: string[] | null }[]>`
    select weight, signs from goods_sale where order_id = ${orderId}`
  return row
}

const openItem = async () =>
  (await moderator.client.trpc.moderation.list.query({ kind: 'goods', limit: 60 })).data.find(
    ({ subjectId, closed }) => subjectId === market.goodsId && closed === null,
  )

describe('sales of strangers', () => {
  it('move goods up once they are weighed, and nobody is flagged', async () => {
    const before = await figures()
    const orderId = await sold(market.buyer)
    expect(await saleOf(orderId)).toEqual({ weight: null, signs: null })
    expect(await figures()).toMatchObject({ hot: before.hot, amount: 1, volume: 1 })
    await api.app.jobs.runDue()
    expect(await saleOf(orderId)).toEqual({ weight: 0.625, signs: [] })
    const after = await figures()
    expect(after.hot).toBeGreaterThan(before.hot)
    expect(after).toMatchObject({ weighed: 63, recommended: 1 })
    expect(await openItem()).toBeUndefined()
  })

  it('count each buyer once in 30 days, while the figures that are shown count every sale', async () => {
    for (let nth = 0; nth < 3; nth += 1) await sold(market.buyer)
    await api.app.jobs.runDue()
    expect(await figures()).toMatchObject({ weighed: 63, recommended: 1, amount: 3, volume: 3 })
    await sold(await stranger())
    await api.app.jobs.runDue()
    expect(await figures()).toMatchObject({ weighed: 126, recommended: 2, amount: 4 })
  })

  it('also where two processes weigh those of one buyer at the same time', async () => {
    for (let nth = 0; nth < 6; nth += 1) await sold(market.buyer)
    await Promise.all([api.app.jobs.runDue(), other.app.jobs.runDue()])
    expect(await figures()).toMatchObject({ weighed: 63, amount: 6 })
  })

  it('of a cent move goods by a cent’s worth', async () => {
    const cheap = await publish(market.seller, market.categoryId, 'Cheap wallet code', '0.01')
    const before = await figures(cheap)
    const price = { asset: 'USD', units: '1' } as const
    for (const buyer of [market.buyer, await stranger()]) {
      const { id } = await buyer.client.trpc.goodsOrders.place.mutate({
        goodsId: cheap,
        volume: 1,
        currency: 'LTC',
        price,
        idempotencyKey: newKey(),
      })
      await buyer.client.trpc.goodsOrders.confirm.mutate({ id })
    }
    await api.app.jobs.runDue()
    const after = await figures(cheap)
    expect(after).toMatchObject({ weighed: 0, recommended: 0, amount: 2 })
    expect(after.hot - before.hot).toBeLessThan(0.005)
    await sold(market.buyer)
    await api.app.jobs.runDue()
    expect((await figures()).hot).toBeGreaterThan(after.hot)
  })
})

/** Somebody who is one with the seller in one way. */
const ties = () => oneHand(api, () => market.seller)

describe('a deal with oneself', () => {
  it.each(SELF_DEALING_SIGNS)(
    'weighs nothing, stays among the sales that are shown, and is told to moderators: %s',
    async (sign) => {
      const buyer = await ties()[sign]()
      const before = await figures()
      const orderId = await sold(buyer)
      await api.app.jobs.runDue()
      expect(await saleOf(orderId)).toEqual({ weight: 0, signs: [sign] })
      expect(await figures()).toEqual({ ...before, amount: 1, volume: 1 })
      const item = await openItem()
      expect(item).toMatchObject({ aboutUid: market.seller.uid, reports: 0 })
      const { flagged } = await moderator.client.trpc.moderation.info.query({ id: item?.id ?? 0 })
      expect(flagged).toMatchObject([{ orderId, buyerUid: buyer.uid, signs: [sign] }])
    },
  )

  it('is seen where coin goes round by purchases of each other', async () => {
    const own = await publish(market.buyer, market.categoryId, 'Goods of the buyer')
    await fund(market.seller, '50')
    await sold(market.seller, own)
    const orderId = await sold(market.buyer)
    await api.app.jobs.runDue()
    expect(await saleOf(orderId)).toMatchObject({ weight: 0, signs: ['coin'] })
  })

  it('is told once of a seller and a buyer within 30 days', async () => {
    const buyer = await ties().network()
    await sold(buyer)
    await api.app.jobs.runDue()
    const { id = 0 } = (await openItem()) ?? {}
    const staff = moderator.client.trpc.moderation
    await staff.claim.mutate({ id })
    await staff.close.mutate({ id })
    await sold(buyer)
    await api.app.jobs.runDue()
    expect(await openItem()).toBeUndefined()
  })

  it('is not made of a mark that a buyer made up: it would cost a seller what they sold', async () => {
    const buyer = await stranger()
    const forged = `${market.seller.uid}.${api.clock.now()}.${'a'.repeat(12)}.${'b'.repeat(43)}`
    await buyer.client.inject({
      method: 'POST',
      url: '/trpc/accounts.login',
      headers: { 'content-type': 'application/json', cookie: `jindu_device=${forged}` },
      payload: JSON.stringify({ uid: buyer.uid, password: LOGIN }),
    })
    await buyer.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
    const orderId = await sold(buyer)
    await api.app.jobs.runDue()
    expect(await saleOf(orderId)).toMatchObject({ signs: [] })
  })
})

const FINE = { rating: 5, text: 'Works as described.' }
const write = async (buyer: Person, orderId: number) => buyer.client.trpc.reviews.write.mutate({ orderId, ...FINE })
const shown = (goodsId = market.goodsId) => api.client().trpc.reviews.ofGoods.query({ goodsId })
const cardRating = async () => (await api.client().trpc.goods.detail.query({ id: market.goodsId })).rating

describe('a review', () => {
  it('of who belongs to the seller stays to be read and counts in no average', async () => {
    const friend = await ties().network()
    const { id } = await write(friend, await sold(friend))
    expect(await shown()).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 0], uncounted: 1 })
    expect(await cardRating()).toEqual({ count: 0, sum: 0 })
    await friend.client.trpc.reviews.edit.mutate({ id, rating: 4, text: FINE.text })
    expect(await shown()).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 0], uncounted: 1 })
    await moderator.client.trpc.reviews.hide.mutate({ id, reason: 'Written by the seller.' })
    expect(await shown()).toMatchObject({ total: 0, uncounted: 0 })
    await moderator.client.trpc.reviews.show.mutate({ id, reason: 'It may stay after all.' })
    expect(await shown()).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 0], uncounted: 1 })
  })

  it('of one buyer counts once, also of many written at the same time', async () => {
    const orders = []
    for (let nth = 0; nth < 6; nth += 1) orders.push(await sold(market.buyer))
    await Promise.all(orders.map((orderId) => write(market.buyer, orderId)))
    expect(await shown()).toMatchObject({ total: 6, ratings: [0, 0, 0, 0, 1], uncounted: 5 })
    expect(await cardRating()).toEqual({ count: 1, sum: 5 })
    const rated = { goodsId: market.goodsId, rating: 5 } as const
    expect(await api.client().trpc.reviews.ofGoods.query(rated)).toMatchObject({ total: 6 })
  })

  it('of a purchase of a few cents counts in no average', async () => {
    const cheap = await publish(market.seller, market.categoryId, 'Cheap wallet code', '0.40')
    const { id } = await market.buyer.client.trpc.goodsOrders.place.mutate({
      goodsId: cheap,
      volume: 1,
      currency: 'LTC',
      price: { ...PRICE, units: '40' },
      idempotencyKey: newKey(),
    })
    await market.buyer.client.trpc.goodsOrders.confirm.mutate({ id })
    await write(market.buyer, id)
    expect(await shown(cheap)).toMatchObject({ total: 1, ratings: [0, 0, 0, 0, 0], uncounted: 1 })
  })
})

it('a purchase alone is not weighed', async () => {
  const { id } = await buy(market.buyer, market.goodsId)
  await api.app.jobs.runDue()
  expect(await saleOf(id)).toBeUndefined()
})
