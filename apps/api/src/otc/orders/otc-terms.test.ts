import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { newKey } from '../../../test/market/market.ts'
import { coin, marketOfTwo, price, publishOffer, trader } from '../../../test/otc/offers.ts'
import type { Person } from '../../../test/people.ts'

let api: TestApp
let maker: Person
let taker: Person

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('500', '100'))
})
afterAll(() => api.close())

const offersOf = ({ client }: Person) => client.trpc.otcOffers
const take = ({ client }: Person, id: number, terms?: string) =>
  client.trpc.otcOrders.take.mutate({
    id,
    volume: coin('1'),
    unitPrice: price('100'),
    ...(terms === undefined ? {} : { terms }),
    idempotencyKey: newKey(),
  })
const done = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => refusalCode(Promise.reject(error)),
  )

it('terms that changed since the taker saw them are refused by name; the new ones, and calls without, are taken', async () => {
  const id = await publishOffer(maker, { total: '20' })
  const { terms: seen } = await offersOf(taker).info.query({ id })
  const hours = { timeZone: 'UTC', days: Array.from({ length: 7 }, () => ({ from: 0, to: 1_440 })) }
  for (const change of [{ paySeconds: 900 }, { hours }, { methods: ['paypal' as const] }]) {
    const { terms: before } = await offersOf(taker).info.query({ id })
    await offersOf(maker).edit.mutate({ id, ...change })
    expect(await refusalCode(take(taker, id, before))).toBe('OFFER_TERMS_CHANGED')
  }
  const { terms: now, paySeconds } = await offersOf(taker).info.query({ id })
  expect([now === seen, paySeconds]).toEqual([false, 900])
  expect(await refusalCode(take(taker, id, seen))).toBe('OFFER_TERMS_CHANGED')
  expect(await done(take(taker, id, now))).toBe('done')
  expect(await done(take(taker, id))).toBe('done')
  // The first message is no term: its change refuses nobody.
  await offersOf(maker).edit.mutate({ id, greeting: 'Hello' })
  expect(await done(take(taker, id, now))).toBe('done')
})

it('the time to pay is shortened while twenty take: each order has the time that its taker saw', async () => {
  const id = await publishOffer(maker, { total: '30', paySeconds: 7_200 })
  const { terms } = await offersOf(taker).info.query({ id })
  const takers = await Promise.all(Array.from({ length: 20 }, () => trader(api, '0')))
  const [outcomes] = await Promise.all([
    Promise.all(takers.map((one) => done(take(one, id, terms)))),
    offersOf(maker).edit.mutate({ id, paySeconds: 900 }),
  ])
  expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'OFFER_TERMS_CHANGED')).toEqual([])
  const orders = await api.app.sql<{ seconds: number }[]>`
    select distinct pay_seconds as seconds from otc_order where offer_id = ${id}`
  expect(orders.filter(({ seconds }) => seconds !== 7_200)).toEqual([])
})
