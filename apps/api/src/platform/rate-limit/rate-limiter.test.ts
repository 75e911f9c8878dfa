import { limitRules } from '@jindu/domain/rules'
import { isDomainError } from '@jindu/domain/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { manualClock } from '../clock/index.ts'
import { createDatabase, type Database } from '../db/index.ts'
import { pruneCounts } from './prune-counts.ts'
import { createRateLimiter, type Counted, type RateLimiter } from './rate-limiter.ts'

const [hourly, daily] = limitRules.quotas.goods.perAccount
const clock = manualClock(1_800_000_000)

let database: TestDatabase
let second: Database
/** Two processes outside the sandbox, and one inside. */
let here: RateLimiter
let there: RateLimiter
let sandbox: RateLimiter

beforeAll(async () => {
  database = await createTestDatabase()
  second = createDatabase(database.url)
  here = createRateLimiter({ db: database.db, clock, sandbox: false })
  there = createRateLimiter({ db: second.db, clock, sandbox: false })
  sandbox = createRateLimiter({ db: database.db, clock, sandbox: true })
})
afterAll(async () => {
  await second.close()
  await database.drop()
})

/** The wait that a refusal names, null when the call passed. */
async function waitOf(call: Promise<unknown>): Promise<number | null> {
  try {
    await call
    return null
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'RATE_LIMITED') throw error
    return Number(error.details['retryAfterSeconds'])
  }
}

async function times(count: number, call: () => Promise<unknown>): Promise<void> {
  for (let each = 0; each < count; each += 1) await call()
}

it('two processes share one bound, however the calls fall on them', async () => {
  const who: Counted = { uid: 100_001 }
  const calls = Array.from({ length: hourly.limit + 50 }, (_, index) =>
    waitOf((index % 2 === 0 ? here : there).count('goods', who)),
  )
  const passed = (await Promise.all(calls)).filter((wait) => wait === null)
  expect(passed).toHaveLength(hourly.limit)
})

it('a refusal says how long to wait, and after that it passes', async () => {
  const who: Counted = { uid: 100_002 }
  await times(hourly.limit, () => here.count('goods', who))
  clock.advance(600)
  expect(await waitOf(here.count('goods', who))).toBe(hourly.windowSeconds - 600)
  clock.advance(hourly.windowSeconds - 600)
  expect(await waitOf(here.count('goods', who))).toBeNull()
})

it('the longer window holds when the shorter one begins anew', async () => {
  const who: Counted = { uid: 100_003 }
  for (let hour = 0; hour * hourly.limit < daily.limit; hour += 1) {
    await times(hourly.limit, () => here.count('goods', who))
    clock.advance(hourly.windowSeconds)
  }
  expect(await waitOf(here.count('goods', who))).toBeGreaterThan(hourly.windowSeconds)
})

it('what is given back may be used again', async () => {
  const who: Counted = { uid: 100_004 }
  await times(hourly.limit, () => here.count('goods', who))
  await there.giveBack('goods', who)
  expect(await waitOf(here.count('goods', who))).toBeNull()
  expect(await waitOf(there.count('goods', who))).not.toBeNull()
})

it('what is forgotten begins anew, for this account and guess only', async () => {
  const { limit } = limitRules.tries.login.perAccount[0] ?? { limit: 0 }
  for (const uid of [100_005, 100_006]) await times(limit, () => here.count('login', { uid }))
  await there.forget('login', { uid: 100_005 })
  expect(await waitOf(here.count('login', { uid: 100_005 }))).toBeNull()
  expect(await waitOf(here.count('login', { uid: 100_006 }))).not.toBeNull()
})

it('addresses of one /64 share a bound, this machine is spared in the sandbox only', async () => {
  const [{ limit }] = limitRules.quotas.categories.perAddress
  await times(limit, () => here.count('categories', { address: '2001:db8:5::1' }))
  expect(await waitOf(there.count('categories', { address: '2001:db8:5::ffff' }))).not.toBeNull()
  expect(await waitOf(there.count('categories', { address: '2001:db8:5:1::1' }))).toBeNull()
  await times(limit + 1, () => sandbox.count('categories', { address: '127.0.0.1' }))
  await times(limit, () => here.count('categories', { address: '127.0.0.1' }))
  expect(await waitOf(here.count('categories', { address: '127.0.0.1' }))).not.toBeNull()
})

it('windows that have passed are forgotten, the others stay', async () => {
  await here.count('money', { uid: 100_007 })
  await here.count('goods', { uid: 100_007 })
  clock.advance(61)
  const job = pruneCounts(database.db)
  for (const item of await job.due(clock.now(), 1)) await job.run(item, clock.now())
  const rows = await database.sql<{ key: string }[]>`select key from rate_count where key like '%uid:100007' order by 1`
  expect(rows.map(({ key }) => key)).toEqual(['goods:3600:uid:100007', 'goods:86400:uid:100007'])
  expect(await job.due(clock.now(), 1)).toEqual([])
})
