import { newestMigration, SCHEMA_CHANNEL } from './migrate.ts'
import type { Database } from './database.ts'

export interface SchemaWatch {
  /** Whether a newer release has migrated the database. @throws what a query fails with */
  isNewer(): Promise<boolean>
  stop(): Promise<void>
}

/** The polling interval in milliseconds, for lost notifications and for older releases, which send none. */
const LOOK_MILLISECONDS = 15_000

/**
 * Watches for a release that migrates the database under this process.
 *
 * @param onNewer called once, when the schema is newer than this build knows
 */
export async function watchSchema({ sql }: Pick<Database, 'sql'>, onNewer: () => void): Promise<SchemaWatch> {
  const known = newestMigration()
  let newer = false
  async function isNewer(): Promise<boolean> {
    if (newer) return true
    const [row] = await sql<
      { at: string | null }[]
    >`select max(created_at)::text as at from drizzle.__drizzle_migrations`
    if (Number(row?.at ?? 0) <= known || newer) return newer
    newer = true
    onNewer()
    return true
  }
  const look = (): void => {
    // While the database is away nothing is newer; the next look finds it.
    isNewer().catch(() => undefined)
  }
  const listening = await sql.listen(SCHEMA_CHANNEL, look, look)
  const timer = setInterval(look, LOOK_MILLISECONDS)
  return {
    isNewer,
    stop: async () => {
      clearInterval(timer)
      await listening.unlisten()
    },
  }
}
