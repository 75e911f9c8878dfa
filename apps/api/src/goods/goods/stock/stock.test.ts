import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refusal, refusalCode } from '../../../../test/client.ts'
import { buy, openMarket, type Market } from '../../../../test/market/market.ts'
import { publishUnits, unitKeys } from '../../../../test/market/stock.ts'

let api: TestApp
let market: Market
let other: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  other = await openMarket(api, '0')
})
afterAll(() => api.close())

const stock = () => market.seller.client.trpc.goods.stock

describe('stock is refused', () => {
  it('to everybody but the owner, to whom goods of others do not exist', async () => {
    const id = await publishUnits(market, unitKeys(1))
    for (const { client } of [market.buyer, other.seller]) {
      const theirs = client.trpc.goods.stock
      expect(await refusalCode(theirs.summary.query({ id }))).toBe('GOODS_WRONG_PARTY')
      expect(await refusalCode(theirs.list.query({ id }))).toBe('GOODS_WRONG_PARTY')
      expect(await refusalCode(theirs.add.mutate({ id, secrets: ['MINE'] }))).toBe('GOODS_WRONG_PARTY')
      expect(await refusalCode(theirs.withdraw.mutate({ id, units: 'all' }))).toBe('GOODS_WRONG_PARTY')
      expect(await refusalCode(theirs.reveal.mutate({ id, unit: 1 }))).toBe('GOODS_WRONG_PARTY')
    }
    const own = await publishUnits(other, unitKeys(1))
    const { data } = await stock().list.query({ id })
    const unit = data[0]?.id ?? 0
    const foreign = { id: own, unit }
    expect(await refusalCode(other.seller.client.trpc.goods.stock.reveal.mutate(foreign))).toBe(
      'STOCK_SECRET_NOT_FOUND',
    )
    expect(await refusalCode(other.seller.client.trpc.goods.stock.withdraw.mutate({ id: own, units: [unit] }))).toBe(
      'STOCK_SECRET_SOLD',
    )
  })

  it('empty, with a line that is too long, and with more lines than fit a call', async () => {
    const id = await publishUnits(market, unitKeys(1))
    expect(await refusalCode(stock().add.mutate({ id, secrets: ['', ' '] }))).toBe('STOCK_SECRETS_REQUIRED')
    const long = await refusal(stock().add.mutate({ id, secrets: ['ok', 'x'.repeat(2_001)] }))
    expect(long).toMatchObject({ code: 'STOCK_SECRET_TOO_LONG', details: { line: 2 } })
    expect(await refusalCode(stock().add.mutate({ id, secrets: unitKeys(1_001) }))).toBe('STOCK_TOO_MANY_SECRETS')
  })

  it('for goods that are not delivered from stock, and withdrawn when it is sold', async () => {
    expect(await refusalCode(stock().add.mutate({ id: market.goodsId, secrets: ['A'] }))).toBe('STOCK_NOT_UNITS')
    const id = await publishUnits(market, unitKeys(1))
    const { data } = await stock().list.query({ id })
    await buy(market.buyer, id)
    expect(await refusalCode(stock().withdraw.mutate({ id, units: [data[0]?.id ?? 0] }))).toBe('STOCK_SECRET_SOLD')
  })

  it('to be left behind: the delivery changes when all unsold units are withdrawn', async () => {
    const id = await publishUnits(market, unitKeys(3))
    const toText = { id, delivery: { kind: 'text' } } as const
    expect(await refusal(stock().setDelivery.mutate(toText))).toEqual({ code: 'STOCK_REMAINS', details: { left: 3 } })
    expect(await stock().withdraw.mutate({ id, units: 'all' })).toEqual({ withdrawn: 3 })
    expect(await stock().setDelivery.mutate(toText)).toMatchObject({ delivery: 'text', unsold: 0 })
    expect(await api.app.sql`select 1 from goods_secret where goods_id = ${id}`).toHaveLength(0)
  })
})

