import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { bothState, buy, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { publishUnits, unitKeys } from '../../../test/market/stock.ts'
import { person, sameBrowserAt } from '../../../test/people.ts'

let api: TestApp
let second: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  second = await createTestApp({ beside: api })
  market = await openMarket(api, '1000')
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const buyers = () => market.buyer.client.trpc.goodsOrders
const sellers = () => market.seller.client.trpc.goodsOrders
const onSecond = () => sameBrowserAt(second, market.seller).client.trpc.goodsOrders
const stockOf = (id: number) => market.seller.client.trpc.goods.stock.summary.query({ id })

/** An order of some units, of goods that have more; with the ids of its units. */
async function order(volume: number, inStock = 0) {
  const keys = unitKeys(volume + inStock)
  const goodsId = await publishUnits(market, keys)
  const { id } = await buy(market.buyer, goodsId, { volume })
  const ids = async () => (await sellers().goods.query({ id })).units.map((unit) => unit.id ?? 0)
  return { id, goodsId, keys, ids, units: await ids() }
}

describe('replacing is refused', () => {
  it('to the buyer, to strangers, and of what was not delivered from stock', async () => {
    const { id, units } = await order(1, 1)
    const input = { id, units, reason: 'used' } as const
    const stranger = (await person(api)).client.trpc.goodsOrders
    expect(await refusalCode(buyers().replaceUnits.mutate(input))).toBe('ORDER_WRONG_PARTY')
    expect(await refusalCode(stranger.replaceUnits.mutate(input))).toBe('ORDER_NOT_FOUND')
    const text = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(sellers().replaceUnits.mutate({ ...input, id: text.id }))).toBe('STOCK_NOT_UNITS')
  })

  it('of a unit of another order, of one that was replaced already, and after the money went back', async () => {
    const { id, units } = await order(1, 2)
    const other = await order(1)
    const replace = (of: readonly number[]) => sellers().replaceUnits.mutate({ id, units: [...of], reason: 'refused' })
    expect(await refusalCode(replace(other.units))).toBe('DELIVERY_UNIT_NOT_FOUND')
    await replace(units)
    expect(await refusalCode(replace(units))).toBe('DELIVERY_UNIT_REPLACED')
    await sellers().refund.mutate({ id })
    expect(await refusalCode(replace(units))).toBe('ORDER_NOT_OPEN')
  })

  it('when the stock has fewer, and with one that these goods have or had', async () => {
    const { id, units, keys } = await order(2, 1)
    const input = { id, units, reason: 'wrong' } as const
    expect(await refusal(sellers().replaceUnits.mutate(input))).toEqual({
      code: 'REPLACEMENT_STOCK_LOW',
      details: { left: 1 },
    })
    const secrets = [unitKeys(1)[0] ?? '', keys[2] ?? '']
    expect(await refusal(sellers().replaceUnits.mutate({ ...input, secrets }))).toEqual({
      code: 'STOCK_SECRET_KNOWN',
      details: { line: 2 },
    })
    expect(await refusalCode(sellers().replaceUnits.mutate({ ...input, secrets: ['ONE'] }))).toBe('REPLACEMENT_COUNT')
  })

  it('more often than two hundred times in one order', async () => {
    const { id, ids, goodsId } = await order(1)
    await api.app
      .sql`insert into goods_secret (goods_id, key_id, nonce, ciphertext, fingerprint, added_at, order_id, allocated_at, replaced_at, replacement_reason)
      select ${goodsId}, 'k', '', '', sha256(convert_to(n::text, 'UTF8')), now(), ${id}, now(), now(), 'used' from generate_series(1, 200) n`
    const again = sellers().replaceUnits.mutate({ id, units: await ids(), reason: 'used', secrets: unitKeys(1) })
    expect(await refusalCode(again)).toBe('DELIVERY_REPLACED_OFTEN')
  })
})

