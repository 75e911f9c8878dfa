import { pendingMigrations } from './platform/db/migrate.ts'
import { withDatabase } from './platform/db/with-database.ts'
import { withEnvFile } from './platform/env/index.ts'

/**
 * `jindu upgrade`: lists the migrations that the next start of this release would apply. Ends with 1 when the database is
 * of a newer release, with 2 when it could not look.
 */
try {
  const pending = await withDatabase(withEnvFile(process.env).source, 'jindu-upgrade', ({ db }) =>
    pendingMigrations(db.$client),
  )
  const lines = pending.length === 0 ? ['The schema is that of this release.'] : pending
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify({ pending }) : lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof Error && error.name === 'MigrationError' ? 1 : 2
}
