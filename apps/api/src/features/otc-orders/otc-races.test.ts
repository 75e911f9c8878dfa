import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/market/broken-books.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? '2')
const TAKERS = 50

let api: TestApp
let seller: Person
let buyer: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[seller, buyer] = await Promise.all([trader(api, '1000'), trader(api, '0')])
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders

it('fifty takers of the last volume: as many orders as fit, never more', async () => {
  const id = await publishOffer(seller, { total: '20', maximum: '200' })
  const takers = await Promise.all(Array.from({ length: TAKERS }, () => trader(api, '0')))
  const results = await Promise.allSettled(takers.map((taker) => takeOffer(taker, id, { volume: '1.5' })))
  // Thirteen times 1.5 is 19.5: the fourteenth finds too little.
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
  expect(await seller.client.trpc.otcOffers.info.query({ id })).toMatchObject({
    remaining: { units: '50000000' },
    running: { units: '1950000000' },
    completed: { units: '0' },
  })
  expect(await brokenBooks(api.app)).toEqual([])
})

type Step = (order: { id: number }) => Promise<unknown>

const steps: Readonly<Record<string, Step>> = {
  pay: (order) => ordersOf(buyer).pay.mutate(order),
  cancel: (order) => ordersOf(buyer).cancel.mutate(order),
  requireSettle: (order) => ordersOf(buyer).requireSettle.mutate(order),
  buyerComplaint: (order) => ordersOf(buyer).toggleComplaint.mutate({ ...order, as: 'buyer' }),
  release: (order) => ordersOf(seller).release.mutate(order),
  requireCancel: (order) => ordersOf(seller).requireCancel.mutate(order),
  hold: (order) => ordersOf(seller).toggleHold.mutate(order),
  sellerComplaint: (order) => ordersOf(seller).toggleComplaint.mutate({ ...order, as: 'seller' }),
}

const starts: Readonly<Record<string, readonly (keyof typeof steps)[]>> = {
  unpaid: [],
  paid: ['pay'],
  held: ['pay', 'hold'],
}

const names = Object.keys(steps)
const pairs = names.flatMap((first, index) => names.slice(index).map((second) => [first, second] as const))

describe.each(Object.keys(starts))('from an order that is %s', (start) => {
  it('every two steps at once leave the books right, and one end at most', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const offerId = await publishOffer(seller, { total: '20' })
      for (const [first, second] of pairs) {
        const order = await takeOffer(buyer, offerId, { volume: '0.1' })
        for (const name of starts[start] ?? []) await steps[name]?.(order)
        await Promise.allSettled([steps[first]?.(order), steps[second]?.(order)])
        // What a buyer cancels counts for a day: not what this test is about.
        await api.app.sql`update otc_order set outcome = 'expired' where outcome = 'byBuyer'`
        const { status, paidAt } = await ordersOf(buyer).info.query(order)
        if (status !== 'open') continue
        if (paidAt === null) await ordersOf(buyer).cancel.mutate(order)
        else await ordersOf(seller).release.mutate(order)
      }
      const { remaining, running, completed } = await seller.client.trpc.otcOffers.info.query({ id: offerId })
      const sum = [remaining, running, completed].reduce((total, { units }) => total + BigInt(units), 0n)
      expect(sum).toBe(2_000_000_000n)
      expect(running.units).toBe('0')
      await seller.client.trpc.otcOffers.withdraw.mutate({ id: offerId })
    }
    expect(await brokenBooks(api.app)).toEqual([])
  })
})
