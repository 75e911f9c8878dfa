import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { person, verifiedPerson } from '../../test/people.ts'
import { readSealedUnder, sealedReport } from './sealed-under.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const sources = new URL('../', import.meta.url)

/** Every table of the code that seals something. */
async function sealedTables(): Promise<string[]> {
  const files = globSync('**/*tables.ts', { cwd: sources })
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(new URL(file, sources).href)))
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (is(value, PgTable) && 'keyId' in getTableColumns(value) ? [getTableName(value)] : []))
}

it('counts every text that is sealed, in whatever table, under its key', async () => {
  expect(await readSealedUnder(api.app.db)).toEqual([])
  const { client, uid } = await verifiedPerson(api)
  await client.trpc.accounts.setPhrase.mutate({ phrase: 'Blue herons' })
  const keyId = api.app.secrets.keyId
  expect(await readSealedUnder(api.app.db)).toEqual([{ keyId, texts: 1 }])

  const other = await person(api)
  await api.app
    .sql`insert into own_phrase select ${other.uid}, 'old', nonce, ciphertext from own_phrase where uid = ${uid}`
  for (const table of (await sealedTables()).filter((name) => name !== 'own_phrase')) {
    await api.app.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      const columns = await sql<{ name: string; type: string }[]>`
        select column_name as name, data_type as type from information_schema.columns
        where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`
      const values = columns.map(({ name, type }) => (name === 'key_id' ? "'old'" : (ANYTHING[type] ?? `'0'::${type}`)))
      await sql.unsafe(`insert into ${table} (${columns.map(({ name }) => name).join()}) values (${values.join()})`)
    })
  }
  const tables = await sealedTables()
  expect(tables.length).toBeGreaterThan(6)
  expect(await readSealedUnder(api.app.db)).toEqual([
    { keyId: 'old', texts: tables.length },
    { keyId, texts: 1 },
  ])
})

const ANYTHING: Readonly<Record<string, string>> = {
  bytea: "'\\x00'",
  text: "'x'",
  bigint: '999999',
  integer: '0',
  boolean: 'false',
  ARRAY: "'{}'",
  'timestamp with time zone': 'now()',
}

it('compares what is sealed with the keys that are given', () => {
  const seven = { keyId: 'ab', texts: 7 }
  const one = { keyId: 'cd', texts: 1 }
  expect(sealedReport([], null)).toBe('sealed  nothing is sealed')
  expect(sealedReport([seven], { present: 'cd', old: [] })).toBe(
    'sealed  7 under the key ab: ENCRYPTION_KEY is cd, and ENCRYPTION_OLD_KEYS LACKS ab: those texts cannot be opened',
  )
  expect(sealedReport([seven], null)).toContain('started without it')
  expect(sealedReport([seven], { present: 'ab', old: [] })).toBe(
    'sealed  7 under the key ab (ENCRYPTION_KEY): no former key is needed',
  )
  expect(sealedReport([seven, one], { present: 'ab', old: ['cd'] })).toBe(
    'sealed  7 under the key ab (ENCRYPTION_KEY), 1 under the key cd: ENCRYPTION_OLD_KEYS is still needed',
  )
})