describe('a faulty unit', () => {
  it('is replaced from stock under its number: the buyer sees the old one marked and opens the new one', async () => {
    const { id, goodsId, keys, units } = await order(3, 2)
    await buyers().openDelivery.mutate({ id })
    const at = api.clock.now()
    const [, two = 0, three = 0] = units
    const seen = await sellers().replaceUnits.mutate({ id, units: [three, two], reason: 'used', remark: ' 已被兑换 ' })
    expect(seen.units.map(({ number, openedAt, secret }) => ({ number, openedAt, secret }))).toEqual([
      { number: 1, openedAt: at, secret: null },
      { number: 2, openedAt: null, secret: null },
      { number: 3, openedAt: null, secret: null },
    ])
    const bought = await buyers().goods.query({ id })
    expect(bought.units.map(({ secret }) => secret)).toEqual([keys[0], null, null])
    const why = { replacedAt: at, reason: 'used', remark: '已被兑换' }
    expect(bought.replaced).toEqual([
      { number: 2, openedAt: at, secret: keys[1], ...why },
      { number: 3, openedAt: at, secret: keys[2], ...why },
    ])
    expect(await buyers().info.query({ id })).toMatchObject({ unopened: 2, status: 'open' })
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 0, sealed: 2, opened: 1, replaced: 2 })
    const opened = await buyers().openDelivery.mutate({ id, unit: 2 })
    expect(opened.units.map(({ secret }) => secret)).toEqual([keys[0], keys[3], null])
    expect((await buyers().openDelivery.mutate({ id })).units.map(({ secret }) => secret)).toEqual([
      keys[0],
      keys[3],
      keys[4],
    ])
  })

  it('is replaced by one that was typed, and that one again: both stay, marked', async () => {
    const { id, goodsId, keys, ids } = await order(1, 1)
    const typed = unitKeys(2)
    for (const secret of typed) {
      await sellers().replaceUnits.mutate({ id, units: await ids(), reason: 'refused', secrets: ['', ` ${secret} `] })
    }
    const { units, replaced } = await buyers().openDelivery.mutate({ id })
    expect(units.map(({ number, secret }) => ({ number, secret }))).toEqual([{ number: 1, secret: typed[1] }])
    // Replaced before the buyer opened them: nobody but the seller ever read them.
    expect(replaced.map(({ number, secret }) => ({ number, secret }))).toEqual([
      { number: 1, secret: null },
      { number: 1, secret: null },
    ])
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 1, sealed: 0, opened: 1, replaced: 2 })
    expect(JSON.stringify(await buyers().goods.query({ id }))).not.toContain(keys[0])
  })

  it('stands on the timeline and in the dossier with its reason and no secret, and both sides are told', async () => {
    const { id, units } = await order(1, 0)
    const [secret = ''] = unitKeys(1)
    await sellers().replaceUnits.mutate({ id, units, reason: 'other', remark: 'Region lock', secrets: [secret] })
    const { data } = await buyers().timeline.query({ id })
    expect(data.at(-1)).toMatchObject({
      note: 'goodsOrder.unitsReplaced',
      details: { units: '1', of: 1, from: 'typed', replacement: 'other', remark: 'Region lock' },
    })
    const dossier = JSON.stringify(await buyers().dossier.query({ id }))
    expect(dossier).toContain('Region lock')
    expect(dossier).not.toContain(secret)
    for (const [{ client }, side] of [
      [market.buyer, 'buyer'],
      [market.seller, 'seller'],
    ] as const) {
      const told = (await client.trpc.messages.list.query({ limit: 5 })).data.map(({ message }) => message)
      expect(told).toContainEqual(expect.objectContaining({ kind: 'goodsOrder.unitsReplaced', subjectId: id, side }))
    }
  })

  it('is replaced under a hold and in a dispute, where the arbiter reads old and new, and after the buyer confirmed', async () => {
    const { id, keys, ids } = await order(1, 3)
    const replace = async () => sellers().replaceUnits.mutate({ id, units: await ids(), reason: 'used' })
    await buyers().openDelivery.mutate({ id })
    await buyers().hold.mutate({ id })
    await replace()
    await bothState(market, id)
    await buyers().complain.mutate({ id })
    await replace()
    const arbiter = (await staffPerson(api, 'arbiter')).client.trpc.goodsOrders
    const read = await arbiter.inspectDelivery.mutate({ id })
    expect(read.units.map(({ secret }) => secret)).toEqual([keys[2]])
    expect(new Set(read.replaced.map(({ secret }) => secret))).toEqual(new Set([keys[0], keys[1]]))
    await buyers().confirm.mutate({ id })
    expect(await sellers().info.query({ id })).toMatchObject({ status: 'completed', replaceable: true })
    await replace()
    expect((await buyers().openDelivery.mutate({ id })).units.map(({ secret }) => secret)).toEqual([keys[3]])
  })

  it('never goes back to stock: a refund returns what is neither opened nor replaced', async () => {
    const { id, goodsId, keys, units } = await order(3, 2)
    await buyers().openDelivery.mutate({ id, unit: 1 })
    // One that was opened, and one that was not.
    await sellers().replaceUnits.mutate({ id, units: units.slice(0, 2), reason: 'used' })
    await buyers().openDelivery.mutate({ id, unit: 1 })
    await sellers().refund.mutate({ id })
    const stock = await market.seller.client.trpc.goods.stock.export.mutate({ id: goodsId })
    expect(stock.data.map(({ secret }) => secret)).toEqual([keys[2], keys[4]])
    expect(await stockOf(goodsId)).toMatchObject({ unsold: 2, sealed: 0, opened: 1, replaced: 2 })
    const bought = await buyers().goods.query({ id })
    expect(bought).toMatchObject({ returned: 2, units: [{ number: 1, secret: keys[3] }] })
    expect(bought.replaced.map(({ number, secret }) => ({ number, secret }))).toEqual([
      { number: 1, secret: keys[0] },
      { number: 2, secret: null },
    ])
    // A returned unit is sold again.
    const again = await buy(market.buyer, goodsId, { volume: 2 })
    const opened = await buyers().openDelivery.mutate({ id: again.id })
    expect(opened.units.map(({ secret }) => secret)).toEqual([keys[2], keys[4]])
  })

  it('tells the seller when the last unit of the stock went into its place', async () => {
    const { id, goodsId, units } = await order(1, 1)
    await sellers().replaceUnits.mutate({ id, units, reason: 'used' })
    const { data } = await market.seller.client.trpc.messages.list.query({ limit: 10 })
    expect(data.map(({ message }) => message)).toContainEqual(
      expect.objectContaining({ kind: 'goods.soldOut', subjectId: goodsId }),
    )
  })
})

