import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../src/platform/db/index.ts'

export interface TestDatabase extends Database {
  /** Closes the pool and removes the database. */
  drop(): Promise<void>
}

/** A migrated database of its own: a copy of the template, made in some 50 ms. Call `drop` when done. */
export const createTestDatabase = (options: { max?: number } = {}): Promise<TestDatabase> =>
  createFrom(new URL(inject('templateUrl')).pathname.slice(1), options)

/** A database without a schema. Call `drop` when done. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0')

const createFrom = async (source: string, options: { max?: number } = {}): Promise<TestDatabase> => {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(template, async (sql) => {
    // Two copies of one template at once are refused: the lock makes them queue.
    await sql`select pg_advisory_lock(71)`
    await sql.unsafe(`create database ${name} template ${source}`)
  })
  const url = new URL(template)
  url.pathname = `/${name}`
  const database = createDatabase(url.href, { max: options.max ?? 10, limited: true })
  return {
    ...database,
    drop: async () => {
      await database.close()
      await onServer(template, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`))
    },
  }
}

const onServer = async (template: URL, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> => {
  const url = new URL(template)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  try {
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
