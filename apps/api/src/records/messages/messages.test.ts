import type { StoredMessage } from '@jindu/domain/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, fund, logInAgain, openMarket, publish, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'

let api: TestApp
let second: TestApp
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  moderator = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const onSecond = (someone: Person) => sameBrowserAt(second, someone)
const reason = 'The preview shows a logo of somebody else.'
const orderOf = ({ message }: { message: StoredMessage }) => message.subjectId
const messagesOf = ({ client }: Person) => client.trpc.messages

async function read(who: Person, filter: Parameters<(typeof who.client.trpc.messages.list)['query']>[0]) {
  const { data, total } = await messagesOf(who).list.query(filter)
  return { total, said: data.map(({ message, own }) => `${message.kind} ${message.subjectId}${own ? ' own' : ''}`) }
}

async function toldOfGoods(who: Person) {
  const { data } = await messagesOf(who).list.query({ types: ['goods'] })
  return data.map(({ message, senderId, about }) => ({ ...message, senderId, within: about?.within }))
}

async function told(person: Person) {
  const { data } = await messagesOf(person).list.query({ limit: 60 })
  return data.flatMap(({ message }) => (message.kind.startsWith('goodsOrder.') ? [] : [message])).toReversed()
}
const low = (goodsId: number, left: number) => ({
  kind: 'goods.stockLow',
  subjectId: goodsId,
  side: null,
  facts: { left },
})
const soldOut = (goodsId: number) => ({ ...low(goodsId, 0), kind: 'goods.soldOut' })
const office = (kind: string, subjectId: number, text = reason) => ({
  kind,
  subjectId,
  side: null,
  facts: { reason: text },
})

describe('staff act', () => {
  it('on goods: their seller finds both steps with the reasons, and nobody else does', async () => {
    const market = await openMarket(api, '0')
    const goods = moderator.client.trpc.goods
    await goods.delist.mutate({ id: market.goodsId, reason })
    await goods.relist.mutate({ id: market.goodsId, reason: 'The seller holds the licence.' })
    expect(await told(market.seller)).toEqual([
      office('goods.delisted', market.goodsId),
      office('goods.relisted', market.goodsId, 'The seller holds the licence.'),
    ])
    expect((await messagesOf(market.seller).list.query({ limit: 1 })).data[0]).toMatchObject({
      about: { title: 'Steam wallet code', amount: null },
      readAt: null,
    })
    expect(await told(market.buyer)).toEqual([])
  })

  it('and are refused: nobody is told', async () => {
    const market = await openMarket(api, '0')
    expect(await refusalCode(moderator.client.trpc.goods.relist.mutate({ id: market.goodsId, reason }))).toBe(
      'GOODS_NOT_DELISTED',
    )
    expect(await told(market.seller)).toEqual([])
  })

  it('on an account: its owner finds both steps once they are back', async () => {
    const person = await verifiedPerson(api)
    const { accounts } = moderator.client.trpc
    await accounts.staffFreeze.mutate({ uid: person.uid, reason })
    await accounts.staffUnfreeze.mutate({ uid: person.uid, reason: 'The owner explained it.' })
    await logInAgain(person)
    expect(await told(person)).toEqual([
      office('account.frozen', person.uid),
      office('account.unfrozen', person.uid, 'The owner explained it.'),
    ])
  })
})

describe('purchases from the stock', () => {
  let market: Market
  beforeAll(async () => {
    market = await openMarket(api, '1000')
  })

  it('tell the seller once when the mark is reached, and once when nothing is left', async () => {
    const goodsId = await publishUnits(market, unitKeys(8))
    await buy(market.buyer, goodsId, { volume: 2 })
    expect(await told(market.seller)).toEqual([])
    await buy(market.buyer, goodsId, { volume: 2 })
    await buy(market.buyer, goodsId)
    expect(await told(market.seller)).toEqual([low(goodsId, 4)])
    await buy(market.buyer, goodsId, { volume: 3 })
    expect(await told(market.seller)).toEqual([low(goodsId, 4), soldOut(goodsId)])
  })

  it('that take everything at one go tell of that alone', async () => {
    const place = await openMarket(api, '10')
    const goodsId = await publishUnits(place, unitKeys(9))
    await buy(place.buyer, goodsId, { volume: 9 })
    expect(await told(place.seller)).toEqual([soldOut(goodsId)])
  })

  it('tell again after the stock was filled up', async () => {
    const place = await openMarket(api, '10')
    const goodsId = await publishUnits(place, unitKeys(1))
    await buy(place.buyer, goodsId)
    await place.seller.client.trpc.goods.stock.add.mutate({ id: goodsId, secrets: unitKeys(6) })
    await buy(place.buyer, goodsId)
    expect(await told(place.seller)).toEqual([soldOut(goodsId), low(goodsId, 5)])
  })

  it('that are refused tell nothing', async () => {
    const place = await openMarket(api, '0')
    const goodsId = await publishUnits(place, unitKeys(1))
    expect(await refusalCode(buy(place.buyer, goodsId))).toBe('INSUFFICIENT_FUNDS')
    expect(await told(place.seller)).toEqual([])
  })

  it('of goods without a stock tell nothing', async () => {
    const place = await openMarket(api, '10')
    await buy(place.buyer, await publish(place.seller, place.categoryId), { volume: 7 })
    expect(await told(place.seller)).toEqual([])
  })
})

