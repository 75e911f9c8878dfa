import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startApi, type ApiProcess } from './start-api.ts'

let database: TestDatabase
let api: ApiProcess
beforeEach(async () => {
  database = await createTestDatabase()
  api = await startApi({ DATABASE_URL: database.url })
})
afterEach(async () => {
  await api.stop()
  await database.drop()
})

/** As a newer release does; the notification is sent after the commit. */
const migrateFurther = () =>
  database.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${9_999_999_999_999n})`

const ready = async () => {
  const answer = await fetch(`${api.origin}/readyz`)
  return [answer.status, await answer.json()]
}

it('a process under a newer schema is not ready at once, answers what runs and what comes meanwhile, and ends', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  const connection = await database.sql.reserve()
  await connection`begin`
  await connection`lock table session in access exclusive mode`
  const running = fetch(`${api.origin}/trpc/accounts.session`, {
    headers: { cookie: `jindu_session=${'a'.repeat(43)}` },
  })
  const waiting = () =>
    connection`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  await migrateFurther()
  expect(await ready()).toEqual([503, { status: 'the schema is newer than this process' }])
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200)
  await connection`commit`
  connection.release()
  expect((await running).status).toBeLessThan(500)
  expect(await api.ended).toBe(0)
}, 60_000)

it('the process learns of the migration without being asked', async () => {
  await migrateFurther()
  await database.sql.notify('jindu_schema', '')
  expect(await api.ended).toBe(0)
}, 60_000)
