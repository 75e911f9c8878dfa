import type { Sql, TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../../../test/ledger/fund.ts'
import { madeUp } from '../../../test/live/made-up.ts'
import { createVerbDatabase } from '../../../test/verbs/verb-database.ts'
import { commitVerb, createDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { createOutbox, type OutboxEvent, pruneOutbox, type Reader, type RunningOutbox } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
let other: Database
let here: RunningOutbox
let there: RunningOutbox
const log = createLog('silent')

beforeAll(async () => {
  app = await createVerbDatabase()
  other = createDatabase(app.database.url)
  here = await createOutbox(app.database, log)
  there = await createOutbox(other, log)
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await other.close()
  await app.database.drop()
})

const collect = (outbox: RunningOutbox, reader: Reader) => {
  const events: OutboxEvent[] = []
  const end = outbox.subscribe(reader, (event) => events.push(event))
  return { events, end, payloads: () => events.map(({ payload }) => payload) }
}
const say = (uids: number[], id: number, channels: string[] = []) =>
  commitVerb({ ...app, outbox: here }, { outbox: [madeUp({ topic: 'parcel', uids, channels, payload: { id } })] })
const insertSlowly = (sql: Sql | TransactionSql, uid: number) =>
  sql`insert into outbox (topic, uid, payload, created_at) values ('slow', ${uid}, '{}', to_timestamp(${NOW}))`

test('an event reaches its accounts in every process, and nobody else', async () => {
  const [mine, elsewhere, stranger] = [
    collect(here, { uid: 11 }),
    collect(there, { uid: 12 }),
    collect(there, { uid: 13 }),
  ]
  await say([11, 12], 1)
  await expect.poll(mine.payloads).toEqual([{ id: 1 }])
  await expect.poll(elsewhere.payloads).toEqual([{ id: 1 }])
  expect(stranger.events).toEqual([])
})

test('an event of a channel reaches everybody who follows it, in every process, and nobody else', async () => {
  const [one, two, apart] = [
    collect(here, { channel: 'parcel:7' }),
    collect(there, { channel: 'parcel:7' }),
    collect(there, { channel: 'parcel:8' }),
  ]
  await say([], 2, ['parcel:7'])
  await expect.poll(one.payloads).toEqual([{ id: 2 }])
  await expect.poll(two.payloads).toEqual([{ id: 2 }])
  expect(apart.events).toEqual([])
})

test('a burst on a channel is told once a second, to an account it is told whole', async () => {
  const [account, channel] = [collect(here, { uid: 31 }), collect(here, { channel: 'parcel:31' })]
  for (let round = 0; round < 20; round += 1) await say([31], 31, ['parcel:31'])
  await expect.poll(() => account.events).toHaveLength(20)
  await expect
    .poll(() => channel.events.at(-1)?.id ?? 0, { timeout: 5000 })
    .toBeGreaterThan(account.events[18]?.id ?? 0)
  expect(channel.events.length).toBeLessThan(20)
})

test('nothing comes after the subscription ended', async () => {
  const [ended, open] = [collect(here, { uid: 15 }), collect(here, { uid: 15 })]
  ended.end()
  await say([15], 3)
  await expect.poll(open.payloads).toContainEqual({ id: 3 })
  expect(ended.events).toEqual([])
})

test('a transaction that commits after a later one is told too, each once', async () => {
  const seen = collect(there, { uid: 16 })
  await app.database.sql.begin(async (slow) => {
    await insertSlowly(slow, 16)
    await say([16], 4)
    await expect.poll(() => seen.events).toHaveLength(1)
  })
  here.announce()
  await expect.poll(() => seen.events.map((event) => event.topic)).toEqual(['parcel', 'slow'])
})

test('a listener that fails does not keep the others from hearing', async () => {
  here.subscribe({ uid: 17 }, () => {
    throw new Error('broken listener')
  })
  const seen = collect(here, { uid: 17 })
  await say([17], 5)
  await expect.poll(() => seen.events).toHaveLength(1)
})

test('one account that is named twice is told once', async () => {
  const seen = collect(here, { uid: 18 })
  await say([18, 18], 8)
  await say([18], 9)
  await expect.poll(seen.payloads).toEqual([{ id: 8 }, { id: 9 }])
})

describe('a reconnecting client', () => {
  test('is told what it missed, and only what is its own', async () => {
    const [first] = await here.missed({ uid: 11 }, 0, 1)
    await say([11], 6)
    await say([99], 7)
    const missed = await here.missed({ uid: 11 }, first?.id ?? 0, 10)
    expect(missed.map((event) => event.payload)).toEqual([{ id: 6 }])
  })

  test('is told of a gap instead of more than the limit', async () => {
    const place = here.place()
    for (let id = 1; id <= 4; id += 1) await say([21], id, ['parcel:21'])
    for (const reader of [{ uid: 21 }, { channel: 'parcel:21' }]) {
      expect((await here.missed(reader, place, 4)).map(({ payload }) => payload)).toHaveLength(4)
      expect((await here.missed(reader, place, 3)).map(({ topic }) => topic)).toEqual(['gap'])
    }
    const newest = (await here.missed({ uid: 21 }, place, 4)).at(-1)?.id ?? Infinity
    await expect.poll(() => here.place()).toBeGreaterThanOrEqual(newest)
    const [gap] = await here.missed({ uid: 21 }, place, 3)
    // A reader that reloads resumes from there.
    expect(await here.missed({ uid: 21 }, gap?.place ?? 0, 3)).toEqual([])
  })

  test('is told of a gap for a place that never was', async () => {
    expect((await here.missed({ uid: 22 }, here.place() + 1_000_000, 10)).map(({ topic }) => topic)).toEqual(['gap'])
  })

  test('goes on from a place below what is still on its way', async () => {
    const seen = collect(there, { uid: 23 })
    const before = there.place()
    let missed: readonly OutboxEvent[] = []
    await app.database.sql.begin(async (slow) => {
      await insertSlowly(slow, 23)
      await say([23], 10)
      await expect.poll(() => seen.events).toHaveLength(1)
      missed = await there.missed({ uid: 23 }, before, 10)
    })
    const [early] = seen.events
    expect(early?.place).toBeLessThan(early?.id ?? 0)
    expect(missed.map(({ topic, place }) => [topic, place <= (early?.place ?? 0)])).toEqual([['parcel', true]])
    // Both events are sent again from there; the client drops the duplicate.
    expect((await there.missed({ uid: 23 }, early?.place ?? 0, 10)).map(({ topic }) => topic)).toEqual([
      'slow',
      'parcel',
    ])
  })

  test('reads its own index, however much others were told', async () => {
    await app.database.sql`insert into outbox (topic, uid, payload, created_at)
      select 'noise', 500 + n % 7, '{}', to_timestamp(${NOW}) from generate_series(1, 20000) n`
    await app.database.sql`analyze outbox`
    for (const own of [app.database.sql`uid = 24`, app.database.sql`channel = 'parcel:24'`]) {
      const plan = await app.database.sql`explain (format json)
        select * from outbox where ${own} and id > 5 order by id limit 201`
      expect(JSON.stringify(plan)).toMatch(/"Index Name":"outbox_(uid|channel)"/)
      expect(JSON.stringify(plan)).not.toContain('Sort')
    }
  })
})

describe('a process that starts', () => {
  test('tells what was on its way then, and no place passes it', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<RunningOutbox>()
    let late: RunningOutbox | null = null
    let seen: OutboxEvent[] = []
    await app.database.sql.begin(async (slow) => {
      await insertSlowly(slow, 41)
      await say([42], 1)
      late = await createOutbox(other, log)
      start(late)
      seen = collect(late, { uid: 41 }).events
      expect((await late.missed({ uid: 42 }, 0, 10)).map(({ place }) => place)).toEqual([late.place()])
    })
    here.announce()
    await expect.poll(() => seen.map(({ topic }) => topic)).toEqual(['slow'])
    await (await started).stop()
  })

  test('gives up what was rolled back, so that its place goes on', async () => {
    await app.database.sql
      .begin(async (undone) => {
        await insertSlowly(undone, 43)
        throw new Error('no')
      })
      .catch(() => undefined)
    await say([44], 1)
    const [last] = await app.database.sql<{ id: number }[]>`select max(id)::int as id from outbox`
    await expect.poll(() => here.place(), { timeout: 20_000 }).toBeGreaterThanOrEqual(last?.id ?? 0)
  })
})

test('a consumer of all rows meets each once and none before what may still come', async () => {
  let from = (await here.settledAfter(0, 100_000)).at(-1)?.id ?? 0
  await app.database.sql.begin(async (slow) => {
    await insertSlowly(slow, 51)
    await say([52], 1, ['parcel:52'])
    await expect.poll(async () => (await here.missed({ uid: 52 }, 0, 5)).length).toBe(1)
    for (const row of await here.settledAfter(from, 10)) from = row.id
  })
  here.announce()
  const rows = async () => (await here.settledAfter(from, 10)).map(({ topic, uid, channel }) => [topic, uid, channel])
  await expect.poll(rows, { timeout: 20_000 }).toEqual([
    ['slow', 51, null],
    ['parcel', 52, null],
    ['parcel', null, 'parcel:52'],
  ])
})

test('old events are pruned, fresh ones stay; whoever was away that long is told of a gap', async () => {
  const job = pruneOutbox(app.db)
  const now = app.clock.now()
  const [missed] = await here.missed({ uid: 11 }, 0, 1000)
  expect(await job.due(now, 10)).toEqual([])
  await expect
    .poll(async () => {
      await job.run(0, now + 8 * 86_400)
      return app.count('outbox')
    })
    .toBe(0)
  expect(await job.due(now + 8 * 86_400, 10)).toEqual([])
  expect((await here.missed({ uid: 11 }, missed?.id ?? 0, 1000)).map(({ topic }) => topic)).toEqual(['gap'])
  await expect.poll(async () => (await here.missed({ uid: 11 }, here.place(), 10)).length).toBe(0)
})
