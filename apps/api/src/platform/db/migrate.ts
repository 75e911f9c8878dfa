import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** Any constant does, as long as every process of the product uses the same. */
const MIGRATION_LOCK = 7_104_220_011
const OLDEST_SERVER = 150_000

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** The migrations folder beside the sources or, in the bundled server, beside the bundle. */
export const migrationsFolder = (): string => {
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
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { application_name: 'jindu-migrate' } })
  try {
    await refuseOldServer(sql)
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    const known = readMigrationFiles({ migrationsFolder: folder })
    const before = await appliedAt(sql)
    const newest = known.at(-1)?.folderMillis ?? 0
    const last = before.at(-1) ?? 0
    if (last > newest)
      throw new MigrationError('The database was migrated by a newer release. Start that release, or restore a backup.')
    if (before.length === known.length) return 0
    await applyMigrations(drizzle(sql), { migrationsFolder: folder })
    return known.length - before.length
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const refuseOldServer = async (sql: postgres.Sql): Promise<void> => {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`
  if (row && row.number < OLDEST_SERVER) {
    throw new MigrationError(`PostgreSQL 15 or newer is needed, this server is ${row.version}.`)
  }
}

const appliedAt = async (sql: postgres.Sql): Promise<number[]> => {
  const [present] = await sql<{ present: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as present`
  if (!present?.present) return []
  const rows = await sql<
    { at: string }[]
  >`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`
  return rows.map((row) => Number(row.at))
}
