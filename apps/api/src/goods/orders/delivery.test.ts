import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { bothState, buy, fundsOf, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { person } from '../../../test/people.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
})
afterAll(() => api.close())

const buyers = () => market.buyer.client.trpc.goodsOrders
const sellers = () => market.seller.client.trpc.goodsOrders
const stockOf = (id: number) => market.seller.client.trpc.goods.stock.summary.query({ id })

describe('a purchase from stock is refused', () => {
  it('when nothing is left, when fewer are left than wanted, and when more are wanted than one order may have', async () => {
    const goodsId = await publishUnits(market, unitKeys(2))
    const before = await fundsOf(market.buyer)
    expect(await refusal(buy(market.buyer, goodsId, { volume: 3 }))).toEqual({
      code: 'STOCK_TOO_LOW',
      details: { left: 2 },
    })
    expect(await refusalCode(buy(market.buyer, goodsId, { volume: 101 }))).toBe('QUANTITY_TOO_LARGE')
    expect(await fundsOf(market.buyer)).toBe(before)
    await buy(market.buyer, goodsId, { volume: 2 })
    expect(await refusalCode(buy(market.buyer, goodsId))).toBe('GOODS_SOLD_OUT')
    expect(await api.client().trpc.goods.detail.query({ id: goodsId })).toMatchObject({
      left: 0,
      buyable: false,
      notBuyable: 'GOODS_SOLD_OUT',
    })
  })

  it('and takes no unit when the buyer cannot pay', async () => {
    const goodsId = await publishUnits(market, unitKeys(1))
    const poor = await openMarket(api, '0')
    expect(await refusalCode(buy(poor.buyer, goodsId))).toBe('INSUFFICIENT_FUNDS')
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 1, sealed: 0 })
  })
})

describe('opening is refused', () => {
  it('to the seller, to strangers, and for a unit that the order does not have', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(1)))
    const stranger = (await person(api)).client.trpc.goodsOrders
    expect(await refusalCode(sellers().openDelivery.mutate({ id }))).toBe('ORDER_WRONG_PARTY')
    expect(await refusalCode(stranger.openDelivery.mutate({ id }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(buyers().openDelivery.mutate({ id, unit: 2 }))).toBe('DELIVERY_UNIT_NOT_FOUND')
  })

  it('after the money went back', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(1)))
    await sellers().refund.mutate({ id })
    expect(await refusalCode(buyers().openDelivery.mutate({ id }))).toBe('DELIVERY_RETURNED')
    expect(await buyers().goods.query({ id })).toMatchObject({ sealed: true, returned: 1, units: [], shipmentHtml: '' })
  })

  it('to arbiters without a hold, and in orders of their own', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(1)))
    const arbiter = (await staffPerson(api, 'arbiter')).client.trpc.goodsOrders
    expect(await refusalCode(arbiter.inspectDelivery.mutate({ id }))).toBe('SHIPMENT_FORBIDDEN')
    expect(await refusalCode(arbiter.inspectDelivery.mutate({ id: 999_999 }))).toBe('ORDER_NOT_FOUND')
    expect(await refusalCode(buyers().inspectDelivery.mutate({ id }))).toBe('FORBIDDEN')
  })
})

