import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { LOGIN, type Person } from '../../../test/people.ts'

let price = '98'
let feed: Server
let env: { readonly RATES_URL: string }
let api: TestApp
let finance: Person
let second: Person
let moderator: Person

beforeAll(async () => {
  feed = createServer((_, response) => response.end(JSON.stringify({ BTC: '97342.50', USDT: '1.0002', LTC: price })))
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
  const address = feed.address()
  env = { RATES_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/` }
  api = await createTestApp({ env })
  finance = await staffPerson(api, 'finance')
  second = await staffPerson(api, 'administrator')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(async () => {
  await api.close()
  feed.closeAllConnections()
  feed.close()
})

/** A process that starts on the same database re-reads the feed. */
async function restarted(work: (process: TestApp) => Promise<void>): Promise<void> {
  const process = await createTestApp({ beside: api, env })
  try {
    await work(process)
  } finally {
    await process.close()
  }
}

const toldOf = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ types: ['system'] })).data.filter(
    ({ message }) => message.kind === 'finance.rateHeld',
  )
const listed = async (process: TestApp) => {
  const reader = process.client()
  await reader.trpc.accounts.login.mutate({ uid: finance.uid, password: LOGIN })
  return (await reader.trpc.rates.list.query()).data.find(({ currency }) => currency === 'LTC')
}

it('0.98 for 98 is not believed: nothing is sold by it, and finance alone is told, once', async () => {
  price = '0.98'
  await restarted(async (process) => {
    expect(() => process.app.rates.rate('LTC')).toThrow('RATE_UNAVAILABLE')
    expect(process.app.rates.rate('BTC').usdE8).toBe(9_734_250_000_000n)
    await process.app.jobs.runDue()
    await process.app.jobs.runDue()
    expect(await toldOf(finance)).toMatchObject([
      { message: { subjectId: 3, facts: { price: '0.98', last: '98.00' } }, about: { title: 'LTC' } },
    ])
    expect(await toldOf(second)).toHaveLength(1)
    expect(await toldOf(moderator)).toEqual([])
    expect(await listed(process)).toMatchObject({ priced: false, doubt: { usdE8: '98000000' } })
  })
})

it('two members accept a jump that is true: the feed counts again by itself', async () => {
  price = '70'
  await finance.client.trpc.rates.propose.mutate({
    currency: 'LTC',
    rate: '70',
    hours: 1,
    reason: 'the market fell in the night',
  })
  await second.client.trpc.rates.confirm.mutate({ currency: 'LTC', usdE8: '7000000000' })
  await restarted(async (process) => {
    expect(process.app.rates.market.rate('LTC').usdE8).toBe(7_000_000_000n)
    expect(process.app.rates.doubt('LTC')).toBeNull()
  })
})
