import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buy, fund, fundsOf, newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'
import type { TestClient } from '../../../test/client.ts'

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

const onSecond = (someone: Person) => sameBrowserAt(second, someone)

async function outcomes(calls: readonly Promise<unknown>[]): Promise<{ done: number; refused: string[] }> {
  const results = await Promise.allSettled(calls)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []))
  return { done: calls.length - refused.length, refused: [...new Set(refused)] }
}

const orders = (client: TestClient) => client.trpc.goodsOrders

/** Until somebody waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await api.app.sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    if (row?.['waiting'] === 1) return
    await sleep(20)
  }
  throw new Error('nobody waits')
}

describe('at once, on two API processes', () => {
  it('two purchases of one balance: one goes through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await verifiedPerson(api)
      const quote = await orders(buyer.client).quote.query({ goodsId: market.goodsId, volume: 1, currency: 'LTC' })
      const units = BigInt(quote.total.units)
      await fund(buyer, `${units / 100_000_000n}.${String(units % 100_000_000n).padStart(8, '0')}`)
      const { done, refused } = await outcomes([buy(buyer, market.goodsId), buy(onSecond(buyer), market.goodsId)])
      expect({ done, refused }).toEqual({ done: 1, refused: ['INSUFFICIENT_FUNDS'] })
      expect(await fundsOf(buyer)).toBe(0n)
    }
  })

  it('one key fifty times: one order, and the same answer to all', async () => {
    const idempotencyKey = newKey()
    const before = await fundsOf(market.buyer)
    const there = onSecond(market.buyer)
    const ids = await Promise.all(
      Array.from({ length: 50 }, (_, i) => buy(i % 2 === 0 ? market.buyer : there, market.goodsId, { idempotencyKey })),
    )
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    const { amount } = await orders(market.buyer.client).info.query({ id: ids[0]?.id ?? 0 })
    expect(await fundsOf(market.buyer)).toBe(before - BigInt(amount.units))
  })

  it('two who buy of each other end their orders without waiting for each other', async () => {
    const [one, other] = [await openMarket(api), await openMarket(api)]
    const [low, high] = [one.seller.uid, other.seller.uid]
    await Promise.all([fund(one.seller, '5'), fund(other.seller, '5')])
    // Both orders count for both users, so the update order must not depend on the roles.
    const firstCounted = async (buyer: Person, goodsId: number): Promise<string> => {
      const { id } = await buy(buyer, goodsId)
      const confirmed = await api.app.sql.begin(async (sql) => {
        await sql`select 1 from user_statistics where uid = ${low} for update`
        const confirming = orders(buyer.client).confirm.mutate({ id })
        await untilWaiting()
        const free = await sql`select 1 from user_statistics where uid = ${high} for update skip locked`
        return { confirming, first: free.length === 1 ? 'the lower uid' : 'the higher uid' }
      })
      await confirmed.confirming
      return confirmed.first
    }
    const first = await firstCounted(one.seller, other.goodsId)
    expect(await firstCounted(other.seller, one.goodsId)).toBe(first)
  })

  it('confirmation and refund: the money goes one way', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await buy(market.buyer, market.goodsId)
      const { done, refused } = await outcomes([
        orders(market.buyer.client).confirm.mutate({ id }),
        orders(onSecond(market.seller).client).refund.mutate({ id }),
      ])
      expect({ done, refused }).toEqual({ done: 1, refused: ['ORDER_NOT_OPEN'] })
    }
  })

  it('settlement by two clocks and a hold: settled once, or held', async () => {
    // A short protection: the sessions must outlive the rounds.
    await api.app.settings.change({ protectionSeconds: 60 }, market.seller.uid)
    for (let round = 0; round < 20; round += 1) {
      const { id } = await buy(market.buyer, market.goodsId)
      const { protectUntil } = await orders(market.buyer.client).info.query({ id })
      api.clock.set(protectUntil - 1)
      const hold = orders(onSecond(market.buyer).client).hold.mutate({ id })
      api.clock.set(protectUntil)
      const { refused } = await outcomes([hold, api.app.jobs.runDue(), second.app.jobs.runDue()])
      const order = await orders(market.buyer.client).info.query({ id })
      const held = { status: 'open', progress: 'suspended' }
      const settled = { status: 'completed', outcome: 'settled' }
      expect(order).toMatchObject(refused.length === 0 ? held : settled)
    }
    await api.app.settings.change({ protectionSeconds: 1_296_000 }, market.seller.uid)
  })

  it('twenty buyers of one seller: all go through, then all confirm', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => verifiedPerson(api)))
    for (const buyer of buyers) await fund(buyer, '1')
    const before = await fundsOf(market.seller)
    const placed = await Promise.all(buyers.map((buyer) => buy(buyer, market.goodsId)))
    const confirmed = await Promise.all(
      placed.map(({ id }, i) => orders(buyers[i]?.client ?? market.buyer.client).confirm.mutate({ id })),
    )
    const paid = confirmed.reduce((total, order) => total + BigInt(order.amount.units), 0n)
    expect(await fundsOf(market.seller)).toBe(before + paid)
  })

  it('every pair of events of the parties from an open and a held order: a serial outcome', async () => {
    const events = ['confirm', 'hold', 'cancelHold', 'complain', 'cancelComplaint'] as const
    for (const held of [false, true]) {
      for (const buyerEvent of events) {
        for (const sellerEvent of ['refund', 'complain', 'cancelComplaint'] as const) {
          const { id } = await buy(market.buyer, market.goodsId)
          if (held) await orders(market.buyer.client).hold.mutate({ id })
          await outcomes([
            orders(market.buyer.client)[buyerEvent].mutate({ id }),
            orders(onSecond(market.seller).client)[sellerEvent].mutate({ id }),
          ])
          const order = await orders(market.buyer.client).info.query({ id })
          const { data } = await orders(market.buyer.client).timeline.query({ id })
          const ends = data.filter(({ note }) => ['goodsOrder.confirmed', 'goodsOrder.refunded'].includes(note))
          expect(ends).toHaveLength(order.status === 'open' ? 0 : 1)
        }
      }
    }
  })
})

describe('after all of it', () => {
  it('the books balance and every escrow holds what its order says', async () => {
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