describe('a delivery of units', () => {
  it('is sealed until the buyer opens one or all; each opening is on the timeline with its time', async () => {
    const keys = unitKeys(3)
    const goodsId = await publishUnits(market, keys)
    const { id } = await buy(market.buyer, goodsId, { volume: 3 })
    const sealed = await buyers().goods.query({ id })
    expect(sealed).toMatchObject({ sealed: true, delivery: 'units', shipmentHtml: '' })
    expect(sealed.units.map(({ secret }) => secret)).toEqual([null, null, null])
    expect(await buyers().info.query({ id })).toMatchObject({ openedAt: null, unopened: 3 })
    const one = await buyers().openDelivery.mutate({ id, unit: 2 })
    expect(one.units.map(({ secret }) => secret)).toEqual([null, keys[1], null])
    expect(one.shipmentHtml).toContain('QX7-PLUM-09')
    const at = api.clock.now()
    expect(await buyers().info.query({ id })).toMatchObject({ openedAt: at, unopened: 2 })
    api.clock.advance(60)
    const all = await buyers().openDelivery.mutate({ id })
    expect(all.units.map(({ secret }) => secret)).toEqual(keys)
    expect(all.units.map(({ openedAt }) => openedAt)).toEqual([at + 60, at, at + 60])
    expect(await buyers().openDelivery.mutate({ id })).toEqual(all)
    expect(await buyers().info.query({ id })).toMatchObject({ openedAt: at, unopened: 0 })
    const { data } = await sellers().timeline.query({ id })
    expect(data.slice(1).map(({ note, details, at: when }) => ({ note, details, when }))).toEqual([
      { note: 'goodsOrder.shipmentOpened', details: { unit: 2, of: 3 }, when: at },
      { note: 'goodsOrder.shipmentOpened', details: { opened: 2, of: 3 }, when: at + 60 },
    ])
  })

  it('opened leaves a line of the audit each time, and tells both sides of the first', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(3)), { volume: 3 })
    await buyers().openDelivery.mutate({ id, unit: 2 })
    await buyers().openDelivery.mutate({ id })
    await buyers().openDelivery.mutate({ id })
    const audited = await api.app.sql`select actor_uid, details from audit_event
      where action = 'goodsOrder.open' and subject_id = ${id} order by id`
    expect(audited).toEqual([
      { actor_uid: BigInt(market.buyer.uid), details: { unit: 2, of: 3 } },
      { actor_uid: BigInt(market.buyer.uid), details: { opened: 2, of: 3 } },
    ])
    for (const [{ client }, side] of [
      [market.buyer, 'buyer'],
      [market.seller, 'seller'],
    ] as const) {
      const { data } = await client.trpc.messages.list.query({ limit: 60 })
      const told = data.filter(({ message }) => message.side !== null && message.subjectId === id)
      expect(told.map(({ message }) => message)).toMatchObject([
        { kind: 'goodsOrder.shipmentOpened', side },
        { kind: 'goodsOrder.placed', side },
      ])
    }
  })

  it('refused to open leaves no line and tells nobody', async () => {
    const { id } = await buy(market.buyer, await publishUnits(market, unitKeys(1)))
    await sellers().refund.mutate({ id })
    expect(await refusalCode(buyers().openDelivery.mutate({ id }))).toBe('DELIVERY_RETURNED')
    expect(
      await api.app.sql`select 1 from audit_event where action = 'goodsOrder.open' and subject_id = ${id}`,
    ).toEqual([])
    expect(
      await api.app.sql`select kind from user_message where subject_id = ${id} and kind = 'goodsOrder.shipmentOpened'`,
    ).toEqual([])
  })

  it('refunded goes back unopened units, which are sold again; opened ones stay spent', async () => {
    const keys = unitKeys(3)
    const goodsId = await publishUnits(market, keys)
    const { id } = await buy(market.buyer, goodsId, { volume: 3 })
    await buyers().openDelivery.mutate({ id, unit: 1 })
    await sellers().refund.mutate({ id })
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 2, sealed: 0, opened: 1 })
    const bought = await buyers().goods.query({ id })
    expect(bought).toMatchObject({ returned: 2, revoked: true, units: [{ secret: keys[0] }] })
    const again = await buy(market.buyer, goodsId, { volume: 2 })
    const opened = await buyers().openDelivery.mutate({ id: again.id })
    expect(opened.units.map(({ secret }) => secret)).toEqual([keys[1], keys[2]])
  })

  it('ruled to the buyer goes back unopened; ruled to the seller or split stays with the buyer', async () => {
    const arbiter = (await staffPerson(api, 'arbiter')).client.trpc.goodsOrders
    for (const [ruling, unsold] of [
      [{ to: 'buyer' }, 1],
      [{ to: 'seller' }, 0],
      [{ to: 'split', buyerBasisPoints: 5_000 }, 0],
    ] as const) {
      const goodsId = await publishUnits(market, unitKeys(1))
      const { id } = await buy(market.buyer, goodsId)
      await buyers().hold.mutate({ id })
      await bothState(market, id)
      await arbiter.rule.mutate({ id, ruling, reason: 'As both sides said.' })
      expect(await stockOf(goodsId)).toMatchObject({ unsold, sealed: 1 - unsold })
    }
  })

  it('refunded in part stays with the buyer, sealed or not; a part is never all of it', async () => {
    const keys = unitKeys(2)
    const goodsId = await publishUnits(market, keys)
    const { id } = await buy(market.buyer, goodsId, { volume: 2 })
    const { amount } = await buyers().info.query({ id })
    expect(await refusalCode(sellers().proposeSplit.mutate({ id, buyer: amount }))).toBe('DISPUTE_SPLIT_INVALID')
    const part = { asset: amount.asset, units: String(BigInt(amount.units) - 1n) }
    await sellers().proposeSplit.mutate({ id, buyer: part })
    expect(await buyers().acceptSplit.mutate({ id, buyer: part })).toMatchObject({ outcome: 'agreedSplit' })
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 0, sealed: 2 })
    expect((await buyers().openDelivery.mutate({ id })).units.map(({ secret }) => secret)).toEqual(keys)
  })

  it('in a held order is shown to the arbiter by its times; the secrets only when asked for, and that is recorded', async () => {
    const keys = unitKeys(2)
    const { id } = await buy(market.buyer, await publishUnits(market, keys), { volume: 2 })
    await buyers().openDelivery.mutate({ id, unit: 2 })
    await buyers().hold.mutate({ id })
    const staff = await staffPerson(api, 'arbiter')
    const seen = await staff.client.trpc.goodsOrders.goods.query({ id })
    expect(seen.units).toEqual([
      { number: 1, openedAt: null, secret: null },
      { number: 2, openedAt: api.clock.now(), secret: null },
    ])
    const read = await staff.client.trpc.goodsOrders.inspectDelivery.mutate({ id })
    expect(read.units.map(({ secret }) => secret)).toEqual(keys)
    const [row] = await api.app
      .sql`select actor_uid, subject_id from audit_event where action = 'goodsOrder.inspectDelivery'`
    expect(row).toEqual({ actor_uid: BigInt(staff.uid), subject_id: BigInt(id) })
  })
})

