import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOW } from '../../../test/ledger/fund.ts'
import { createVerbDatabase } from '../../../test/verbs/verb-database.ts'
import { commitVerb, createDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { createOutbox, type OutboxEvent, pruneOutbox, type RunningOutbox } from './index.ts'

let app: Awaited<ReturnType<typeof createVerbDatabase>>
let other: Database
let here: RunningOutbox
let there: RunningOutbox

beforeAll(async () => {
  app = await createVerbDatabase()
  other = createDatabase(app.database.url)
  const log = createLog('silent')
  here = await createOutbox(app.database, log)
  there = await createOutbox(other, log)
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await other.close()
  await app.database.drop()
})

const collect = () => {
  const events: OutboxEvent[] = []
  return { events, listen: (event: OutboxEvent) => events.push(event) }
}
const say = (uids: number[], id: number) =>
  commitVerb({ ...app, outbox: here }, { outbox: [{ topic: 'parcel', uids, payload: { id } }] })

test('an event reaches its accounts in every process, and nobody else', async () => {
  const [mine, elsewhere, stranger] = [collect(), collect(), collect()]
  here.subscribe(11, mine.listen)
  there.subscribe(12, elsewhere.listen)
  there.subscribe(13, stranger.listen)
  await say([11, 12], 1)
  await expect.poll(() => mine.events.map((event) => event.payload)).toEqual([{ id: 1 }])
  await expect.poll(() => elsewhere.events.map((event) => event.payload)).toEqual([{ id: 1 }])
  expect(stranger.events).toEqual([])
})

test('an event without accounts reaches everybody', async () => {
  const all = collect()
  there.subscribe(14, all.listen)
  await say([], 2)
  await expect.poll(() => all.events).toHaveLength(1)
})

test('nothing comes after the subscription ended', async () => {
  const [ended, open] = [collect(), collect()]
  here.subscribe(15, ended.listen)()
  here.subscribe(15, open.listen)
  await say([15], 3)
  // What earlier tests said to everybody may still be on its way here.
  await expect.poll(() => open.events.map((event) => event.payload)).toContainEqual({ id: 3 })
  expect(ended.events).toEqual([])
})

test('a transaction that commits after a later one is told too, each once', async () => {
  const seen = collect()
  there.subscribe(16, seen.listen)
  await app.database.sql.begin(async (slow) => {
    await slow`insert into outbox (topic, uids, payload, created_at) values ('slow', '{16}', '{}', to_timestamp(${NOW}))`
    await say([16], 4)
    await expect.poll(() => seen.events).toHaveLength(1)
  })
  here.announce()
  await expect.poll(() => seen.events.map((event) => event.topic)).toEqual(['parcel', 'slow'])
})

test('a listener that fails does not keep the others from hearing', async () => {
  const seen = collect()
  here.subscribe(17, () => {
    throw new Error('broken listener')
  })
  here.subscribe(17, seen.listen)
  await say([17], 5)
  await expect.poll(() => seen.events).toHaveLength(1)
})

test('a reconnecting client is told what it missed, and only what is its own', async () => {
  const [first] = await here.since(11, 0, 1)
  await say([11], 6)
  await say([99], 7)
  const missed = await here.since(11, first?.id ?? 0, 10)
  expect(missed.map((event) => event.payload)).toEqual([{ id: 2 }, { id: 6 }])
})

test('old events are pruned, fresh ones stay', async () => {
  const job = pruneOutbox(app.db)
  const now = app.clock.now()
  expect(await job.due(now, 10)).toEqual([])
  await job.run(0, now + 8 * 86_400)
  expect(await app.count('outbox')).toBe(0)
})
