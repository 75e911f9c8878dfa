import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { person, RECOVERY } from '../../test/people.ts'
import { createDatabase, type Database } from '../platform/db/index.ts'
import { createServer, stopServer } from './server.ts'

let api: TestApp
let other: Database
beforeAll(async () => {
  api = await createTestApp()
  other = createDatabase(api.app.database.url, { max: 2 })
})
afterAll(async () => {
  await other.close()
  await api.close()
})

it('a POST whose body was read long ago is answered in time, while others are served', async () => {
  const { uid } = await person(api)
  const hasty = await createServer({ app: api.app, web: { kind: 'none' }, answerMilliseconds: 300 })
  const origin = await hasty.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({ uid, recoveryPassword: RECOVERY })
  const freeze = (path: string, payload: string, type: string) =>
    fetch(`${origin}${path}`, { method: 'POST', body: payload, headers: { 'content-type': type } })
  await other.sql.begin(async (tx) => {
    // Somebody holds the row that the call needs.
    await tx`select 1 from app_user where uid = ${uid} for update`
    const [late, ready] = await Promise.all([
      freeze('/trpc/accounts.freeze', body, 'application/json'),
      fetch(`${origin}/readyz`),
    ])
    expect([late.status, ready.status]).toEqual([503, 200])
    expect(await late.json()).toMatchObject({ error: { message: 'REQUEST_TIMED_OUT' } })
  })
  await stopServer(hasty)
})

it('a connection that ends under a call is no failure of ours, and the next call finds another', async () => {
  const { client } = await person(api)
  const cut = other.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const ask = () => client.inject({ method: 'GET', url: '/trpc/accounts.sessions' })
  const answers = await Promise.all([ask(), cut, ask(), ask()])
  for (const answer of answers) {
    if (!('statusCode' in answer)) continue
    expect([200, 503]).toContain(answer.statusCode)
  }
  await expect.poll(async () => (await ask()).statusCode).toBe(200)
})
