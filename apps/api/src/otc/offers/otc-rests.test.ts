import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { coin, dollars, marketOfTwo, publishOffer, takeOffer, tradeFunds, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('1000', '100'))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const ordersOf = ({ client }: Person) => client.trpc.otcOrders

async function told(id: number): Promise<number> {
  const { data } = await maker.client.trpc.messages.list.query({ types: ['otc'], page: 1, limit: 50 })
  return data.filter(({ message }) => message.kind === 'otcOffer.restReturned' && message.subjectId === id).length
}

/** Pays and releases an order of a sell offer of the maker. */
async function trade(order: { readonly id: number }, buyer: Person = taker): Promise<void> {
  await ordersOf(buyer).pay.mutate(order)
  await ordersOf(maker).release.mutate(order)
}

describe('a rest below the smallest order', () => {
  it('goes back in the commit that ends the last order, and the offer is over', async () => {
    const before = await tradeFunds(maker)
    const id = await publishOffer(maker, { total: '2', minimum: '100', maximum: '180' })
    const order = await takeOffer(taker, id, { volume: '1.5' })
    expect(await tradeFunds(maker)).toBe(before - 200_000_000n)
    await trade(order)
    expect(await offersOf(maker).info.query({ id })).toMatchObject({
      status: 'completed',
      total: coin('2'),
      remaining: coin('0'),
      completed: coin('1.5'),
      returned: coin('0.5'),
    })
    expect(await tradeFunds(maker)).toBe(before - 150_000_000n)
    expect(await told(id)).toBe(1)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('of a buy offer ends it too; nothing was locked', async () => {
    const id = await publishOffer(maker, { side: 'buy', unitPrice: '90', total: '2', minimum: '100', maximum: '170' })
    const order = await takeOffer(taker, id, { volume: '1.5', unitPrice: '90' })
    await ordersOf(maker).pay.mutate(order)
    await ordersOf(taker).release.mutate(order)
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ status: 'completed', returned: coin('0.5') })
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('waits while another order runs, and is on the market again when that one gives back', async () => {
    const id = await publishOffer(maker, { total: '4', minimum: '100', maximum: '200' })
    const [first, second] = [
      await takeOffer(taker, id, { volume: '1.75' }),
      await takeOffer(taker, id, { volume: '1.75' }),
    ]
    await trade(first)
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ status: 'ongoing', range: null })
    await ordersOf(taker).cancel.mutate(second)
    expect(await offersOf(taker).info.query({ id })).toMatchObject({ status: 'ongoing', remaining: coin('2.25') })
    expect(await told(id)).toBe(0)
    await offersOf(maker).withdraw.mutate({ id })
  })

  it('that lay before this rule, or whose limits changed, is given back by the clock; a whole offer is not', async () => {
    const before = await tradeFunds(maker)
    const id = await publishOffer(maker, { total: '4', minimum: '100', maximum: '200' })
    const whole = await publishOffer(maker, { total: '4', minimum: '100', maximum: '200' })
    await trade(await takeOffer(taker, id, { volume: '2' }))
    await offersOf(maker).edit.mutate({ id, minimum: dollars('250'), maximum: dollars('300') })
    await api.app.jobs.runDue()
    expect(await offersOf(maker).info.query({ id })).toMatchObject({ status: 'completed', returned: coin('2') })
    expect(await offersOf(maker).info.query({ id: whole })).toMatchObject({ status: 'ongoing' })
    await offersOf(maker).withdraw.mutate({ id: whole })
    expect(await tradeFunds(maker)).toBe(before - 200_000_000n)
    expect(await told(id)).toBe(1)
    expect(await brokenBooks(api.app)).toEqual([])
  })

  it('the last two orders end at once, and others take or withdraw meanwhile: the rest goes back once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await tradeFunds(maker)
      const id = await publishOffer(maker, { total: '4', minimum: '100', maximum: '200' })
      const buyers = await Promise.all([trader(api, '0'), trader(api, '0')])
      const paid = buyers.map(async (buyer) => {
        const order = await takeOffer(buyer, id, { volume: '1.25' })
        await ordersOf(buyer).pay.mutate(order)
        return order
      })
      const orders = await Promise.all(paid)
      const others = [
        () => takeOffer(taker, id, { volume: '1.4' }),
        () => offersOf(maker).withdraw.mutate({ id }),
        () => offersOf(maker).edit.mutate({ id, minimum: dollars('190') }),
      ]
      const other = others[round % others.length]
      const [, , taken] = await Promise.all([
        ...orders.map((order) => ordersOf(maker).release.mutate(order)),
        other?.().catch(() => null),
        api.app.jobs.runDue(),
      ])
      if (taken !== null && typeof taken === 'object') await trade(taken)
      const { status, remaining, completed, returned } = await offersOf(maker).info.query({ id })
      expect([status, remaining.units]).toEqual([status, status === 'ongoing' ? remaining.units : '0'])
      if (status === 'ongoing') await offersOf(maker).withdraw.mutate({ id })
      expect(BigInt(completed.units) + BigInt(returned.units) + BigInt(remaining.units)).toBe(400_000_000n)
      expect(await tradeFunds(maker)).toBe(before - BigInt(completed.units))
    }
    expect(await brokenBooks(api.app)).toEqual([])
  }, 60_000)
})
