import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buy, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { PAY, type Person } from '../../../test/people.ts'

let api: TestApp
let market: Market
let arbiter: Person
let second: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1000')
  arbiter = await staffPerson(api, 'arbiter')
  second = await staffPerson(api, 'administrator')
  await api.app.settings.change({ goodsFeeBasisPoints: 250 }, second.uid)
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.goodsOrders
type Orders = ReturnType<typeof ordersOf>
type Step = readonly [who: Person, act: (orders: Orders, id: number) => Promise<unknown>]

const text = 'Half of the keys did not work.'
const reason = 'The pictures show it.'
const offer = { asset: 'LTC', units: '1000' } as const

/** Steps that between them write every field that an order's page shows. */
const stories: Readonly<Record<string, () => readonly Step[]>> = {
  'a confirmation': () => [[market.buyer, (orders, id) => orders.confirm.mutate({ id })]],
  'a refund that takes units back': () => [[market.seller, (orders, id) => orders.refund.mutate({ id })]],
  'a dispute that two arbiters end': () => [
    [market.buyer, (orders, id) => orders.hold.mutate({ id })],
    [market.buyer, (orders, id) => orders.complain.mutate({ id })],
    [market.buyer, (orders, id) => orders.stateCase.mutate({ id, text })],
    [market.seller, (orders, id) => orders.complain.mutate({ id })],
    [market.seller, (orders, id) => orders.cancelComplaint.mutate({ id })],
    [market.seller, (orders, id) => orders.stateCase.mutate({ id, text })],
    [market.seller, (orders, id) => orders.proposeSplit.mutate({ id, buyer: offer })],
    [arbiter, (orders, id) => orders.rule.mutate({ id, ruling: { to: 'seller' }, reason })],
    [second, (orders, id) => orders.rejectRuling.mutate({ id, reason })],
    [arbiter, (orders, id) => orders.rule.mutate({ id, ruling: { to: 'split', buyerBasisPoints: 2_500 }, reason })],
    [second, (orders, id) => orders.confirmRuling.mutate({ id })],
  ],
  'a split by agreement': () => [
    [market.buyer, (orders, id) => orders.proposeSplit.mutate({ id, buyer: offer })],
    [market.buyer, (orders, id) => orders.withdrawSplit.mutate({ id })],
    [market.seller, (orders, id) => orders.proposeSplit.mutate({ id, buyer: offer })],
    [market.buyer, (orders, id) => orders.acceptSplit.mutate({ id, buyer: offer, payPassword: PAY })],
  ],
  'a hold taken back': () => [
    [market.buyer, (orders, id) => orders.hold.mutate({ id })],
    [market.buyer, (orders, id) => orders.cancelHold.mutate({ id })],
  ],
}

/** How often the database is asked about orders while something is done. */
async function asked(act: () => Promise<unknown>): Promise<number> {
  const client = vi.spyOn(api.app.db.$client, 'unsafe')
  try {
    await act()
    return client.mock.calls.filter(([query]) => query.includes('"goods_order"')).length
  } finally {
    client.mockRestore()
  }
}

describe('a step', () => {
  it.each(Object.entries(stories))('answers with the order as a read finds it: %s', async (_, story) => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(81)), { volume: 81 })
    for (const [who, act] of story()) {
      const orders = ordersOf(who)
      const answered = await act(orders, id)
      expect(answered).toEqual(await orders.info.query({ id }))
    }
  })

  it('reads the order once and writes once', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const orders = ordersOf(market.buyer)
    await orders.info.query({ id })
    expect(await asked(() => orders.hold.mutate({ id }))).toBe(2)
    expect(await asked(() => orders.complain.mutate({ id, as: 'buyer' }))).toBe(2)
    expect(await asked(() => orders.confirm.mutate({ id }))).toBe(2)
  })

  it('that opens the delivery answers with it as a read finds it', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(3)), { volume: 3 })
    const orders = ordersOf(market.buyer)
    expect(await orders.openDelivery.mutate({ id, unit: 2 })).toEqual(await orders.goods.query({ id }))
    expect(await orders.openDelivery.mutate({ id })).toEqual(await orders.goods.query({ id }))
  })
})
