import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.ts'
import { bytes, createDatabase, type Database } from './index.ts'

// Patched in `patches/postgres@3.4.9.patch`: unpatched, a retry serializes the serialized value, so true becomes false and bytes become their text.

let owner: TestDatabase
let one: Database
const kept = pgTable('kept', {
  step: integer(),
  yes: boolean(),
  no: boolean(),
  hash: bytes('hash'),
  said: jsonb(),
})
beforeAll(async () => {
  owner = await createEmptyDatabase()
  await owner.sql`create table kept (step int, yes bool, no bool, hash bytea, said jsonb)`
  one = createDatabase(owner.url, { max: 1 })
})
afterAll(async () => {
  await one.close()
  await owner.drop()
})

const VALUES = { yes: true, no: false, hash: Buffer.from('deadbeef', 'hex'), said: { words: ['真'] } }

/** The client still believes that its statements are prepared, as behind a pooler that changed the server connection. */
const forgetStatements = () => one.sql.unsafe('deallocate all')

test('a prepared statement that the server forgot is retried with the values it was given', async () => {
  const insert = (step: number) => one.db.insert(kept).values({ step, ...VALUES })
  await insert(1)
  await forgetStatements()
  await insert(2)
  const rows = await owner.db.select().from(kept).orderBy(kept.step)
  expect(rows).toEqual([
    { step: 1, ...VALUES },
    { step: 2, ...VALUES },
  ])
})

const find = () =>
  one.db
    .select({ step: kept.step })
    .from(kept)
    .where(sql`${kept.yes} = ${true} and ${kept.hash} = ${sql.param(VALUES.hash, kept.hash)}`)

test('a reading that is retried finds what it looks for', async () => {
  expect(await find()).toHaveLength(2)
  await forgetStatements()
  expect(await find()).toHaveLength(2)
})

test('tagged statements with arrays, bytes and flags are retried whole', async () => {
  const echo = () => one.sql`
    select ${[1, 2]}::int[] as list, ${['a"b', '']}::text[] as texts, ${VALUES.hash}::bytea as hash, ${true}::bool as yes, ${false}::bool as no`
  const first = await echo()
  await forgetStatements()
  expect(await echo()).toEqual(first)
  expect(first[0]).toEqual({ list: [1, 2], texts: ['a"b', ''], hash: VALUES.hash, yes: true, no: false })
})
