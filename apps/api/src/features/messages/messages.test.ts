import type { StoredMessage } from '@jindu/domain/message'
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
/** What somebody was told that is no step of an order, the oldest first. */
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
    const rest = await messagesOf(seller).list.query({ before: first.next ?? 0 })
    expect({ data: rest.data.map(orderOf), next: rest.next }).toEqual({ data: [ids[0]], next: null })
    await messagesOf(seller).markRead.mutate({ upTo: first.data[1]?.id ?? 0 })
    expect(await messagesOf(seller).unreadCount.query()).toEqual({ unread: 1 })
    const { data } = await messagesOf(seller).list.query({})
    expect(data.map(({ readAt }) => readAt !== null)).toEqual([false, true, true])
    // Somebody else's stay as they are.
    expect(await messagesOf(buyer).unreadCount.query()).toEqual({ unread: 3 })
  })
})