describe('at once, on two API processes', () => {
  let market: Market
  let buyers: Person[]
  beforeAll(async () => {
    market = await openMarket(api, '100')
    buyers = await Promise.all(Array.from({ length: 14 }, () => verifiedPerson(api)))
    for (const buyer of buyers) await fund(buyer, '100')
  })

  const toldOf = async (goodsId: number) => (await told(market.seller)).filter(({ subjectId }) => subjectId === goodsId)

  it.each([1, 2])('buyers of %i each that cross the mark and empty the stock: each is told once', async (volume) => {
    for (let round = 0; round < 6; round += 1) {
      const goodsId = await publishUnits(market, unitKeys(12))
      const bought = await Promise.allSettled(
        buyers.map((buyer, i) => buy(i % 2 === 0 ? buyer : onSecond(buyer), goodsId, { volume })),
      )
      expect(bought.filter(({ status }) => status === 'fulfilled')).toHaveLength(12 / volume)
      expect((await toldOf(goodsId)).map(({ kind }) => kind).toSorted()).toEqual(['goods.soldOut', 'goods.stockLow'])
    }
  })

  it('two purchases of the last two units, one without money: nobody is told that they are sold out', async () => {
    const poor = onSecond(await verifiedPerson(api))
    for (let round = 0; round < 10; round += 1) {
      const goodsId = await publishUnits(market, unitKeys(2))
      const [paid, unpaid] = await Promise.allSettled([buy(market.buyer, goodsId), buy(poor, goodsId)])
      expect([paid.status, unpaid.status]).toEqual(['fulfilled', 'rejected'])
      expect(await toldOf(goodsId)).toEqual([])
    }
  })
})

