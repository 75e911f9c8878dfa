import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from './index.ts'

// Tests `patches/postgres@3.4.9.patch`. Unpatched, the first case ends the process, and the second commits statements
// outside their transaction.

let owner: TestDatabase
let one: Database
beforeAll(async () => {
  owner = await createEmptyDatabase()
  await owner.sql`create table kept (step text not null)`
  one = createDatabase(owner.url, { max: 1 })
})
afterAll(async () => {
  await one.close()
  await owner.drop()
})

/** Terminates the only connection of `one` on the server, and waits until its client notices. */
async function cut(pid: unknown): Promise<void> {
  await owner.sql`select pg_terminate_backend(${Number(pid)})`
  await sleep(100)
}

test('a reserved connection that was lost refuses every later statement, and the pool goes on', async () => {
  const reserved = await one.sql.reserve()
  const [found] = await reserved`select pg_backend_pid() as pid`
  await cut(found?.['pid'])
  for (let nth = 1; nth <= 3; nth += 1) await expect(reserved`select 1`).rejects.toThrow('CONNECTION_CLOSED')
  expect(await one.sql`select 1 as one`).toEqual([{ one: 1 }])
  await expect(reserved`select 1`).rejects.toThrow('CONNECTION_CLOSED')
  reserved.release()
  expect(await one.sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a transaction that lost its connection writes nothing more, though the pool has connected anew', async () => {
  let late: Promise<unknown> | undefined
  const lost = one.sql.begin(async (tx) => {
    await tx`insert into kept values ('before')`
    const [found] = await tx`select pg_backend_pid() as pid`
    await cut(found?.['pid'])
    await one.sql`select 1`
    late = tx`insert into kept values ('after')`.then(
      () => 'kept',
      () => 'refused',
    )
    await late
  })
  await expect(lost).rejects.toThrow('CONNECTION_CLOSED')
  await expect.poll(() => late).toBe('refused')
  expect(await owner.sql`select step from kept`).toEqual([])
})