describe('repeated secrets', () => {
  it('are named by line, in the paste, against the stock and against what was sold; nothing is added while one stands', async () => {
    const [first = '', second = ''] = unitKeys(2)
    const id = await publishUnits(market, [first, second])
    await buy(market.buyer, id)
    const secrets = ['NEW-1', ` ${second}`, '', 'NEW-1', first, 'NEW-2']
    const found = {
      repeated: [{ line: 4, first: 1 }],
      known: [
        { line: 2, state: 'unsold' },
        { line: 5, state: 'sold' },
      ],
    }
    expect(await stock().add.mutate({ id, secrets })).toEqual({ added: 0, unsold: 1, ...found })
    expect(await stock().add.mutate({ id, secrets, leaveOutRepeated: true })).toEqual({ added: 2, unsold: 3, ...found })
  })

  it('sent twice at once are one unit', async () => {
    const id = await publishUnits(market, unitKeys(1))
    const twice = await Promise.all([1, 2].map(() => stock().add.mutate({ id, secrets: ['SAME-KEY'] })))
    expect(twice.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await stock().summary.query({ id })).toMatchObject({ unsold: 2 })
  })

  it('of other goods are no repetition', async () => {
    const keys = unitKeys(2)
    await publishUnits(market, keys)
    const id = await publishUnits(market, keys)
    expect(await stock().summary.query({ id })).toMatchObject({ unsold: 2 })
  })
})

describe('the owner', () => {
  it('lists units masked, by state, and reads one in the clear when they ask; that is recorded', async () => {
    const keys = unitKeys(3)
    const id = await publishUnits(market, keys)
    const bought = await buy(market.buyer, id, { volume: 2 })
    await market.buyer.client.trpc.goodsOrders.openDelivery.mutate({ id: bought.id, unit: 1 })
    const { data, total } = await stock().list.query({ id })
    expect(total).toBe(3)
    expect(data.map(({ masked, state, orderId }) => ({ masked, state, orderId }))).toEqual([
      { masked: '••••EBRA', state: 'unsold', orderId: null },
      { masked: '••••EBRA', state: 'sealed', orderId: bought.id },
      { masked: '••••EBRA', state: 'opened', orderId: bought.id },
    ])
    expect((await stock().list.query({ id, state: 'opened' })).data).toHaveLength(1)
    expect(await stock().reveal.mutate({ id, unit: data[0]?.id ?? 0 })).toEqual({ secret: keys[2] })
    expect(
      await api.app.sql`select 1 from audit_event where action = 'goods.stock.reveal' and subject_id = ${id}`,
    ).toHaveLength(1)
  })

  it('adds units by batches with names, and exports what is unsold in the clear; that is recorded', async () => {
    const [first, second, third] = unitKeys(3)
    const id = await publishUnits(market, [first ?? ''])
    await stock().add.mutate({ id, secrets: [second ?? '', third ?? ''], batch: ' 供应商 A ' })
    await buy(market.buyer, id)
    const { data } = await stock().list.query({ id })
    expect(data.map(({ batch }) => batch)).toEqual(['供应商 A', '供应商 A', null])
    expect((await stock().export.mutate({ id })).data).toMatchObject([
      { secret: second, batch: '供应商 A' },
      { secret: third, batch: '供应商 A' },
    ])
    expect(await stock().summary.query({ id })).toMatchObject({ unsold: 2 })
    expect(
      await api.app.sql`select 1 from audit_event where action = 'goods.stock.export' and subject_id = ${id}`,
    ).toHaveLength(1)
    expect(await refusalCode(market.buyer.client.trpc.goods.stock.export.mutate({ id }))).toBe('GOODS_WRONG_PARTY')
    expect(await refusalCode(stock().export.mutate({ id: market.goodsId }))).toBe('STOCK_NOT_UNITS')
  })

  it('cannot add twice what differs by characters that nobody sees, nor what nobody sees', async () => {
    const [key = ''] = unitKeys(1)
    const id = await publishUnits(market, [key])
    const hidden = `${key.slice(0, 3)}\u200B${key.slice(3)}`
    expect(await stock().add.mutate({ id, secrets: [hidden] })).toMatchObject({
      added: 0,
      known: [{ line: 1, state: 'unsold' }],
    })
    expect(await refusalCode(stock().add.mutate({ id, secrets: ['\u200B\u2060'] }))).toBe('STOCK_SECRET_INVISIBLE')
  })

  it('sees when a unit came back', async () => {
    const id = await publishUnits(market, unitKeys(1))
    const bought = await buy(market.buyer, id)
    await market.seller.client.trpc.goodsOrders.refund.mutate({ id: bought.id })
    const { data } = await stock().list.query({ id })
    expect(data[0]).toMatchObject({ state: 'unsold', returnedAt: api.clock.now(), soldAt: null })
  })

  it('sets from when on buyers read that few are left', async () => {
    const id = await publishUnits(market, unitKeys(8))
    const detail = () => api.client().trpc.goods.detail.query({ id })
    expect(await detail()).toMatchObject({ left: null, inStock: 8, delivery: 'units' })
    expect(await stock().setLowStock.mutate({ id, lowStock: 8 })).toMatchObject({ lowStock: 8 })
    expect(await detail()).toMatchObject({ left: 8, inStock: 8 })
    const { data } = await market.seller.client.trpc.goods.ownList.query({ page: 1, limit: 1 })
    expect(data[0]).toMatchObject({ id, unsold: 8, lowStock: 8, delivery: 'units', left: 8 })
  })
})