describe('reading', () => {
  it('goes on behind the last row, and clears what was seen and nothing newer', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    const ids = [await buy(buyer, goodsId), await buy(buyer, goodsId), await buy(buyer, goodsId)].map(({ id }) => id)
    const first = await messagesOf(seller).list.query({ limit: 2 })
    expect(first.data.map(orderOf)).toEqual([ids[2], ids[1]])
    const rest = await messagesOf(seller).list.query({ page: 2, limit: 2 })
    expect({ data: rest.data.map(orderOf), total: rest.total }).toEqual({ data: [ids[0]], total: 3 })
    await messagesOf(seller).markRead.mutate({ upTo: first.data[1]?.id ?? 0 })
    expect(await messagesOf(seller).unreadCount.query()).toMatchObject({ unread: 1 })
    const { data } = await messagesOf(seller).list.query({})
    expect(data.map(({ readAt }) => readAt !== null)).toEqual([false, true, true])
    // Other messages stay as they are: the deposit stays unread, and the reader's own purchase was never unread.
    expect(await messagesOf(buyer).unreadCount.query()).toMatchObject({ unread: 1 })
    expect(await messagesOf(buyer).list.query({})).toMatchObject({ total: 4 })
  })

  it('of a step that an order’s page shows clears what was told of that order alone', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    const [first, second] = [await buy(buyer, goodsId), await buy(buyer, goodsId)]
    const about = (id: number) => messagesOf(seller).markRead.mutate({ about: { kind: 'goodsOrder', id } })
    await messagesOf(buyer).markRead.mutate({ about: { kind: 'goodsOrder', id: first.id } })
    expect(await messagesOf(seller).unreadCount.query()).toMatchObject({ unread: 2 })
    await about(first.id)
    const { data } = await messagesOf(seller).list.query({})
    expect(data.map((row) => [orderOf(row), row.readAt !== null])).toEqual([
      [second.id, false],
      [first.id, true],
    ])
    await about(second.id)
    expect(await messagesOf(seller).unreadCount.query()).toMatchObject({ unread: 0 })
  })

  it('is counted under each tab by one read, and cleared under one tab alone', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    await buy(buyer, goodsId)
    await moderator.client.trpc.goods.delist.mutate({ id: goodsId, reason })
    const counts = async () => {
      const { unread, types } = await messagesOf(seller).unreadCount.query()
      return { unread, ...Object.fromEntries(types.flatMap((row) => (row.unread > 0 ? [[row.type, row.unread]] : []))) }
    }
    expect(await counts()).toEqual({ unread: 2, order: 1, goods: 1 })
    expect((await messagesOf(seller).unreadCount.query()).types).toHaveLength(8)
    await messagesOf(seller).markRead.mutate({ type: 'order' })
    expect(await counts()).toEqual({ unread: 1, goods: 1 })
    await messagesOf(seller).markRead.mutate({})
    expect(await counts()).toEqual({ unread: 0 })
  })

  it('shows one tab or several, one’s own acts or those of others, page by page', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    const { id: first } = await buy(buyer, goodsId)
    const { id: second } = await buy(buyer, goodsId)
    await seller.client.trpc.goodsOrders.refund.mutate({ id: first })
    await moderator.client.trpc.goods.delist.mutate({ id: goodsId, reason })
    const refunded = `goodsOrder.refunded ${first}`
    const placed = [`goodsOrder.placed ${second}`, `goodsOrder.placed ${first}`]
    expect(await read(buyer, { acts: 'others', types: ['order'] })).toEqual({ total: 1, said: [refunded] })
    expect(await read(buyer, { acts: 'own' })).toEqual({ total: 2, said: placed.map((each) => `${each} own`) })
    expect(await read(seller, { types: ['goods'] })).toEqual({ total: 1, said: [`goods.delisted ${goodsId}`] })
    expect(await read(seller, { types: ['order'], page: 2, limit: 2 })).toEqual({ total: 3, said: placed.slice(1) })
    expect(await read(seller, { types: ['order', 'goods', 'otc'], page: 2, limit: 1 })).toEqual({
      total: 4,
      said: [`${refunded} own`],
    })
    expect(await read(seller, { types: ['otcOrder'] })).toEqual({ total: 0, said: [] })
    expect((await read(seller, { page: 3, limit: 3 })).said).toEqual([])
  })

  it('marks what was seen; messages of somebody else are left alone, and read as if they were not there', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    await buy(buyer, goodsId)
    const mine = (await messagesOf(buyer).list.query({})).data.find(({ readAt }) => readAt === null)
    const [theirs] = (await messagesOf(seller).list.query({})).data
    const ids = [mine?.id ?? 0, theirs?.id ?? 0]
    expect(await messagesOf(buyer).unreadCount.query()).toMatchObject({ unread: 1 })
    await messagesOf(buyer).markSeen.mutate({ ids })
    expect(await messagesOf(buyer).unreadCount.query()).toMatchObject({ unread: 0 })
    expect(await messagesOf(seller).unreadCount.query()).toMatchObject({ unread: 1 })
    expect(await refusalCode(messagesOf(buyer).read.mutate({ id: ids[1] ?? 0 }))).toBe('MESSAGE_NOT_FOUND')
    await messagesOf(seller).read.mutate({ id: ids[1] ?? 0 })
    expect(await messagesOf(seller).unreadCount.query()).toMatchObject({ unread: 0 })
  })
})

describe('besides orders', () => {
  it('a credited deposit is told with its amount', async () => {
    const person = await verifiedPerson(api)
    await fund(person, '0.5')
    const { data } = await messagesOf(person).list.query({ types: ['system'] })
    expect(data).toMatchObject([
      {
        message: { kind: 'deposit.credited', side: null },
        about: { title: null, amount: { asset: 'LTC', units: '50000000' } },
      },
    ])
  })

  it('a review is told to the seller, its first reply to the writer, and what staff do to it with the reason', async () => {
    const { seller, buyer, goodsId } = await openMarket(api, '10')
    const { id: orderId } = await buy(buyer, goodsId)
    await buyer.client.trpc.goodsOrders.confirm.mutate({ id: orderId })
    const reviewed = await buyer.client.trpc.reviews.write.mutate({ orderId, rating: 4, text: 'Works as described.' })
    await seller.client.trpc.reviews.reply.mutate({ id: reviewed.id, text: 'Thank you.' })
    await seller.client.trpc.reviews.reply.mutate({ id: reviewed.id, text: 'Thank you very much.' })
    await moderator.client.trpc.reviews.hide.mutate({ id: reviewed.id, reason })
    await moderator.client.trpc.reviews.show.mutate({ id: reviewed.id, reason })
    const about = { subjectId: reviewed.id, within: { goods: goodsId, goodsOrder: orderId } }
    expect(await toldOfGoods(seller)).toEqual([
      { ...about, kind: 'review.written', side: 'seller', facts: { rating: 4 }, senderId: buyer.uid },
    ])
    expect(await toldOfGoods(buyer)).toEqual([
      { ...about, kind: 'review.shown', side: 'buyer', facts: { reason }, senderId: 0 },
      { ...about, kind: 'review.hidden', side: 'buyer', facts: { reason }, senderId: 0 },
      { ...about, kind: 'review.replied', side: 'buyer', facts: {}, senderId: seller.uid },
    ])
  })
})
