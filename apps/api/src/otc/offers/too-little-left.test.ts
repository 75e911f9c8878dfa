import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { dollars, marketOfTwo, publishOffer, takeOffer } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('100', '100'))
})
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const ordersOf = ({ client }: Person) => client.trpc.otcOrders

async function isListed(id: number, side: 'buy' | 'sell', filter: object = {}): Promise<boolean> {
  const { data, total } = await offersOf(taker).market.query({ currency: 'LTC', side, limit: 60, ...filter })
  expect(data).toHaveLength(total)
  return data.some((offer) => offer.id === id)
}

describe.each(['sell', 'buy'] as const)('a %s offer of which less is left than its smallest order', (side) => {
  it('is off every list at once, and back when an order gives back or its owner edits it', async () => {
    const unitPrice = side === 'sell' ? '100' : '90'
    const id = await publishOffer(maker, { side, total: '2', unitPrice, minimum: '100', maximum: '180' })
    expect([await isListed(id, side), await isListed(id, side, { takeable: true })]).toEqual([true, true])
    const order = await takeOffer(taker, id, { volume: '1.5', unitPrice })
    expect([await isListed(id, side), await isListed(id, side, { takeable: true })]).toEqual([false, false])
    expect((await offersOf(maker).info.query({ id })).range).toBe(null)

    await offersOf(maker).edit.mutate({ id, minimum: dollars('40') })
    expect(await isListed(id, side)).toBe(true)
    await offersOf(maker).edit.mutate({ id, minimum: dollars('100') })
    expect(await isListed(id, side)).toBe(false)

    await ordersOf(side === 'sell' ? taker : maker).cancel.mutate({ id: order.id })
    expect(await isListed(id, side, { takeable: true })).toBe(true)
    await offersOf(maker).withdraw.mutate({ id })
    expect(await brokenBooks(api.app)).toEqual([])
  })
})

it('the list says of every rest what `range` says, to the smallest unit', async () => {
  const id = await publishOffer(maker, { total: '2', unitPrice: '97.37', minimum: '10', maximum: '150' })
  const edge = 10_270_103n
  const rests = [0n, 1n, edge / 2n, ...Array.from({ length: 9 }, (_, i) => edge - 4n + BigInt(i)), 200_000_000n]
  const said: boolean[] = []
  for (const rest of rests) {
    await api.app
      .sql`update otc_offer set remaining_units = ${rest.toString()}, completed_units = total_units - ${rest.toString()}::bigint where id = ${id}`
    const { range } = await offersOf(maker).info.query({ id })
    expect([rest, await isListed(id, 'sell')]).toEqual([rest, range !== null])
    said.push(range !== null)
  }
  expect(new Set(said).size).toBe(2)
  await api.app.sql`update otc_offer set remaining_units = total_units, completed_units = 0 where id = ${id}`
  await offersOf(maker).withdraw.mutate({ id })
})
