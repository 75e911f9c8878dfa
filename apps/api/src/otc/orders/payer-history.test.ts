import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { publishOffer, SMALL_LIMITS, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await api.app.settings.change(SMALL_LIMITS, 100_001)
})
afterAll(() => api.close())

const ordersOf = ({ client }: Person) => client.trpc.otcOrders
type Order = Awaited<ReturnType<typeof takeOffer>>

let accounts = 0
const newAccount = (): string => `6222 0000 ${String((accounts += 1)).padStart(4, '0')}`

/** An order that the buyer states to have paid from this account. */
async function pays(buyer: Person, seller: Person, account: string): Promise<Order> {
  const order = await takeOffer(buyer, await publishOffer(seller, { total: '1', maximum: '100' }), { volume: '1' })
  await ordersOf(buyer).pay.mutate({ ...order, payer: { name: 'Zhang San', account, reference: 'A-1' } })
  return order
}

async function trades(buyer: Person, seller: Person, account: string): Promise<Order> {
  const order = await pays(buyer, seller, account)
  await ordersOf(seller).release.mutate({ ...order, matches: true })
  return order
}

const historyFor = async (reader: Person, order: Order) => (await ordersOf(reader).info.query(order)).payer?.history

const someone = (): Promise<Person> => trader(api, '20')

describe('the history of a payer’s account', () => {
  it('is not told to the buyer, who could look accounts up, nor before the payment is marked', async () => {
    const [seller, buyer] = await Promise.all([someone(), someone()])
    const account = newAccount()
    const done = await trades(buyer, seller, account)
    expect(await historyFor(buyer, done)).toBeNull()
    const order = await takeOffer(buyer, await publishOffer(seller, { total: '1', maximum: '100' }))
    await ordersOf(buyer).giveEvidence.mutate({ ...order, payer: { name: 'Zhang San', account, reference: 'A-1' } })
    expect(await historyFor(seller, order)).toBeNull()
    await ordersOf(buyer).pay.mutate(order)
    expect(await historyFor(seller, order)).toEqual({ ordersBefore: 1, buyers: 1, seenElsewhere: null })
    expect(await historyFor(buyer, order)).toBeNull()
  })

  it('counts released orders with the same seller, none that runs and none of other sellers', async () => {
    const [seller, other, buyer, second] = await Promise.all([someone(), someone(), someone(), someone()])
    const account = newAccount()
    await pays(buyer, seller, account)
    await trades(buyer, other, account)
    const first = await pays(buyer, seller, account)
    expect(await historyFor(seller, first)).toEqual({ ordersBefore: 0, buyers: 0, seenElsewhere: null })
    await ordersOf(seller).release.mutate({ ...first, matches: true })
    const next = await pays(second, seller, account)
    expect(await historyFor(seller, next)).toEqual({ ordersBefore: 1, buyers: 1, seenElsewhere: null })
  })

  it('marks an account of several buyers once the coin is released; one pair alone brings no mark upon it', async () => {
    const [seller, buyer, one, two, three] = await Promise.all([someone(), someone(), someone(), someone(), someone()])
    const account = newAccount()
    // A pair trades back and forth in the name of somebody else's account.
    for (const [from, to] of [
      [one, two],
      [two, one],
      [one, two],
    ] as const)
      await trades(from, to, account)
    const order = await pays(buyer, seller, account)
    expect(await historyFor(seller, order)).toMatchObject({ seenElsewhere: null })
    await ordersOf(seller).release.mutate({ ...order, matches: true })
    expect(await historyFor(seller, order)).toEqual({ ordersBefore: 0, buyers: 0, seenElsewhere: false })
    await trades(three, one, account)
    const later = await trades(buyer, seller, account)
    expect(await historyFor(seller, later)).toEqual({ ordersBefore: 1, buyers: 1, seenElsewhere: true })
    expect(await historyFor(buyer, later)).toBeNull()
  })
})