describe('a shared secret', () => {
  it('is what every buyer gets as it was when they bought, and it never runs out', async () => {
    const goodsId = await publishUnits(market, unitKeys(1))
    const { setDelivery, withdraw } = market.seller.client.trpc.goods.stock
    await withdraw.mutate({ id: goodsId, units: 'all' })
    await setDelivery.mutate({ id: goodsId, delivery: { kind: 'shared', secret: ' https://files.example/one ' } })
    const first = await buy(market.buyer, goodsId, { volume: 2 })
    await setDelivery.mutate({ id: goodsId, delivery: { kind: 'shared', secret: 'https://files.example/two' } })
    const second = await buy(market.buyer, goodsId)
    expect(await buyers().goods.query({ id: first.id })).toMatchObject({
      delivery: 'shared',
      shared: null,
      sealed: true,
    })
    expect(await buyers().info.query({ id: first.id })).toMatchObject({ unopened: 1 })
    expect((await buyers().openDelivery.mutate({ id: first.id })).shared).toBe('https://files.example/one')
    expect((await buyers().openDelivery.mutate({ id: second.id })).shared).toBe('https://files.example/two')
    expect(await sellers().goods.query({ id: first.id })).toMatchObject({ shared: null })
  })
})

describe('the seller', () => {
  it('is told by an event when a sale leaves few, and when it leaves none', async () => {
    const goodsId = await publishUnits(market, unitKeys(7))
    const events = async () => {
      const rows = await api.app.sql<{ payload: Record<string, unknown> }[]>`select payload from outbox
        where topic = 'goods' and uid is not null and (payload ->> 'id')::bigint = ${goodsId} and payload ->> 'event' in ('stockLow', 'soldOut') order by id`
      return rows.map(({ payload }) => payload)
    }
    await buy(market.buyer, goodsId)
    expect(await events()).toEqual([])
    await buy(market.buyer, goodsId)
    await buy(market.buyer, goodsId, { volume: 5 })
    expect(await events()).toEqual([
      { id: goodsId, event: 'stockLow' },
      { id: goodsId, event: 'soldOut' },
    ])
  })
})
