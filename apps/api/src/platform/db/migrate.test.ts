import { expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../test/database.ts'
import { migrate, pendingMigrations } from './migrate.ts'

test('a schema newer than the build is refused', async () => {
  const database = await createTestDatabase()
  await database.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${9_999_999_999_999n})`
  await expect(migrate(database.url)).rejects.toThrow('newer release')
  await database.drop()
})

test('a schema made by migrations of another build is refused', async () => {
  const database = await createTestDatabase()
  await database.sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`
  await expect(migrate(database.url)).rejects.toThrow('does not have')
  await database.drop()
})

test('of four processes that start at once one migrates and the others find nothing to do', async () => {
  const database = await createEmptyDatabase()
  const { url } = database
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  expect(applied.filter((count) => count > 0)).toHaveLength(1)
  expect(await migrate(url)).toBe(0)
  await database.drop()
})

test('what an upgrade would apply is listed, and a newer schema is refused', async () => {
  const [empty, ready] = [await createEmptyDatabase(), await createTestDatabase()]
  const all = await pendingMigrations(empty.sql)
  expect(all[0]).toBe('0000_init')
  expect(await pendingMigrations(ready.sql)).toEqual([])
  await ready.sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
  expect(await pendingMigrations(ready.sql)).toEqual([all.at(-1)])
  await ready.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${9_999_999_999_999n})`
  await expect(pendingMigrations(ready.sql)).rejects.toThrow('newer release')
  await Promise.all([empty.drop(), ready.drop()])
})
