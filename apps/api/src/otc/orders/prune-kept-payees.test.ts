import { rules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { publishOffer, takeOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'
import { otcOrder, otcOrderPayees } from './tables.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[maker, taker] = await Promise.all([trader(api, '1000'), trader(api, '100')])
})
afterAll(() => api.close())

const CARD = { method: 'bankCard', label: 'Card', holder: 'Wang Xiaoming', account: '6222 0202 0011 2233' } as const

async function taken() {
  const { id } = await maker.client.trpc.otcPayees.add.mutate({ payee: CARD })
  return takeOffer(taker, await publishOffer(maker, { methods: ['bankCard'], payees: [id] }))
}

async function isKept({ id }: { id: number }): Promise<boolean> {
  await api.app.jobs.runDue()
  const rows = await api.app.db.select().from(otcOrderPayees).where(eq(otcOrderPayees.orderId, id))
  return rows.length === 1
}

it('accounts of an order go 30 days after its end, and never while it runs', async () => {
  const [cancelled, released, disputed] = [await taken(), await taken(), await taken()]
  const [sellers, buyers] = [maker.client.trpc.otcOrders, taker.client.trpc.otcOrders]
  await buyers.cancel.mutate(cancelled)
  await buyers.pay.mutate(released)
  await sellers.release.mutate({ ...released, matches: true })
  await buyers.pay.mutate(disputed)
  await sellers.complain.mutate(disputed)

  api.clock.advance(rules.otc.payeesKeptSeconds - 60)
  for (const order of [cancelled, released, disputed]) expect(await isKept(order)).toBe(true)

  api.clock.advance(3_600)
  expect(await isKept(cancelled)).toBe(false)
  expect(await isKept(released)).toBe(false)
  expect(await isKept(disputed)).toBe(true)
  const [running] = await api.app.db.select().from(otcOrder).where(eq(otcOrder.id, disputed.id))
  expect(running?.status).toBe('open')
})