describe('a list', () => {
  it('says which goods reach their buyer without the seller', async () => {
    const units = await publishUnits(market, unitKeys(1))
    const { data } = await api.client().trpc.goods.list.query({ page: 1, limit: 60, sellerUid: market.seller.uid })
    const automatic = (id: number) => data.find((card) => card.id === id)?.automatic
    expect([automatic(units), automatic(market.goodsId)]).toEqual([true, false])
  })
})

describe('secrets at rest', () => {
  it('are in no table, no answer to anybody else, and no idempotency key in the clear', async () => {
    const [key = ''] = unitKeys(1)
    const id = await publishUnits(market, [key])
    const bought = await buy(market.buyer, id)
    await market.buyer.client.trpc.goodsOrders.openDelivery.mutate({ id: bought.id })
    const tables = await api.app.sql<
      { name: string }[]
    >`select tablename as name from pg_tables where schemaname = 'public'`
    for (const { name } of tables) {
      const rows = await api.app.sql`select 1 from ${api.app.sql(name)} t where t::text like ${`%${key}%`}
        or t::text like ${`%${Buffer.from(key).toString('hex')}%`}`
      expect({ name, rows: rows.length }).toEqual({ name, rows: 0 })
    }
    const seller = market.seller.client.trpc
    const answers = await Promise.all([
      seller.goodsOrders.goods.query({ id: bought.id }),
      seller.goodsOrders.info.query({ id: bought.id }),
      seller.goodsOrders.timeline.query({ id: bought.id }),
      seller.goodsOrders.list.query({ side: 'sell' }),
      seller.goods.ownList.query({}),
      seller.goods.ownShipment.query({ id }),
      seller.goods.stock.list.query({ id }),
      api.client().trpc.goods.detail.query({ id }),
      api.client().trpc.goods.list.query({}),
      api.client().trpc.goodsOrders.ofGoods.query({ goodsId: id }),
    ])
    expect(JSON.stringify(answers)).not.toContain(key)
  })

  it('are sealed anew under the present key by a job, and found again after it', async () => {
    const [key = ''] = unitKeys(1)
    const id = await publishUnits(market, [key])
    const later = await createTestApp({
      beside: api,
      env: {
        ENCRYPTION_KEY: 'cd'.repeat(32),
        ENCRYPTION_OLD_KEYS: Buffer.from(api.app.env.encryptionKey).toString('hex'),
      },
    })
    try {
      expect(later.app.secrets.keyId).not.toBe(api.app.secrets.keyId)
      await later.app.jobs.runDue()
      expect(await api.app.sql`select distinct key_id from goods_secret`).toEqual([{ key_id: later.app.secrets.keyId }])
      const seller = later.client()
      seller.useToken(market.seller.client.token())
      const { data } = await seller.trpc.goods.stock.list.query({ id })
      expect(await seller.trpc.goods.stock.reveal.mutate({ id, unit: data[0]?.id ?? 0 })).toEqual({ secret: key })
      const again = await seller.trpc.goods.stock.add.mutate({ id, secrets: [key] })
      expect(again.known).toEqual([{ line: 1, state: 'unsold' }])
    } finally {
      await later.close()
    }
  })
})
