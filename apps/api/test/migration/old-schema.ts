import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'

const MIGRATIONS = fileURLToPath(import.meta.resolve('../../drizzle'))

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** A database with the schema as it was after a migration, named as in the journal: `0010_search_signature`. */
export async function databaseAt(tag: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'jindu-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- drizzle-kit wrote it
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  if (last < 0) throw new Error(`there is no migration ${tag}`)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrate(database.url, folder)
  await rm(folder, { recursive: true })
  return database
}