const rowsOf = (id: number) =>
  api.app.sql<{ replaced: boolean; opened: boolean; ordered: boolean }[]>`
    select replaced_at is not null as replaced, opened_at is not null as opened, order_id is not null as ordered
    from goods_secret where goods_id = ${id} order by id`
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : String(result.reason.message)

describe('at once, on two API processes', () => {
  it('replacing twice replaces once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, goodsId, units } = await order(1, 2)
      const input = { id, units, reason: 'used' } as const
      const both = await Promise.allSettled([
        sellers().replaceUnits.mutate(input),
        onSecond().replaceUnits.mutate(input),
      ])
      expect(both.map(codeOf).toSorted()).toEqual(['DELIVERY_UNIT_REPLACED', 'done'])
      expect((await rowsOf(goodsId)).filter(({ ordered }) => ordered)).toHaveLength(2)
    }
  })

  it('replacing and a refund: a replaced unit is in no stock, whichever came first', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 20; round += 1) {
      const { id, goodsId, units } = await order(1, 1)
      const replacing = onSecond().replaceUnits.mutate({ id, units, reason: 'used' })
      const [replaced, refunded] = await Promise.allSettled([replacing, sellers().refund.mutate({ id })])
      expect(codeOf(refunded)).toBe('done')
      outcomes.add(codeOf(replaced))
      const [old, fresh] = await rowsOf(goodsId)
      const was = replaced.status === 'fulfilled'
      expect({ old, fresh }).toEqual({
        old: { replaced: was, opened: false, ordered: was },
        fresh: { replaced: false, opened: false, ordered: false },
      })
    }
    for (const was of outcomes) expect(['done', 'ORDER_NOT_OPEN']).toContain(was)
  })

  it('replacing and opening: the buyer reads the old one before it is replaced, or the new one', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, keys, units } = await order(1, 1)
      const [opened, replaced] = await Promise.all([
        buyers().openDelivery.mutate({ id }),
        onSecond().replaceUnits.mutate({ id, units, reason: 'used' }),
      ])
      const read = opened.units[0]?.secret
      expect(keys).toContain(read)
      expect(replaced.units.map(({ openedAt }) => openedAt)).toEqual([null])
      const after = await buyers().goods.query({ id })
      const all = [...after.units, ...after.replaced].flatMap(({ secret }) => (secret === null ? [] : [secret]))
      expect(all).toEqual([read])
    }
  })

  it('replacing and purchases of the last units: each unit has one owner', async () => {
    const { id, goodsId, units } = await order(3, 4)
    const results = await Promise.allSettled([
      onSecond().replaceUnits.mutate({ id, units, reason: 'used' }),
      ...Array.from({ length: 4 }, () => buy(market.buyer, goodsId)),
    ])
    const codes = results.map(codeOf)
    expect(codes.filter((code) => code !== 'done')).toSatisfy((refused: string[]) =>
      refused.every((code) => code === 'GOODS_SOLD_OUT' || code === 'REPLACEMENT_STOCK_LOW'),
    )
    const orders = await api.app.sql<{ units: number; volume: number }[]>`
      select o.volume, count(s.id) filter (where s.replaced_at is null)::int as units from goods_order o
      left join goods_secret s on s.order_id = o.id where o.goods_id = ${goodsId} group by o.id`
    expect(orders.every((one) => one.units === one.volume)).toBe(true)
  })
})
