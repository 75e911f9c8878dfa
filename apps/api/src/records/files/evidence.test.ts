import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { buy, LONG_TEXT, openMarket, SECRET_TEXT, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import type { Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

const APPEND_ONLY = 'JD002'

let api: TestApp
let market: Market
let arbiter: Person
/** A held order of the market's goods. */
let orderId: number

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1000')
  arbiter = await staffPerson(api, 'arbiter')
})
afterAll(() => api.close())

beforeEach(async () => {
  orderId = (await buy(market.buyer, market.goodsId)).id
  await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: orderId })
})

async function uploaded({ client }: Person, kind: string): Promise<string> {
  return (await upload(client, await picture().png().toBuffer(), { kind })).json().id
}

const state = ({ client }: Person, ...files: string[]) =>
  client.trpc.goodsOrders.stateCase.mutate({ id: orderId, text: 'What the picture shows is what was said.', files })

const sell = (...attachSales: string[]) =>
  market.seller.client.trpc.goods.editShipment.mutate({ id: market.goodsId, shipment: SECRET_TEXT, attachSales })

const describeGoods = (...attach: string[]) =>
  market.seller.client.trpc.goods.editInfo.mutate({
    id: market.goodsId,
    title: 'Steam wallet code',
    price: '12.50',
    contents: LONG_TEXT,
    attach,
  })

async function readers(id: string): Promise<Record<string, number>> {
  const who = {
    visitor: api.client(),
    buyer: market.buyer.client,
    seller: market.seller.client,
    arbiter: arbiter.client,
  }
  const answers = Object.entries(who).map(
    async ([name, client]) => [name, (await client.inject({ method: 'GET', url: `/files/${id}` })).statusCode] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}

const BOTH_SIDES_AND_ARBITER = { visitor: 404, buyer: 200, seller: 200, arbiter: 200 }

describe('a picture of a statement', () => {
  it('cannot be withdrawn by selling or showing it', async () => {
    const id = await uploaded(market.seller, 'dispute')
    await state(market.seller, id)
    expect(await readers(id)).toEqual(BOTH_SIDES_AND_ARBITER)
    expect(await refusalCode(sell(id))).toBe('FILE_IN_USE')
    expect(await refusalCode(describeGoods(id))).toBe('FILE_IN_USE')
    expect(await readers(id)).toEqual(BOTH_SIDES_AND_ARBITER)
  })

  it('may be named in another statement', async () => {
    const id = await uploaded(market.seller, 'dispute')
    await state(market.seller, id)
    await state(market.seller, id)
    expect(await readers(id)).toEqual(BOTH_SIDES_AND_ARBITER)
  })

  it('is bound by one of two at once: as evidence or as goods, never by both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await uploaded(market.seller, 'dispute')
      const outcomes = await Promise.allSettled([state(market.seller, id), sell(id)])
      const [asEvidence, asGoods] = outcomes.map(({ status }) => status === 'fulfilled')
      expect([asEvidence, asGoods].filter(Boolean)).toHaveLength(1)
      const sold = { visitor: 404, buyer: 404, seller: 200, arbiter: 404 }
      expect(await readers(id)).toEqual(asEvidence === true ? BOTH_SIDES_AND_ARBITER : sold)
    }
  })
})

describe('a picture of goods', () => {
  it('that only buyers see is never shown to everybody', async () => {
    const id = await uploaded(market.seller, 'shipment')
    await sell(id)
    expect(await refusalCode(describeGoods(id))).toBe('FILE_IN_USE')
    expect((await readers(id))['visitor']).toBe(404)
  })

  it('that was shown to everybody stays so when it is sold too: no earlier version loses its picture', async () => {
    const id = await uploaded(market.seller, 'goods')
    await describeGoods(id)
    await describeGoods()
    await sell(id)
    expect((await readers(id))['visitor']).toBe(200)
  })

  it('uploaded for anybody and only sold is for buyers', async () => {
    const id = await uploaded(market.seller, 'goods')
    await sell(id)
    expect((await readers(id))['visitor']).toBe(404)
  })
})

describe('the database', () => {
  it.each([
    ['deleted', (id: string) => api.app.sql`delete from stored_file where id = ${id}`],
    ['given another kind', (id: string) => api.app.sql`update stored_file set kind = 'shipment' where id = ${id}`],
    ['unbound', (id: string) => api.app.sql`update stored_file set bound_at = null where id = ${id}`],
    ['given away', (id: string) => api.app.sql`update stored_file set owner_uid = 1 where id = ${id}`],
    ['taken for another picture', (id: string) => api.app.sql`update stored_file set sha256 = 'x' where id = ${id}`],
  ])('lets no bound file be %s', async (_, change) => {
    const id = await uploaded(market.seller, 'dispute')
    await state(market.seller, id)
    await expect(change(id)).rejects.toMatchObject({ code: APPEND_ONLY })
  })
})
