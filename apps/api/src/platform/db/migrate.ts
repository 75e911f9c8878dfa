import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { FORMATS } from './session-parameters.ts'

/** Any constant does, as long as every process of the product uses the same. */
const MIGRATION_LOCK = 7_104_220_011
/** Told once a schema was migrated: processes of the release before stop (`watchSchema`). */
export const SCHEMA_CHANNEL = 'jindu_schema'
const OLDEST_SERVER = 150_000

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** The migrations folder beside the sources or, in the bundled server, beside the bundle. */
const migrationsFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (let up = 0; up < 6; up += 1) {
    const candidate = join(folder, 'drizzle')
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate
    folder = dirname(folder)
  }
  throw new MigrationError('The migrations folder (drizzle/) is missing beside the server.')
}

/**
 * Brings the database to this build's schema. Several processes may start at once: an advisory lock lets one migrate
 * while the others wait and then find nothing to do.
 *
 * @returns the number of migrations applied
 * @throws MigrationError when the server is older than PostgreSQL 15 or the schema is newer than this build
 */
export const migrate = async (url: string, folder: string = migrationsFolder()): Promise<number> => {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { application_name: 'jindu-migrate', ...FORMATS },
  })
  try {
    await refuseOldServer(sql)
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    const known = readMigrationFiles({ migrationsFolder: folder })
    const applied = await readApplied(sql)
    refuseOtherHistory(applied, known)
    if (applied.length === known.length) return 0
    await applyMigrations(drizzle(sql), { migrationsFolder: folder })
    await sql.notify(SCHEMA_CHANNEL, '')
    return known.length - applied.length
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Names of this build's migrations that the database does not have yet, in order.
 * @throws MigrationError when the schema is newer than this build or of another history
 */
export const pendingMigrations = async (sql: postgres.Sql): Promise<readonly string[]> => {
  const folder = migrationsFolder()
  const known = readMigrationFiles({ migrationsFolder: folder })
  const applied = await readApplied(sql)
  refuseOtherHistory(applied, known)
  const { entries }: { readonly entries: readonly { readonly tag: string; readonly when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  const done = new Set(applied.map(({ at }) => at))
  return entries.filter(({ when }) => !done.has(when)).map(({ tag }) => tag)
}

/** The creation time of this build's newest migration, in the database's format (milliseconds). */
export const newestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0

const refuseOldServer = async (sql: postgres.Sql): Promise<void> => {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`
  if (row && row.number < OLDEST_SERVER) {
    throw new MigrationError(`PostgreSQL 15 or newer is needed, this server is ${row.version}.`)
  }
}

interface Applied {
  readonly at: number
  readonly hash: string
}

const readApplied = async (sql: postgres.Sql): Promise<Applied[]> => {
  const [present] = await sql<{ present: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as present`
  if (!present?.present) return []
  const rows = await sql<{ at: string; hash: string }[]>`
    select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at`
  return rows.map((row) => ({ at: Number(row.at), hash: row.hash }))
}

const refuseOtherHistory = (applied: readonly Applied[], known: readonly MigrationMeta[]): void => {
  const newest = known.at(-1)?.folderMillis ?? 0
  const hashes = new Set(known.map((migration) => migration.hash))
  for (const { at, hash } of applied) {
    if (hashes.has(hash)) continue
    throw new MigrationError(
      at > newest
        ? 'The database was migrated by a newer release. Start that release, or restore a backup.'
        : 'The database was made by migrations that this build does not have. Start the release that made it, or another database.',
    )
  }
}
