import postgres from 'postgres'
import { inject, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { migrate } from './migrate.ts'

const emptyDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const admin = postgres(url.href, { max: 1, onnotice: () => undefined })
  const name = `empty_${Date.now()}_${Math.trunc(Math.random() * 1e6)}`
  await admin.unsafe(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

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
  const { url, drop } = await emptyDatabase()
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  expect(applied.filter((count) => count > 0)).toHaveLength(1)
  expect(await migrate(url)).toBe(0)
  await drop()
})
