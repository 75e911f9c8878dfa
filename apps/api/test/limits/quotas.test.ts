import { limitRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { refusalCode } from '../client.ts'
import { LONG_TEXT, SECRET_TEXT } from '../market/market.ts'
import { person, sameBrowserAt, type Person } from '../people.ts'

const [hourly] = limitRules.quotas.goods.perAccount

let first: TestApp
let second: TestApp
let seller: Person
let categoryId: number

beforeAll(async () => {
  first = await createTestApp()
  second = await createTestApp({ beside: first })
  seller = await person(first)
  categoryId = (await seller.client.trpc.categories.create.mutate({ title: 'Flooded shelf' })).id
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const publish = ({ client }: Person, price = '12.50') =>
  client.trpc.goods.publish.mutate({
    title: 'Steam wallet code',
    categoryId,
    price,
    contents: LONG_TEXT,
    shipment: SECRET_TEXT,
  })

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'made'
  } catch (error) {
    return refusalCode(Promise.reject(error))
  }
}

const count = async () => (await seller.client.trpc.goods.ownList.query({ page: 1, limit: 10 })).total

it('a seller who floods two processes gets no more goods than the quota', async () => {
  // Refused for another reason, they take nothing of the quota.
  for (let tries = 0; tries < 5; tries += 1) expect(await outcome(publish(seller, '0'))).not.toBe('made')
  const there = sameBrowserAt(second, seller)
  const outcomes: string[] = []
  for (let wave = 0; wave < 10; wave += 1) {
    const wavelet = Array.from({ length: 40 }, (_, index) => outcome(publish(index % 2 === 0 ? seller : there)))
    outcomes.push(...(await Promise.all(wavelet)))
  }
  expect(new Set(outcomes)).toEqual(new Set(['made', 'RATE_LIMITED']))
  expect(outcomes.filter((each) => each === 'made')).toHaveLength(hourly.limit)
  expect(await count()).toBe(hourly.limit)
})

it('what was refused above the quota does not fill the next hour', async () => {
  first.clock.advance(hourly.windowSeconds)
  expect(await outcome(publish(seller))).toBe('made')
})
