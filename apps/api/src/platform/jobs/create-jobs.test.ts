import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { NOW } from '../../../test/ledger/fund.ts'
import { manualClock } from '../clock/index.ts'
import { createDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { createJobs, type RunningJobs, type TimedJob } from './index.ts'

let database: TestDatabase
let second: Database
const log = createLog('silent')

beforeAll(async () => {
  database = await createTestDatabase({ max: 10 })
  second = createDatabase(database.url, { max: 10 })
  await database.sql`create table due_work (id int primary key, due_at bigint not null, done_at bigint)`
  await database.sql`create table done_work (id int not null)`
})
afterAll(async () => {
  await second.close()
  await database.drop()
})

// Deliberately not idempotent, because the test checks that two processes exclude each other.
const work = ({ sql }: Database, more: Partial<TimedJob<number>> = {}): TimedJob<number> => ({
  name: 'do-due-work',
  everySeconds: 1,
  due: async (now, limit) =>
    (
      await sql<
        { id: number }[]
      >`select id from due_work where done_at is null and due_at <= ${now} order by due_at limit ${limit}`
    ).map((row) => row.id),
  run: async (id, now) => {
    await sql`insert into done_work values (${id})`
    await sql`update due_work set done_at = ${now} where id = ${id}`
  },
  ...more,
})

const add = (from: number, to: number, dueAt: number) =>
  database.sql`insert into due_work select n, ${dueAt} from generate_series(${from}::int, ${to}::int) n`

const doneTimes = async (from: number, to: number): Promise<number[]> => {
  const rows = await database.sql<{ times: number }[]>`
    select (select count(*)::int from done_work d where d.id = w.id) as times from due_work w where w.id between ${from} and ${to}`
  return rows.map((row) => row.times)
}

const jobsOn = (on: Database, clock = manualClock(NOW), job = work(on)): RunningJobs => {
  const jobs = createJobs({ database: on, clock, log })
  jobs.register(job)
  return jobs
}

describe('due work', () => {
  test('is not done before its time, and is done when the clock has passed it', async () => {
    await add(1, 3, NOW + 100)
    const clock = manualClock(NOW)
    const jobs = jobsOn(database, clock)
    expect(await jobs.runDue()).toBe(0)
    clock.advance(100)
    expect(await jobs.runDue()).toBe(3)
    expect(await doneTimes(1, 3)).toEqual([1, 1, 1])
  })

  test('missed while nothing ran is caught up, more than a batch of it', async () => {
    await add(1000, 1349, NOW - 86_400)
    expect(await jobsOn(database).runDue()).toBe(350)
  })

  test('that keeps failing is left and does not stop the rest', async () => {
    await add(2000, 2249, NOW)
    const sound = work(database)
    const failing = work(database, {
      run: (id, now) => (id < 2150 ? Promise.reject(new Error('broken item')) : sound.run(id, now)),
    })
    expect(await jobsOn(database, manualClock(NOW), failing).runDue()).toBe(100)
    await database.sql`update due_work set done_at = 0 where done_at is null`
  })

  test('that makes more work due is followed to the end', async () => {
    await add(3000, 3000, NOW)
    const jobs = jobsOn(database)
    jobs.register(work(database, { name: 'after-that', due: () => Promise.resolve([]) }))
    let chained = false
    jobs.register({
      name: 'makes-more',
      everySeconds: 1,
      due: () => Promise.resolve(chained ? [] : [1]),
      run: async () => {
        chained = true
        await add(3001, 3001, NOW)
      },
    })
    expect(await jobs.runDue()).toBe(3)
    expect(await doneTimes(3000, 3001)).toEqual([1, 1])
  })
})

describe('with two processes', () => {
  test('asked at once, each item is done once', async () => {
    await add(4000, 4299, NOW)
    await Promise.all([jobsOn(database).runDue(), jobsOn(second).runDue()])
    expect(new Set(await doneTimes(4000, 4299))).toEqual(new Set([1]))
  })

  test('timers alone do each item once', async () => {
    await add(5000, 5099, NOW)
    const both = [jobsOn(database), jobsOn(second)]
    for (const jobs of both) jobs.start()
    await expect.poll(async () => new Set(await doneTimes(5000, 5099))).toEqual(new Set([1]))
    await Promise.all(both.map((jobs) => jobs.stop()))
  })
})

test('a job that fails or never ends is late, one that looks in time is not', async () => {
  const jobs = jobsOn(database)
  const often = { everySeconds: 0.05, due: () => Promise.resolve([]) }
  jobs.register(work(database, { ...often, name: 'looks' }))
  jobs.register(work(database, { ...often, name: 'fails', due: () => Promise.reject(new Error('no table')) }))
  jobs.register(work(database, { ...often, name: 'hangs', apart: true, due: () => new Promise(() => undefined) }))
  jobs.start()
  await sleep(500)
  const late = new Map(jobs.late().map(({ job, seconds }) => [job, seconds > 0.3]))
  expect(late).toEqual(
    new Map([
      ['do-due-work', false],
      ['looks', false],
      ['fails', true],
      ['hangs', true],
    ]),
  )
})

test('two jobs of one name are refused', () => {
  const jobs = jobsOn(database)
  expect(() => jobs.register(work(database))).toThrow('do-due-work is registered already')
})
