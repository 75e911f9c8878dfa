import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { boundedClient } from '../db/bounded-client.ts'
import { createDatabase } from '../db/index.ts'
import { outageOf } from './outage.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const codeOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return outageOf(error)?.code
  }
}

it('a database that cannot be reached, and one that ends a connection, are told apart', async () => {
  const away = createDatabase('postgres://nobody@127.0.0.1:1/nothing', { limited: true })
  expect(await codeOf(away.db.execute(sql`select 1`))).toBe('SERVICE_UNAVAILABLE')
  await away.close()
  const one = createDatabase(database.url, { max: 1, limited: true })
  expect(await codeOf(one.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`))).toBe('CONNECTION_LOST')
  await expect.poll(() => codeOf(one.db.execute(sql`select 1`))).toBe('done')
  await one.close()
})

it('a server that is the primary no more has written nothing', async () => {
  const write = database.db.transaction((tx) => tx.execute(sql`create table written ()`), { accessMode: 'read only' })
  expect(await codeOf(write)).toBe('SERVICE_UNAVAILABLE')
})

it('callers wait a bounded time for a statement and for a lock; commands beside it as long as they need', async () => {
  const limitsOf = (client: typeof database.sql) =>
    client`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`
  expect(await limitsOf(database.sql)).toEqual([{ statement: '25s', lock: '15s' }])
  const patient = createDatabase(database.url, { max: 1 })
  expect(await limitsOf(patient.sql)).toEqual([{ statement: '0', lock: '0' }])
  await patient.close()
  const slow = database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '20ms'`)
    await tx.execute(sql`select pg_sleep(5)`)
  })
  expect(await codeOf(slow)).toBe('SERVER_BUSY')
})

it('a failure of another kind is not taken for an outage', async () => {
  expect(await codeOf(database.db.execute(sql`select 1 / 0`))).toBeUndefined()
  expect(outageOf(new Error('anything'))).toBeNull()
})

it('only so many statements and transactions wait; each that ends makes room, however it ends', async () => {
  const load = { underWay: 0, slow: 0 }
  const client = boundedClient(database.sql, 3, load)
  const sleepers = [
    client.unsafe('select pg_sleep(0.1)'),
    client.unsafe('select 1 / 0'),
    client.begin((tx) => tx`select pg_sleep(0.1)`),
  ].map((work) => codeOf(Promise.resolve(work)))
  expect(() => client.unsafe('select 1')).toThrow('SERVER_BUSY')
  await Promise.all(sleepers)
  expect(await codeOf(Promise.resolve(client.unsafe('select 1')))).toBe('done')
  expect(load).toEqual({ underWay: 0, slow: 0 })
})

it('a statement of more than half a second counts as slow', async () => {
  const load = { underWay: 0, slow: 0 }
  const client = boundedClient(database.sql, 3, load)
  const slow = client.unsafe('select pg_sleep(0.6)').then(() => undefined)
  expect(load.underWay).toBe(1)
  await slow
  expect(load).toEqual({ underWay: 0, slow: 1 })
})
